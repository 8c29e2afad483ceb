import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const reddit: Source = {
  key: 'reddit',
  hosts,
  mediaHosts,
  extractors: ['Reddit'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /No media found|Unsupported URL/i, code: 'nothing' },
    { pattern: /quarantined|private/i, code: 'private' },
  ],
}
