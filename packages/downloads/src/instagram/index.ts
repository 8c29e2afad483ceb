import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const instagram: Source = {
  key: 'instagram',
  hosts,
  mediaHosts,
  extractors: ['Instagram'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /rate-limit reached or login required|restricted profile/i, code: 'private' },
    { pattern: /There is no video in this post|Unable to extract video url/i, code: 'nothing' },
  ],
}
