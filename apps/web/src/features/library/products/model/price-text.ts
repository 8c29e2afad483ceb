import type { Currency } from '@kadr/contract/base/primitives'
import type { Product } from '@kadr/contract/library/products'

type Price = NonNullable<Product['price']>

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/** «1 290,5» → 129050; undefined when it is no amount of money. */
export const readAmount = (text: string): number | undefined => {
  const [, whole, cents = ''] = AMOUNT.exec(text.replaceAll(/\s/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** 129050 → «1290,50», the input format. */
export const amountText = (minor: number): string => {
  const whole = Math.floor(minor / 100)
  const cents = minor % 100
  return cents === 0 ? String(whole) : `${whole},${String(cents).padStart(2, '0')}`
}

const formats = (currency: Currency, digits: number) =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  })

/** «1 290 ₽», with non-breaking spaces. */
export const priceText = ({ minor, currency }: Price): string =>
  formats(currency, minor % 100 === 0 ? 0 : 2)
    .format(minor / 100)
    .replaceAll(/\s/g, '\u00A0')
