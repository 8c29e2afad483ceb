import type { BillingPeriod, ChargeCurrency, Currency } from '@kadr/contract/primitives'
import type { PlanName } from '@kadr/contract/subscription'
import { UserError } from '@kadr/domain/app-error'
import { LEAST_CHARGE } from '@kadr/domain/billing/money'
import { unitOf } from '@kadr/domain/billing/paid-period'
import { type PlanPrices, priceOf } from '@kadr/domain/billing/price-list'
import {
  findPromoRefusal,
  normalizePromoCode,
  PROMO_REFUSALS,
  promoDiscount,
} from '@kadr/domain/billing/promo-code'
import { type HeldPeriod, type Offer, quotePurchase } from '@kadr/domain/billing/quote-purchase'
import { PLANS, toPlanName } from '@kadr/domain/plans'
import { DAY_MS } from '@kadr/kit/durations'
import type { PaymentProvider } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { findPlanPrices, listHeldPeriods } from '../subscription/index.ts'
import { hasPaidOrder, listPromoUses } from './orders.repository.ts'
import { lockPromo } from './renewals.repository.ts'

export type Choice = {
  planId: number
  currency: Currency
  billingPeriod: BillingPeriod
  place: 'web' | 'telegram'
  promoCode?: string | undefined
}

type OfUser = { ctx: AppContext; tx: Tx; userId: string }

/** An open order holds its place among the uses of a promo code for so long. */
const PROMO_HOLD_MS = DAY_MS

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

/** Bought periods in force and ahead. Gifts and grace count for nothing in a purchase. */
export const listBought = async ({ ctx, tx, userId }: OfUser): Promise<HeldPeriod[]> => {
  const held = await listHeldPeriods({ ctx, tx, userId })
  return held
    .filter(({ source }) => source === 'order')
    .map((period) => ({ ...period, plan: toPlanName(period.plan) }))
}

const checkPromo = async ({ ctx, tx, userId, code: typed }: OfUser & { code: string }) => {
  const code = normalizePromoCode(typed)
  const now = ctx.clock.now()
  const promo = await lockPromo({ db: tx, code })
  const since = new Date(now.getTime() - PROMO_HOLD_MS)
  const uses = await listPromoUses({ db: tx, code, since })
  const reason = findPromoRefusal({
    promo,
    uses: uses.filter((use) => use.userId !== userId).length,
    usesOfPerson: uses.filter((use) => use.userId === userId && use.state === 'paid').length,
    hasPaidBefore: await hasPaidOrder({ db: tx, userId }),
    now,
  })
  if (reason) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      field: 'promoCode',
      userMessage: PROMO_REFUSALS[reason],
    })
  }
  return { code, percent: promo?.percent ?? null, days: promo?.days ?? 0 }
}

/** What the choice costs this person now. */
export const quoteOrder = async ({ ctx, tx, userId, choice }: OfUser & { choice: Choice }) => {
  const { plan, prices } = await getListedPlan({ ctx, tx, planId: choice.planId })
  const currency: ChargeCurrency = choice.place === 'telegram' ? 'XTR' : choice.currency
  const provider = getProvider({ ctx, currency })
  const offer = makeOffer({ plan, prices, currency, billingPeriod: choice.billingPeriod })
  const held = await listBought({ ctx, tx, userId })
  const quote = quotePurchase({ held, offer, now: ctx.clock.now() })
  const promo = choice.promoCode
    ? await checkPromo({ ctx, tx, userId, code: choice.promoCode })
    : undefined
  const discount = Math.min(
    promoDiscount({ amount: quote.amount, promo }),
    Math.max(0, quote.amount - LEAST_CHARGE[currency]),
  )
  return {
    provider,
    promoCode: promo?.code ?? null,
    discount,
    billingPeriod: choice.billingPeriod,
    fullValue: quote.value,
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
