import type { RawRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'
import { createXmlReader } from './xml-reader.ts'

const MAX_FIELD_CHARACTERS = 20_000
const MAX_PICTURES = 10
const ROOTS = new Set(['yml_catalog', 'catalog', 'shop', 'offers'])

type Offer = { fields: Map<string, string>; pictures: string[] }

const nameOf = (fields: Offer['fields']) => {
  const part = (name: string) => fields.get(name)?.trim() ?? ''
  return (
    part('name') || [part('typePrefix'), part('vendor'), part('model')].filter(Boolean).join(' ')
  )
}

export const createYmlReader = (onOffer: (raw: RawRow) => void) => {
  const path: string[] = []
  let offer: Offer | undefined
  let field = ''
  let count = 0

  const endOffer = ({ fields, pictures }: Offer) => {
    count += 1
    const text = (name: string) => fields.get(name)?.trim() ?? ''
    onOffer({
      row: count,
      name: nameOf(fields),
      link: text('url'),
      price: text('price'),
      currency: text('currencyId'),
      description: text('description'),
      benefits: '',
      audience: '',
      pictures,
    })
  }
  const endField = (name: string) => {
    if (!offer) return
    if (name === 'picture') {
      if (offer.pictures.length < MAX_PICTURES) offer.pictures.push(field.trim())
    } else if (!offer.fields.has(name)) offer.fields.set(name, field)
  }

  return createXmlReader({
    open(name) {
      if (path.length === 0 && !ROOTS.has(name)) {
        throw notImportable('Это не прайс-лист YML: внутри нет yml_catalog')
      }
      path.push(name)
      if (name === 'offer' && !offer) offer = { fields: new Map(), pictures: [] }
      else if (offer && path.at(-2) === 'offer') field = ''
    },
    text(text) {
      if (offer) field += text.slice(0, MAX_FIELD_CHARACTERS - field.length)
    },
    close(name) {
      path.pop()
      if (offer && path.at(-1) === 'offer') endField(name)
      if (name !== 'offer' || !offer || path.includes('offer')) return
      endOffer(offer)
      offer = undefined
    },
  })
}
