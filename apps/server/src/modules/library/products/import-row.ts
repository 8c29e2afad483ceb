import type { Currency } from '@kadr/contract/base/primitives'
import { quote } from '@kadr/domain/base/quote'
import { findCurrency, parseMinor, parsePrice } from '@kadr/domain/library/parse-price'
import { cleanLine, plainText } from '../../../platform/markup/clean-text.ts'

export type RawRow = {
  row: number
  name: string
  link: string
  price: string
  currency: string
  description: string
  benefits: string
  audience: string
  pictures: string[]
}

export type ImportRow = {
  row: number
  name: string
  link: string
  description: string
  benefits: string[]
  audience: string
  price: { minor: number; currency: Currency } | null
  pictures: string[]
}

export type RowProblem = { row: number; message: string }

const MAX_NAME = 200
const MAX_LINK = 2048
const MAX_BENEFITS = 20
const MAX_PICTURES = 3

const isWebAddress = (text: string) =>
  text.length <= MAX_LINK && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** "Price on request" is not an error: the price is empty. */
const NO_PRICE = /^(?:|[-–—]|0+(?:[.,]0+)?|по\s+запросу|уточня\S*|договорная|нет)$/i

const readPrice = (raw: RawRow): ImportRow['price'] | string => {
  const text = cleanLine(raw.price, 100)
  if (NO_PRICE.test(text)) return null
  const price = parsePrice({ text, currency: raw.currency })
  if (price) return price
  if (parseMinor(text) === undefined) return `Цена ${quote(text)} не понята: строка взята без цены`
  const currency = cleanLine(raw.currency, 20) || text
  return findCurrency(currency) === undefined
    ? `Цена ${quote(text)} слишком большая: строка взята без цены`
    : `Валюта ${quote(currency)} не поддерживается: строка взята без цены`
}

const readLink = (raw: RawRow): string | undefined => {
  const link = raw.link.trim()
  if (link === '' || isWebAddress(link)) return link
  const guess = `https://${link}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?]\S*)?$/.test(link) && isWebAddress(guess) ? guess : undefined
}

/** Parses a row as far as possible and lists its problems. Only a row without a name is skipped. */
export const readRow = (raw: RawRow): { row?: ImportRow; problems: RowProblem[] } => {
  const whole = cleanLine(raw.name, MAX_NAME * 5)
  if (whole === '')
    return { problems: [{ row: raw.row, message: 'Нет названия: строка пропущена' }] }
  const messages: string[] = []
  const name = cleanLine(whole, MAX_NAME)
  if (name !== whole) messages.push(`Название длиннее ${MAX_NAME} символов: обрезано`)
  const price = readPrice(raw)
  if (typeof price === 'string') messages.push(price)
  const link = readLink(raw)
  if (link === undefined) {
    messages.push(
      `Ссылка ${quote(cleanLine(raw.link, 60))} не похожа на адрес: строка взята без неё`,
    )
  }
  return {
    row: {
      row: raw.row,
      name,
      link: link ?? '',
      description: plainText(raw.description, 5000),
      benefits: raw.benefits
        .split(/[|;\n]/)
        .map((benefit) => cleanLine(benefit, 200))
        .filter(Boolean)
        .slice(0, MAX_BENEFITS),
      audience: cleanLine(raw.audience, 500),
      price: typeof price === 'string' ? null : price,
      pictures: raw.pictures
        .map((url) => url.trim())
        .filter(isWebAddress)
        .slice(0, MAX_PICTURES),
    },
    problems: messages.map((message) => ({ row: raw.row, message })),
  }
}
