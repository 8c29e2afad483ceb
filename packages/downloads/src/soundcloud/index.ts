import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const soundcloud: Source = {
  key: 'soundcloud',
  hosts,
  mediaHosts,
  extractors: ['soundcloud'],
  parseLink,
  readDetails,
  refusals: [{ pattern: /SNIP|SoundCloud Go/, code: 'paid' }],
}
