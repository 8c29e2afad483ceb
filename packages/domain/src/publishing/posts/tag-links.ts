import type { Network } from '@kadr/contract/publishing/networks'
import type { Post } from '@kadr/contract/publishing/posts'

export type Utm = NonNullable<Post['utm']>

/** Replaced by the network of each target: `utm_source={network}`. */
export const NETWORK_MARK = '{network}'

export const utmFor = ({ utm, network }: { utm: Utm | null; network: Network }): Utm | null =>
  utm && {
    source: utm.source.replaceAll(NETWORK_MARK, network),
    medium: utm.medium.replaceAll(NETWORK_MARK, network),
    campaign: utm.campaign.replaceAll(NETWORK_MARK, network),
  }

// Quotes, angle brackets and guillemets are never part of a typed URL.
const ADDRESS = /https?:\/\/[^\s<>"«»„“”`]+/giu
const TRAILING = /[.,;:!?…*_~'’|]$/u
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const countOf = (text: string, letter: string) => text.split(letter).length - 1

/** Trailing punctuation and an enclosing bracket belong to the sentence. */
const trimAddress = (found: string): string => {
  const last = found.at(-1) ?? ''
  const opening = PAIRS[last]
  const isLooseBracket = opening !== undefined && countOf(found, last) > countOf(found, opening)
  return TRAILING.test(found) || isLooseBracket ? trimAddress(found.slice(0, -1)) : found
}

/** `[words](https://…)`: the Markdown bracket ends the URL. */
const cutAtMarkdown = (found: string): string => found.split('](')[0] ?? found

const tagAddress = (address: string, utm: Utm): string => {
  if (!URL.canParse(address)) return address
  const [beforeHash = '', ...afterHash] = address.split('#')
  const [path = '', ...queries] = beforeHash.split('?')
  const query = queries.join('?')
  const present = new URLSearchParams(query)
  const added = Object.entries({
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: utm.campaign,
  })
    .filter(([name, value]) => value !== '' && !present.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (added.length === 0) return address
  const hasPath = path.indexOf('/', path.indexOf('//') + 2) > 0
  const whole = [query.replace(/&$/, ''), ...added].filter((part) => part !== '').join('&')
  const hash = afterHash.length > 0 ? `#${afterHash.join('#')}` : ''
  return `${path}${hasPath ? '' : '/'}?${whole}${hash}`
}

const addressIn = (found: string) => trimAddress(cutAtMarkdown(found))

export const findLinks = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map(addressIn).filter((address) => URL.canParse(address))

/** Adds UTM tags to every URL of a text; tags already present are kept. */
export const tagLinks = ({ text, utm }: { text: string; utm: Utm | null }): string =>
  utm === null
    ? text
    : text.replace(ADDRESS, (found) => {
        const address = addressIn(found)
        return tagAddress(address, utm) + found.slice(address.length)
      })
