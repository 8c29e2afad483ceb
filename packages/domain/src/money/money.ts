import type { ChargeCurrency, Money } from '@kadr/contract/base/primitives'
import { formatNumber } from '../base/plural.ts'
import { CURRENCY_SYMBOLS } from './prices.ts'

/** Smallest units in one unit of the currency. */
export const MINOR_UNITS: Record<ChargeCurrency, number> = { RUB: 100, BYN: 100, USD: 100, XTR: 1 }

/** Providers refuse smaller payments. */
export const LEAST_CHARGE: Record<ChargeCurrency, number> = { RUB: 100, BYN: 100, USD: 50, XTR: 1 }

type Share = { amount: number; part: number; whole: number }

/** `amount * part / whole`, rounded half up, exact for any safe integers. */
export const scale = ({ amount, part, whole }: Share): number =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))

/** The same, rounded down. */
export const scaleDown = ({ amount, part, whole }: Share): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** The same share of an amount; part is clamped to the whole. */
export const shareOf = ({ amount, part, whole }: Share): number => {
  if (whole <= 0 || part <= 0) return 0
  return part >= whole ? amount : scale({ amount, part, whole })
}

const fraction = (amount: number) => String(Math.abs(amount) % 100).padStart(2, '0')

/** 1 490 ₽, 745,50 ₽, 1 360 звёзд: with non-breaking spaces, kopecks only where there are some. */
export const formatMoney = ({ amount, currency }: Money): string => {
  if (currency === 'XTR') return `${formatNumber(amount)}\u00a0⭐`
  const units = Math.trunc(amount / 100)
  const sign = amount < 0 && units === 0 ? '−' : ''
  const whole = `${sign}${formatNumber(units)}`
  const shown = amount % 100 === 0 ? whole : `${whole},${fraction(amount)}`
  return `${shown}\u00a0${CURRENCY_SYMBOLS[currency]}`
}
