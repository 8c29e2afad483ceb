import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const twitter: Source = {
  key: 'twitter',
  hosts,
  mediaHosts,
  extractors: ['Twitter'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /not authorized to (?:see|view)|protected/i, code: 'private' },
    { pattern: /No status found/i, code: 'removed' },
    { pattern: /age-restricted|NSFW tweet/i, code: 'age' },
    { pattern: /Rate limit exceeded|Could not retrieve guest token/i, code: 'source-limits-us' },
  ],
}
