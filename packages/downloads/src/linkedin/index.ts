import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const linkedin: Source = {
  key: 'linkedin',
  hosts,
  mediaHosts,
  extractors: ['LinkedIn'],
  parseLink,
  readDetails,
  refusals: [{ pattern: /Unable to extract video/i, code: 'nothing' }],
}
