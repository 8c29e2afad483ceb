import { createHash } from 'node:crypto'
import { decodeHTMLStrict } from 'entities'
import { cleanLine, plainText } from '../../../platform/markup/clean-text.ts'
import type { RawRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'
import { createXmlReader } from './xml-reader.ts'
import { createYmlReader } from './yml-offers.ts'

export type FeedItem = {
  /** The item's own id, or else its URL, or else a hash of its text. */
  key: string
  title: string
  text: string
  url: string | null
  /** The main picture first. */
  pictures: string[]
}

const MAX_ITEMS = 500
const MAX_TITLE = 300
const MAX_TEXT = 5000
const MAX_KEY = 500
const MAX_FIELD = 20_000
const ROOTS = new Set(['rss', 'feed', 'rdf:RDF'])
const ITEMS = new Set(['item', 'entry'])
/** The longest wins: a feed may have both a summary and the full text. */
const TEXTS = ['content:encoded', 'content', 'description', 'summary'] as const

const webAddress = (text: string): string | null => {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** Campaign parameters of URLs change between readings. */
const withoutMarks = (address: string): string => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('utm_')) url.searchParams.delete(name)
  }
  url.hash = ''
  return url.href
}

const hashWords = (words: string) => createHash('sha256').update(words).digest('hex')

const itemOf = ({
  id,
  title,
  text,
  url,
  pictures = [],
}: {
  id: string
  title: string
  text: string
  url: string | null
  pictures?: string[]
}): FeedItem | undefined => {
  const words = plainText(text, MAX_TEXT)
  const name = cleanLine(plainText(title, MAX_TITLE), MAX_TITLE) || cleanLine(words, MAX_TITLE)
  if (name === '') return undefined
  const own = cleanLine(id, MAX_KEY) || (url && withoutMarks(url).slice(0, MAX_KEY))
  return { key: own || hashWords(`${name}\n${words}`), title: name, text: words, url, pictures }
}

const createArticleReader = (onItem: (item: FeedItem) => void) => {
  const path: string[] = []
  let fields: Map<string, string> | undefined
  let link = ''
  let field = ''
  const end = (all: Map<string, string>) => {
    const of = (name: string) => all.get(name)?.trim() ?? ''
    const texts = TEXTS.map(of).toSorted((one, other) => other.length - one.length)
    const item = itemOf({
      id: of('guid') || of('id'),
      title: of('title'),
      text: texts[0] ?? '',
      url: webAddress(link || of('link')),
    })
    if (item) onItem(item)
  }
  return createXmlReader({
    open(name, attributes) {
      if (path.length === 0 && !ROOTS.has(name)) {
        throw notImportable('Это не лента: внутри нет ни RSS, ни Atom')
      }
      path.push(name)
      if (ITEMS.has(name) && !fields) {
        fields = new Map()
        link = ''
      } else if (fields && ITEMS.has(path.at(-2) ?? '')) field = ''
      const { href, rel = 'alternate' } = attributes
      if (fields && name === 'link' && href && rel === 'alternate') link = decodeHTMLStrict(href)
    },
    text(text) {
      if (fields) field += text.slice(0, MAX_FIELD - field.length)
    },
    close(name) {
      path.pop()
      if (fields && ITEMS.has(path.at(-1) ?? '') && !fields.has(name)) fields.set(name, field)
      if (!ITEMS.has(name) || !fields || path.some((one) => ITEMS.has(one))) return
      end(fields)
      fields = undefined
    },
  })
}

const offerItem = ({ name, description, link, price, currency, pictures }: RawRow) =>
  itemOf({
    id: '',
    title: name,
    text: [description, price && `Цена: ${price} ${currency}`].filter(Boolean).join('\n'),
    url: webAddress(link),
    pictures: pictures.flatMap((address) => webAddress(address) ?? []),
  })

/** Items of a feed or offers of a price list, in order. Throws on other or malformed XML. */
export const readFeedItems = (text: string): FeedItem[] => {
  const items = new Map<string, FeedItem>()
  const add = (item: FeedItem | undefined) => {
    if (item && items.size < MAX_ITEMS && !items.has(item.key)) items.set(item.key, item)
  }
  const isPriceList = /<\s*(yml_catalog|shop|offers)\b/i.test(text.slice(0, 5000))
  const reader = isPriceList
    ? createYmlReader((offer) => add(offerItem(offer)))
    : createArticleReader(add)
  reader.push(text.replace(/^\ufeff/, ''))
  reader.end()
  return [...items.values()]
}
