import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const tiktok: Source = {
  key: 'tiktok',
  hosts,
  mediaHosts,
  extractors: ['TikTok'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /status code 10216|video is private/i, code: 'private' },
    { pattern: /status code 10204|Video not available/i, code: 'removed' },
  ],
}
