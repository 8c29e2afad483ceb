import { fromCsvCell } from '@kadr/domain/base/csv-cell'
import { findCurrency } from '@kadr/domain/library/parse-price'
import type { RawRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'

type Field = Exclude<keyof RawRow, 'row'>

/** Column names in Russian and English: exact matches first, then prefixes. */
const NAMES: Record<Field, RegExp> = {
  name: /^(?:название|наименование|имя|товар|продукт|модель|name|title|product|product name|product title|item|item name)$|^(?:название|наименование) /,
  link: /^(?:ссылка|url|link|адрес|сайт|страница|href|permalink|product url|product link)$|^(?:ссылка|url|адрес) (?!.*(?:фото|картин|изображ|image))/,
  price:
    /^(?:цена|стоимость|прайс|price|cost|amount|sale price|regular price|variant price)$|^(?:цена|стоимость|розничная цена|price)(?: |$)/,
  currency: /^(?:валюта|currency|currencyid|currency id|currency code)$/,
  description:
    /^(?:описание|описание товара|краткое описание|полное описание|анонс|текст|description|body|body html|short description|text|details)$/,
  benefits: /^(?:преимущества|выгоды|плюсы|особенности|benefits|features|advantages)$/,
  audience: /^(?:аудитория|целевая аудитория|для кого|ца|audience|target audience)$/,
  pictures:
    /^(?:картинк[аи]|фото|фотографи[яи]|изображени[ея]|image|images|picture|pictures|photo|photos|image url|image link|image src|img|additional image link)$|^(?:ссылка на|url) (?:фото|картин|изображ)/,
}
const FIELDS = Object.keys(NAMES).filter((key): key is Field => key in NAMES)

const normalise = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export type Columns = { at: Partial<Record<Field, number>>; currency: string }

/** Maps columns to fields. Throws when there is no name column. */
export const findColumns = (header: readonly string[]): Columns => {
  const names = header.map(normalise)
  const at: Partial<Record<Field, number>> = {}
  for (const field of FIELDS) {
    const index = names.findIndex(
      (name, place) => NAMES[field].test(name) && !Object.values(at).includes(place),
    )
    if (index >= 0) at[field] = index
  }
  if (at.name === undefined) {
    throw notImportable(
      'В первой строке нет столбца с названием. Назовите столбцы: «Название», «Ссылка», «Цена», «Описание»',
    )
  }
  // «Цена, руб.» sets the currency of all rows.
  const priceHeader = at.price === undefined ? '' : (header[at.price] ?? '')
  const said = findCurrency(priceHeader.replace(/price|cost|sale|regular|variant|amount/gi, ''))
  return { at, currency: said ?? '' }
}

const trimSeparators = (text: string) => {
  let end = text.length
  while (end > 0 && ' ,;|\t\n\u00a0'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

export const readCells = ({
  columns,
  cells,
  row,
}: {
  columns: Columns
  cells: readonly string[]
  row: number
}): RawRow => {
  const text = (field: Field) => {
    const place = columns.at[field]
    return place === undefined ? '' : fromCsvCell((cells[place] ?? '').trim())
  }
  return {
    row,
    name: text('name'),
    link: text('link'),
    price: text('price'),
    currency: text('currency') || columns.currency,
    description: text('description'),
    benefits: text('benefits'),
    audience: text('audience'),
    // A zero-width split is linear: a run of separators is not scanned once for each of them.
    pictures: text('pictures')
      .split(/(?<=[\s,;|])(?=https?:)/i)
      .map(trimSeparators),
  }
}
