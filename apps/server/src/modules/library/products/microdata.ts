import type { Attributes, HtmlHandler } from '../../../platform/markup/read-html.ts'
import type { Facts } from './json-ld.ts'

const VALUE_ATTRIBUTES = ['content', 'href', 'src', 'data-src', 'value']
const MAX_TEXT = 5000

const PROPERTIES = new Set(['name', 'description', 'price', 'lowPrice', 'priceCurrency', 'image'])

/** Of nested items (brand, review) only an offer's price belongs to the product. */
const belongs = (property: string, scope: string) =>
  /Product$/.test(scope) ||
  (/Offer$/.test(scope) && (property === 'priceCurrency' || /price/i.test(property)))

/** Collects schema.org/Product microdata. */
export const createMicrodata = (): HtmlHandler & { read(): Facts } => {
  /** The item type of every open element; undefined for elements without one. */
  const scopes: (string | undefined)[] = []
  const values = new Map<string, string[]>()
  let reading: { property: string; text: string; depth: number } | undefined

  const currentScope = () => scopes.findLast((scope) => scope !== undefined) ?? ''
  const add = (property: string, value: string) => {
    const known = values.get(property) ?? []
    if (value && known.length < 24) values.set(property, [...known, value])
  }

  const readProperty = (property: string, attributes: Attributes) => {
    const value = VALUE_ATTRIBUTES.map((key) => attributes.get(key)).find(Boolean)
    if (value) add(property, value)
    else reading ??= { property, text: '', depth: scopes.length }
  }

  return {
    open(_name, attributes) {
      const property = attributes.get('itemprop')?.trim() ?? ''
      const type = attributes.get('itemtype')?.trim()
      const isScope = attributes.has('itemscope') || type !== undefined
      const isProductFact =
        PROPERTIES.has(property) && !isScope && belongs(property, currentScope())
      if (isProductFact) readProperty(property, attributes)
      scopes.push(isScope ? (type ?? 'unknown') : undefined)
    },
    close() {
      scopes.pop()
      if (reading && scopes.length <= reading.depth) {
        add(reading.property, reading.text)
        reading = undefined
      }
    },
    text(text) {
      if (reading && reading.text.length < MAX_TEXT) reading.text += text
    },
    read(): Facts {
      const first = (property: string) => values.get(property)?.[0] ?? ''
      return {
        name: first('name'),
        description: first('description'),
        price: first('price') || first('lowPrice'),
        currency: first('priceCurrency'),
        pictures: values.get('image') ?? [],
      }
    },
  }
}
