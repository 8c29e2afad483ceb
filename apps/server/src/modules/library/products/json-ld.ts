import { parseJson } from '@kadr/kit/parse-json'

type Json = Record<string, unknown>

/** Facts of one source; empty where it has none. */
export type Facts = {
  name: string
  description: string
  price: string
  currency: string
  pictures: string[]
}

const MAX_BLOCK_CHARACTERS = 500_000
const MAX_NODES = 3000
const MAX_DEPTH = 8
const MAX_PICTURES = 24

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value.toFixed(2)
  if (Array.isArray(value)) return textOf(value[0])
  return isObject(value) && '@value' in value ? textOf(value['@value']) : ''
}

/** Shops put raw line breaks into strings, trailing commas, and comments around the whole block. */
const repairJson = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the mistake
    .replaceAll(/[\u0000-\u001f]+/g, ' ')
    .replaceAll(/,(\s{0,100})(?=[}\]])/g, '$1')

const parseBlock = (block: string): unknown => {
  const text = block
    .slice(0, MAX_BLOCK_CHARACTERS)
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/, '')
    .replace(/;\s*$/, '')
  return parseJson(text) ?? parseJson(repairJson(text))
}

/** Every object of the block, breadth-first. */
function* walk(root: unknown): Generator<Json> {
  let level = [root]
  let seen = 0
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const item of level) {
      if (seen >= MAX_NODES) return
      seen += 1
      if (Array.isArray(item)) next.push(...item.slice(0, MAX_NODES))
      if (!isObject(item)) continue
      yield item
      next.push(...Object.values(item).filter((value) => typeof value === 'object'))
    }
    level = next.slice(0, MAX_NODES)
  }
}

const isProduct = (node: Json) =>
  toList(node['@type']).some(
    (type) => typeof type === 'string' && /(?:^|[/:])\w{0,20}Product(?:Group|Model|s)?$/.test(type),
  )

const pictureOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  return textOf(value.contentUrl) || textOf(value.url) || textOf(value['@id'])
}

/** Shops put the price into different places of an offer. */
const offerOf = (product: Json): { price: string; currency: string } => {
  for (const offer of [...toList(product.offers), ...toList(product.hasVariant), product]) {
    if (!isObject(offer)) continue
    const nested = isObject(offer.offers) ? offer.offers : offer
    for (const place of [nested, ...toList(nested.priceSpecification), ...toList(nested.offers)]) {
      if (!isObject(place)) continue
      const price = textOf(place.price) || textOf(place.lowPrice)
      if (!price) continue
      return { price, currency: textOf(place.priceCurrency) || textOf(nested.priceCurrency) }
    }
  }
  return { price: '', currency: '' }
}

/** The first product described by the page's JSON-LD blocks. */
export const readJsonLd = (blocks: readonly string[]): Facts | undefined => {
  for (const block of blocks) {
    for (const node of walk(parseBlock(block))) {
      if (!isProduct(node)) continue
      return {
        name: textOf(node.name),
        description: textOf(node.description),
        ...offerOf(node),
        pictures: toList(node.image)
          .slice(0, MAX_PICTURES)
          .map(pictureOf)
          .filter((url) => url !== ''),
      }
    }
  }
  return undefined
}
