import { readLatin } from './latin.ts'
import { cardinal } from './numerals.ts'

/** Latin letters and digits are read; Russian text stays unchanged. */
const readName = (name: string): string[] =>
  (name.match(/\d+|[a-z]+|[а-яё]+/giu) ?? []).flatMap((part) => {
    if (/^\d/.test(part)) return cardinal(Number(part))
    if (/^рф$/iu.test(part)) return ['эрэ́ф']
    return /^[a-z]/i.test(part) ? readLatin(part) : [part]
  })

const between = (parts: string[], word: string): string[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [word] : []), ...readName(part)])

/** «kadr.ru/promo»; the query is not read. */
export const readSite = (site: string): string[] => {
  const [address = ''] = site.replace(/^https?:\/\/(?:www\.)?/iu, '').split(/[?#]/u)
  const [host = '', ...path] = address.split('/')
  return [
    ...between(host.split('.'), 'точка'),
    ...path.filter(Boolean).flatMap((part) => ['слэш', ...readName(part)]),
  ]
}

/** «hello@kadr.ru». */
export const readEmail = (address: string): string[] => {
  const [name = '', host = ''] = address.split('@')
  return [...between(name.split('.'), 'точка'), 'собака', ...readSite(host)]
}
