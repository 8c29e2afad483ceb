import { pathParts } from '../_shared/hosts.ts'
import type { Source } from '../source.ts'

/** Pinterest has many country domains; all lead to the same pins. */
export const hosts = [
  'pinterest.com',
  'pinterest.ru',
  'pinterest.co.uk',
  'pinterest.de',
  'pinterest.fr',
  'pinterest.es',
  'pinterest.it',
  'pinterest.ca',
  'pinterest.at',
  'pinterest.com.au',
  'pin.it',
]
export const mediaHosts = ['pinimg.com']

export const parseLink: Source['parseLink'] = (url) => {
  const [first = '', slug = ''] = pathParts(url)
  if (url.hostname === 'pin.it') return first ? 'short' : undefined
  // A slug may stand before the number: `some-words--1234`.
  const [, id] = /(?:^|--)(\d{5,25})$/.exec(slug) ?? []
  if (first !== 'pin' || !id) return undefined
  return { id, url: `https://www.pinterest.com/pin/${id}/` }
}
