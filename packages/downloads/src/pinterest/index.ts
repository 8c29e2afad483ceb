import type { Source } from '../source.ts'
import { readDetails } from './details.ts'
import { hosts, mediaHosts, parseLink } from './links.ts'

export const pinterest: Source = {
  key: 'pinterest',
  hosts,
  mediaHosts,
  extractors: ['Pinterest'],
  parseLink,
  readDetails,
  refusals: [{ pattern: /resource_response|Pin not found/i, code: 'removed' }],
}
