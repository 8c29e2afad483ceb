import * as z from 'zod/mini'
import { billingPeriod, currency, email, id, instant, money, nothing } from './primitives.ts'
import { defineRoute } from './route.ts'
import { planName } from './subscription.ts'

/** Version of the offer and of the consent to renewals that a buyer accepts. */
export const OFFER_VERSION = '2026-11-16'

const promoCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(32))

/** What is bought: spec's fields, and where the buyer is. */
const choice = z.object({
  planId: z.int().check(z.minimum(1)),
  currency,
  billingPeriod,
  /** In Telegram digital goods are paid in Stars, whatever currency prices are shown in. */
  place: z._default(z.enum(['web', 'telegram']), 'web'),
  promoCode: z.optional(promoCode),
})

export const purchaseKind = z.enum(['new', 'extend', 'upgrade', 'downgrade', 'renewal'])
export type PurchaseKindName = z.infer<typeof purchaseKind>

export const quote = z.object({
  kind: purchaseKind,
  plan: planName,
  /** To be paid now. */
  amount: money,
  /** Price of the period without what is taken off. */
  value: money,
  /** Unused days of the present plan. */
  credit: money,
  discount: money,
  startsAt: instant,
  endsAt: instant,
  /** Whether an e-mail is needed for the receipt. */
  needsEmail: z.boolean(),
  /** Whether the next periods can be charged without the buyer. */
  canRenew: z.boolean(),
})
export type Quote = z.infer<typeof quote>

export const quotePlan = defineRoute({
  method: 'POST',
  path: '/users/subscription/quote',
  access: 'user',
  rate: 'read',
  summary: 'Сколько стоит тариф сейчас',
  isRead: true,
  tags: ['billing'],
  body: choice,
  data: quote,
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'UNAVAILABLE'],
})

const telegramInvoice = z.object({
  kind: z.literal('telegram'),
  orderId: id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  payload: z.string(),
  currency: z.string(),
  prices: z.array(z.object({ label: z.string(), amount: z.number() })),
  subscription_period: z.optional(z.number()),
})

const redirect = z.object({ kind: z.literal('redirect'), orderId: id, url: z.string() })

/** An invoice of Telegram as the mini-app checks it, or the address of a page of payment. */
export const invoice = z.union([telegramInvoice, redirect])
export type Invoice = z.infer<typeof invoice>

export const createInvoice = defineRoute({
  method: 'POST',
  path: '/users/subscription/invoice',
  access: 'user',
  rate: 'write',
  summary: 'Счёт на оплату тарифа',
  affects: ['billing'],
  body: z.extend(choice, {
    /** Where the receipt is sent; the last one given when absent. */
    email: z.optional(email),
    /** The offer of OFFER_VERSION is accepted. */
    isOfferAccepted: z._default(z.boolean(), false),
    /** Later periods may be charged from the same method. */
    isRenewing: z._default(z.boolean(), false),
  }),
  data: invoice,
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
})

export const order = z.object({
  id,
  state: z.enum(['waiting', 'paid', 'failed']),
  kind: purchaseKind,
  plan: planName,
  billingPeriod,
  amount: money,
  createdAt: instant,
  /** The bought period, once it is paid. */
  period: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  /** Russian: why it failed and what to do. */
  failure: z.nullable(z.string()),
  /** The page of payment while it waits. */
  url: z.nullable(z.string()),
})
export type Order = z.infer<typeof order>

export const getOrder = defineRoute({
  method: 'GET',
  path: '/users/me/orders/:id',
  access: 'user',
  rate: 'read',
  summary: 'Состояние заказа',
  tags: ['order'],
  params: z.object({ id }),
  data: order,
  errors: ['NOT_FOUND'],
})

/** The browser came back from the payment. The provider is asked; nothing is granted on the browser's word. */
const report = z.object({ orderId: id, lang: z.string().check(z.maxLength(16)) })

export const reportSuccess = defineRoute({
  method: 'POST',
  path: '/users/subscription/success',
  access: 'user',
  rate: 'write',
  summary: 'Покупатель вернулся после оплаты',
  affects: ['order', 'subscription', 'points', 'billing', 'payments', 'connections'],
  body: report,
  data: order,
  errors: ['NOT_FOUND'],
})

export const reportFailed = defineRoute({
  method: 'POST',
  path: '/users/subscription/failed',
  access: 'user',
  rate: 'write',
  summary: 'Покупатель вернулся без оплаты',
  affects: ['order', 'billing'],
  body: report,
  data: order,
  errors: ['NOT_FOUND'],
})

export const billing = z.object({
  /** Null when nothing is renewed by itself. */
  renewal: z.nullable(
    z.object({
      state: z.enum(['on', 'off', 'past_due']),
      plan: planName,
      billingPeriod,
      amount: money,
      /** When the next charge is made, or when the paid time ends. */
      chargesAt: instant,
      /** Telegram charges by itself. */
      isByProvider: z.boolean(),
      needsOtherMethod: z.boolean(),
      failure: z.nullable(z.string()),
      /** Of a failed charge: until when the plan stays. */
      graceEndsAt: z.nullable(instant),
    }),
  ),
  method: z.nullable(z.object({ title: z.string(), expiresOn: z.nullable(z.string()) })),
  /** A paid period of another plan that has not begun. */
  next: z.nullable(z.object({ plan: planName, startsAt: instant })),
  /** What the present period was bought as; null on Free and for gifts. */
  current: z.nullable(z.object({ plan: planName, billingPeriod, price: money, endsAt: instant })),
  /** Offered once, to a person who has not had a plan. */
  trial: z.nullable(z.object({ plan: planName, days: z.int() })),
  email: z.nullable(z.string()),
  isOfferAccepted: z.boolean(),
  /** Currencies that can be paid in here. */
  currencies: z.array(currency),
})
export type Billing = z.infer<typeof billing>

export const getBilling = defineRoute({
  method: 'GET',
  path: '/users/me/billing',
  access: 'user',
  rate: 'read',
  summary: 'Продление, способ оплаты и ближайшее списание',
  tags: ['billing'],
  data: billing,
})

const changesRenewal = {
  access: 'user',
  rate: 'write',
  affects: ['billing', 'subscription'],
  data: billing,
  errors: ['CONFLICT', 'UNAVAILABLE'],
} as const

export const stopRenewal = defineRoute({
  method: 'POST',
  path: '/users/me/billing/renewal/stop',
  summary: 'Отменить продление',
  ...changesRenewal,
})

export const resumeRenewal = defineRoute({
  method: 'POST',
  path: '/users/me/billing/renewal/resume',
  summary: 'Возобновить продление',
  ...changesRenewal,
})

export const removeMethod = defineRoute({
  method: 'DELETE',
  path: '/users/me/billing/method',
  summary: 'Удалить способ оплаты и отменить продление',
  ...changesRenewal,
})

/** The renewal continues with another plan from the end of the paid time on. */
export const schedulePlan = defineRoute({
  method: 'POST',
  path: '/users/me/billing/next',
  summary: 'Другой тариф со следующего списания',
  ...changesRenewal,
  body: z.object({ planId: z.int(), billingPeriod }),
  errors: ['CONFLICT', 'UNAVAILABLE', 'NOT_FOUND'],
})

export const startTrial = defineRoute({
  method: 'POST',
  path: '/users/subscription/trial',
  access: 'user',
  rate: 'write',
  summary: 'Начать пробный период',
  affects: ['billing', 'subscription', 'points', 'connections'],
  data: billing,
  errors: ['CONFLICT'],
})

export const payment = z.object({
  id,
  number: z.int(),
  paidAt: instant,
  plan: planName,
  billingPeriod,
  kind: purchaseKind,
  amount: money,
  refunded: z.int(),
  methodTitle: z.nullable(z.string()),
})
export type Payment = z.infer<typeof payment>

export const listPayments = defineRoute({
  method: 'GET',
  path: '/users/me/payments',
  access: 'user',
  rate: 'read',
  summary: 'История платежей',
  tags: ['payments'],
  data: z.array(payment),
})

export const getReceipt = defineRoute({
  method: 'GET',
  path: '/users/me/payments/:id/receipt',
  access: 'user',
  rate: 'read',
  summary: 'Квитанция об оплате',
  tags: ['payments'],
  params: z.object({ id }),
  /** A page to save or print. */
  data: z.object({ fileName: z.string(), html: z.string() }),
  errors: ['NOT_FOUND'],
})

const MAX_KEPT = 100

/** Accounts that stay in use within a smaller limit; the others become read-only. */
export const keepConnections = defineRoute({
  method: 'PUT',
  path: '/users/me/kept-connections',
  access: 'user',
  rate: 'write',
  summary: 'Какие аккаунты оставить в пределах тарифа',
  affects: ['connections', 'subscription'],
  body: z.object({ ids: z.array(id).check(z.maxLength(MAX_KEPT)) }),
  data: nothing,
})
