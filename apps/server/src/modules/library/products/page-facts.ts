import type { Currency } from '@kadr/contract/base/primitives'
import { parsePrice } from '@kadr/domain/library/parse-price'
import { cleanLine, plainText } from '../../../platform/markup/clean-text.ts'
import { type Attributes, readHtml } from '../../../platform/markup/read-html.ts'
import { type Facts, readJsonLd } from './json-ld.ts'
import { createMicrodata } from './microdata.ts'

export type PageFacts = {
  name: string
  description: string
  price: { minor: number; currency: Currency } | null
  /** Absolute URLs without duplicates. */
  pictures: string[]
}

const MAX_PICTURES = 12
const MAX_JSON_LD_BLOCKS = 30
const MAX_META = 500
const MIN_SIDE = 150
/** Names of decorative pictures, not of the product. */
const DECORATION =
  /logo|sprite|icon|pixel|counter|banner|avatar|placeholder|\.svg(?:$|\?)|\.gif(?:$|\?)/i

type CollectedFacts = {
  meta: Map<string, string[]>
  jsonLd: string[]
  title: string
  heading: string
  base: string | undefined
  images: string[]
  micro: ReturnType<typeof createMicrodata>
}

const collectMeta = (page: CollectedFacts, attributes: Attributes) => {
  const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
  const content = attributes.get('content')?.trim()
  if (!name || !content || page.meta.size >= MAX_META) return
  const known = page.meta.get(name) ?? []
  if (known.length < MAX_PICTURES * 2) page.meta.set(name, [...known, content])
}

const collectImage = (page: CollectedFacts, attributes: Attributes) => {
  const source = attributes.get('data-src') ?? attributes.get('src')
  const sides = ['width', 'height'].map((key) => Number(attributes.get(key) ?? Number.NaN))
  const isSmall = sides.some((side) => side < MIN_SIDE)
  if (!source || isSmall || DECORATION.test(source) || page.images.length > MAX_PICTURES) return
  page.images.push(source)
}

const collectOpenTag = (page: CollectedFacts, name: string, attributes: Attributes) => {
  if (name === 'meta') collectMeta(page, attributes)
  if (name === 'img') collectImage(page, attributes)
  if (name === 'base') page.base ??= attributes.get('href')
  if (name === 'link' && attributes.get('rel')?.toLowerCase() === 'image_src') {
    collectMeta(
      page,
      new Map([
        ['name', 'image_src'],
        ['content', attributes.get('href') ?? ''],
      ]),
    )
  }
}

type OpenedTag = { name: string; attributes: Attributes; text: string }

/** The text between an element's opening tag and the next tag. */
const readTag = (page: CollectedFacts, { name, attributes, text }: OpenedTag) => {
  const type = attributes.get('type')?.toLowerCase() ?? ''
  if (name === 'title') page.title ||= text
  if (name === 'h1') page.heading ||= text.trim()
  if (name !== 'script' || !type.includes('ld+json')) return
  if (page.jsonLd.length < MAX_JSON_LD_BLOCKS) page.jsonLd.push(text)
}

const collect = (html: string): CollectedFacts => {
  const page: CollectedFacts = {
    meta: new Map(),
    jsonLd: [],
    title: '',
    heading: '',
    base: undefined,
    images: [],
    micro: createMicrodata(),
  }
  let opened: OpenedTag | undefined
  const endText = () => {
    if (opened) readTag(page, opened)
    opened = undefined
  }
  readHtml(html, {
    open(name, attributes) {
      endText()
      page.micro.open(name, attributes)
      collectOpenTag(page, name, attributes)
      opened = { name, attributes, text: '' }
    },
    close(name) {
      endText()
      page.micro.close(name)
    },
    text(text) {
      page.micro.text(text)
      if (opened) opened.text += text
    },
  })
  endText()
  return page
}

const fromMeta = ({ meta }: CollectedFacts): Facts[] => {
  const first = (...names: string[]) => names.map((name) => meta.get(name)?.[0]).find(Boolean) ?? ''
  const all = (...names: string[]) => names.flatMap((name) => meta.get(name) ?? [])
  return [
    {
      name: first('og:title'),
      description: first('og:description'),
      price: first('product:price:amount', 'og:price:amount', 'product:sale_price:amount'),
      currency: first('product:price:currency', 'og:price:currency'),
      pictures: all('og:image:secure_url', 'og:image', 'og:image:url'),
    },
    {
      name: first('twitter:title'),
      description: first('twitter:description', 'description'),
      price: '',
      currency: '',
      pictures: all('twitter:image', 'twitter:image:src', 'image_src'),
    },
  ]
}

const absolute = ({ url, base }: { url: string; base: string }): string | undefined => {
  if (!URL.canParse(url.trim(), base)) return undefined
  const address = new URL(url.trim(), base)
  address.hash = ''
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  return isWeb && address.href.length <= 2048 ? address.href : undefined
}

/** Only http(s), deduplicated: the same picture often comes from two sources. */
const resolvePictures = ({ urls, base }: { urls: string[]; base: string }): string[] => {
  const found = new Map<string, string>()
  for (const url of urls) {
    const href = absolute({ url, base })
    const key = href?.replace(/^https?:/, '')
    if (href && key && !found.has(key)) found.set(key, href)
  }
  return [...found.values()].slice(0, MAX_PICTURES)
}

/** Product facts of a page: JSON-LD first, then microdata, Open Graph, Twitter, the title. */
export const readPageFacts = ({ html, url }: { html: string; url: string }): PageFacts => {
  const page = collect(html)
  const sources = [readJsonLd(page.jsonLd), page.micro.read(), ...fromMeta(page)].filter(
    (facts) => facts !== undefined,
  )
  const names = [...sources.map(({ name }) => name), page.heading, page.title]
  const priced = sources.find(({ price }) => price !== '')
  const pictures = sources.flatMap((facts) => facts.pictures)
  const base = absolute({ url: page.base ?? '', base: url }) ?? url
  return {
    name: names.map((name) => cleanLine(plainText(name, 1000), 200)).find(Boolean) ?? '',
    description: sources.map((facts) => plainText(facts.description, 5000)).find(Boolean) ?? '',
    price: (priced && parsePrice({ text: priced.price, currency: priced.currency })) ?? null,
    pictures: resolvePictures({ urls: pictures.length > 0 ? pictures : page.images, base }),
  }
}
