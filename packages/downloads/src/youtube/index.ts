import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const youtube: Source = {
  key: 'youtube',
  hosts,
  mediaHosts,
  extractors: ['Youtube'],
  parseLink,
  readDetails,
  refusals: [
    { pattern: /confirm you.re not a bot/i, code: 'source-limits-us' },
    { pattern: /confirm your age|age-restricted|inappropriate for some users/i, code: 'age' },
    { pattern: /members-only|Join this channel|requires payment|Premium/i, code: 'paid' },
    { pattern: /live event will begin|Premieres in|is live/i, code: 'live' },
  ],
}
