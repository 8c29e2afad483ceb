import type { Facts } from './json-ld.ts'
import type { HtmlToken } from './read-html.ts'

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const VALUE_ATTRIBUTES = ['content', 'href', 'src', 'data-src', 'value']
const MAX_DEPTH = 400
const MAX_TEXT = 5000

type Element = { name: string; scope: string | undefined }
type Attributes = ReadonlyMap<string, string>

const PROPERTIES = new Set(['name', 'description', 'price', 'lowPrice', 'priceCurrency', 'image'])

/** Of a nested thing (brand, review) only an offer's price is the product's. */
const belongs = (property: string, scope: string) =>
  /Product$/.test(scope) ||
  (/Offer$/.test(scope) && (property === 'priceCurrency' || /price/i.test(property)))

/** Collects schema.org/Product written as attributes of the page's own elements. */
export const createMicrodata = () => {
  const stack: Element[] = []
  const values = new Map<string, string[]>()
  let reading: { property: string; text: string; depth: number } | undefined

  const scopeOf = () => stack.findLast(({ scope }) => scope !== undefined)?.scope ?? ''
  const add = (property: string, value: string) => {
    const known = values.get(property) ?? []
    if (known.length < 24) values.set(property, [...known, value])
  }

  const takeProperty = (property: string, name: string, attributes: Attributes) => {
    const value = VALUE_ATTRIBUTES.map((key) => attributes.get(key)).find(Boolean)
    if (value) add(property, value)
    else if (!VOID.has(name) && !reading) reading = { property, text: '', depth: stack.length }
  }

  const open = (name: string, attributes: Attributes) => {
    const property = attributes.get('itemprop')?.trim() ?? ''
    const type = attributes.get('itemtype')?.trim()
    const isScope = attributes.has('itemscope') || type !== undefined
    const isWanted = PROPERTIES.has(property) && !isScope && belongs(property, scopeOf())
    if (isWanted) takeProperty(property, name, attributes)
    if (VOID.has(name) || stack.length >= MAX_DEPTH) return
    stack.push({ name, scope: isScope ? (type ?? 'unknown') : undefined })
  }

  const close = (name: string) => {
    const at = stack.findLastIndex((element) => element.name === name)
    if (at < 0) return
    stack.length = at
    if (reading && at <= reading.depth) {
      add(reading.property, reading.text)
      reading = undefined
    }
  }

  return {
    take(token: HtmlToken) {
      if (token.kind === 'open') open(token.name, token.attributes)
      else if (token.kind === 'close') close(token.name)
      else if (reading && reading.text.length < MAX_TEXT) reading.text += token.text
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
