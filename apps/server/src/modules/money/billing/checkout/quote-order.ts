import type { BillingPeriod, ChargeCurrency, Currency } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import { UserError } from '@kadr/domain/base/app-error'
import { type Gift, quoteAfterGifts } from '@kadr/domain/money/gifts'
import { LEAST_CHARGE } from '@kadr/domain/money/money'
import { unitOf } from '@kadr/domain/money/paid-period'
import { PLANS, toPlanName } from '@kadr/domain/money/plans'
import { type PlanPrices, priceOf } from '@kadr/domain/money/price-list'
import { promoDiscount } from '@kadr/domain/money/promo-code'
import {
  type HeldPeriod,
  type Offer,
  type Overdue,
  quotePurchase,
} from '@kadr/domain/money/quote-purchase'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { PaymentProvider } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { findPlanPrices, listHeldPeriods, type PaidPeriod } from '../../subscription/index.ts'
import { isSavingRefused } from '../renewals/saving-refusals.ts'
import { checkPromo } from './promo-use.ts'

export type Choice = {
  planId: number
  currency: Currency
  billingPeriod: BillingPeriod
  place: 'web' | 'telegram'
  promoCode?: string | undefined
  quotedAt?: string | undefined
}

type OfUser = { ctx: AppContext; tx: Tx; userId: string }

/** How long a checkout keeps the sum it has shown. */
const QUOTE_HOLD_MS = 30 * MINUTE_MS

const getProvider = ({
  ctx,
  currency,
}: {
  ctx: AppContext
  currency: ChargeCurrency
}): PaymentProvider => {
  const provider = ctx.payments.forCurrency(currency)
  if (provider) return provider
  throw new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Оплата в этой валюте пока не подключена. Выберите другую валюту',
  })
}

export const getListedPlan = async ({
  ctx,
  tx,
  planId,
}: {
  ctx: AppContext
  tx?: Tx
  planId: number
}) => {
  const listed = await findPlanPrices({ ctx, ...(tx && { tx }), planId })
  if (listed) return listed
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого тарифа нет' })
}

export const makeOffer = ({
  plan,
  prices,
  currency,
  billingPeriod,
}: {
  plan: PlanName
  prices: PlanPrices
  currency: ChargeCurrency
  billingPeriod: BillingPeriod
}): Offer => {
  const price = (each: ChargeCurrency) => priceOf({ prices, currency: each, billingPeriod })
  return {
    plan,
    currency,
    unit: unitOf({ billingPeriod, isStars: currency === 'XTR' }),
    prices: { RUB: price('RUB'), BYN: price('BYN'), USD: price('USD'), XTR: price('XTR') },
  }
}

/** Purchased periods. Gifts, trials and grace periods are worth nothing in a purchase. */
export const pickBought = (held: readonly PaidPeriod[]): HeldPeriod[] =>
  held
    .filter(({ source }) => source === 'order')
    .map((period) => ({ ...period, plan: toPlanName(period.plan) }))

export const pickGifts = (held: readonly PaidPeriod[]): Gift[] =>
  held
    .filter(({ source }) => source === 'grant')
    .map((period) => ({ ...period, plan: toPlanName(period.plan) }))

/** A grace period begins at the end of what was paid. */
const findOverdue = (held: readonly PaidPeriod[]): Overdue | undefined => {
  const grace = held.find(({ source }) => source === 'grace')
  return grace && { plan: toPlanName(grace.plan), since: grace.startsAt, anchorAt: grace.anchorAt }
}

/** Purchased periods, current and future. */
export const listBought = async (person: OfUser): Promise<HeldPeriod[]> =>
  pickBought(await listHeldPeriods(person))

/** An open checkout keeps the moment of its first quote. */
const momentOf = ({ quotedAt, now }: { quotedAt: string | undefined; now: Date }): Date => {
  const shown = quotedAt === undefined ? now : new Date(quotedAt)
  const ageMs = now.getTime() - shown.getTime()
  return ageMs >= 0 && ageMs <= QUOTE_HOLD_MS ? shown : now
}

/** The begun day of the paid period counts as unused, so that the sum is the same all day long. */
const startOfPaidDay = ({ held, at }: { held: readonly HeldPeriod[]; at: Date }): Date => {
  const current = held.find(({ startsAt, endsAt }) => startsAt <= at && endsAt > at)
  if (!current) return at
  const days = Math.floor((at.getTime() - current.startsAt.getTime()) / DAY_MS)
  return new Date(current.startsAt.getTime() + days * DAY_MS)
}

/** Counted by whole days, but beginning now: only an end that is kept stays where it is. */
const quoteByDays = ({
  at,
  ...purchase
}: Omit<Parameters<typeof quotePurchase>[0], 'now'> & { at: Date }) => {
  const { held } = purchase
  const dayStart = startOfPaidDay({ held, at })
  const quote = quotePurchase({ ...purchase, now: dayStart })
  if (quote.kind !== 'upgrade') return quote
  const keepsEnd = held.at(-1)?.endsAt.getTime() === quote.endsAt.getTime()
  const movedMs = keepsEnd ? 0 : at.getTime() - dayStart.getTime()
  return { ...quote, startsAt: at, endsAt: new Date(quote.endsAt.getTime() + movedMs) }
}

/** Price of the choice for this person now. */
export const quoteOrder = async ({ ctx, tx, userId, choice }: OfUser & { choice: Choice }) => {
  const { plan, prices } = await getListedPlan({ ctx, tx, planId: choice.planId })
  const currency: ChargeCurrency = choice.place === 'telegram' ? 'XTR' : choice.currency
  const provider = getProvider({ ctx, currency })
  const offer = makeOffer({ plan, prices, currency, billingPeriod: choice.billingPeriod })
  const all = await listHeldPeriods({ ctx, tx, userId })
  const held = pickBought(all)
  const quotedAt = momentOf({ quotedAt: choice.quotedAt, now: ctx.clock.now() })
  const overdue = findOverdue(all)
  const quoted = quoteByDays({ held, offer, at: quotedAt, overdue })
  const quote = overdue ? quoted : quoteAfterGifts({ quote: quoted, gifts: pickGifts(all) })
  const promo = choice.promoCode
    ? await checkPromo({ ctx, tx, userId, code: choice.promoCode })
    : undefined
  const discount = Math.min(
    promoDiscount({ amount: quote.amount, promo }),
    Math.max(0, quote.amount - LEAST_CHARGE[currency]),
  )
  return {
    provider,
    isSavingRefused: await isSavingRefused({ ctx, db: tx, provider: provider.id }),
    promoCode: promo?.code ?? null,
    discount,
    billingPeriod: choice.billingPeriod,
    fullValue: quote.value,
    quotedAt,
    quote: {
      ...quote,
      value: quote.value - discount,
      amount: quote.amount - discount,
      limits: PLANS[plan].limits,
      prices: offer.prices,
      promoDays: promo?.days ?? 0,
    },
  }
}
