import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const facebook: Source = {
  key: 'facebook',
  hosts,
  mediaHosts,
  extractors: ['facebook'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /log in to continue|only available for registered users/i, code: 'private' },
    { pattern: /Cannot parse data/i, code: 'source-limits-us' },
  ],
}
