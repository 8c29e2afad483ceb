import * as z from 'zod/mini'
import {
  billingPeriod,
  currency,
  email,
  givenInstant,
  id,
  instant,
  MAX_INTEGER,
  money,
} from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { planName } from './subscription.ts'

const promoCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(32))

/** Plan, period and currency, and where the buyer is. */
const choice = z.object({
  planId: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)),
  currency,
  billingPeriod,
  /** In Telegram, digital goods must be paid in Stars, regardless of the display currency. */
  place: z._default(z.enum(['web', 'telegram']), 'web'),
  promoCode: z.optional(promoCode),
  /** `quotedAt` of the quote the buyer sees: keeps its sum while the checkout is open. */
  quotedAt: z.optional(givenInstant),
})

export const purchaseKind = z.enum(['new', 'extend', 'upgrade', 'downgrade', 'renewal'])
export type PurchaseKindName = z.infer<typeof purchaseKind>

export const quote = z.object({
  kind: purchaseKind,
  plan: planName,
  /** To be paid now. */
  amount: money,
  /** What is bought: a whole unit, or the rest of the paid time on the new plan. */
  length: z.enum(['month', 'year', 'days30', 'rest']),
  /** Its price before deductions. */
  value: money,
  /** Taken off the price: the unused days of the replaced plan. */
  credit: money,
  discount: money,
  /** The plan that ends with this purchase, and its unused days. */
  replaced: z.nullable(
    z.object({
      plan: planName,
      daysLeft: z.int(),
      /** Where its value makes the period longer instead of the price lower. */
      daysAdded: z.int(),
    }),
  ),
  /** A trial that ends with this purchase. */
  trialEndsAt: z.nullable(instant),
  startsAt: instant,
  endsAt: instant,
  renewal: z.object({
    /** `on`: agreed before. `impossible`: later periods have to be paid by hand. */
    state: z.enum(['on', 'off', 'impossible']),
    /** Charged next, if it is switched on. */
    nextAt: z.nullable(instant),
    amount: z.nullable(money),
    /** Charged by Telegram on its own, every 30 days. */
    isByProvider: z.boolean(),
    /** Russian: why it is impossible. */
    reason: z.nullable(z.string()),
  }),
  /** Whether an e-mail is needed for the receipt. */
  needsEmail: z.boolean(),
  /** «ЮKassa»: whose page opens. */
  providerTitle: z.string(),
  quotedAt: instant,
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

const redirect = z.object({
  kind: z.literal('redirect'),
  orderId: id,
  url: z.string(),
  /** False also when the buyer agreed and the provider saves no methods of this shop. */
  isRenewing: z.boolean(),
})

/** A Telegram invoice as the mini-app validates it, or the URL of a payment page. */
export const invoice = z.union([telegramInvoice, redirect])
export type Invoice = z.infer<typeof invoice>

export const createInvoice = defineRoute({
  method: 'POST',
  path: '/users/subscription/invoice',
  access: 'user',
  rate: 'write',
  summary:
    'Счёт на оплату тарифа. В первый раз нужны ещё согласие с офертой (isOfferAccepted) и, за рубли, почта для чека (email): без них ответ 400 называет недостающее. Потом хватает planId, currency и billingPeriod',
  affects: ['billing'],
  body: z.extend(choice, {
    /** Address of the receipt; absent: the last one given. */
    email: z.optional(email),
    /** The present edition of the offer is accepted. */
    isOfferAccepted: z._default(z.boolean(), false),
    /** Later periods may be charged to the same method. False ends a renewal agreed before. */
    isRenewing: z._default(z.boolean(), false),
    /** The sum on the button: an order of another one is refused. */
    amount: z.optional(money),
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
  promoCode: z.nullable(z.string()),
  /** Later periods are charged to the same method. */
  isRenewing: z.boolean(),
  /** Where the receipt is sent; null when no e-mail was asked for. */
  receiptEmail: z.nullable(z.string()),
  createdAt: instant,
  /** The purchased period, once paid. */
  period: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  /** Russian: why later periods will not be charged although the buyer agreed. */
  renewalRefusal: z.nullable(z.string()),
  /** Russian: why it failed and what to do. */
  failure: z.nullable(z.string()),
  /** The payment page while the order is pending. */
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

/** The browser returned from the payment. The provider is polled; nothing is granted on the browser's word. */
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
  /** Null when nothing renews automatically. */
  renewal: z.nullable(
    z.object({
      state: z.enum(['on', 'off', 'past_due']),
      plan: planName,
      billingPeriod,
      amount: money,
      /** When the next charge is made; null when there is none. */
      chargesAt: z.nullable(instant),
      /** Charged by Telegram on its own. */
      isByProvider: z.boolean(),
      /** It is off and there is something to charge. */
      canResume: z.boolean(),
      needsOtherMethod: z.boolean(),
      /** Who has to act after a failed charge: the person with another card or an e-mail, or we. */
      problem: z.nullable(z.enum(['card', 'email', 'shop'])),
      failure: z.nullable(z.string()),
      /** After a failed charge: end of the grace period. */
      graceEndsAt: z.nullable(instant),
    }),
  ),
  method: z.nullable(z.object({ title: z.string(), expiresOn: z.nullable(z.string()) })),
  /** A paid period of another plan that has not begun. */
  next: z.nullable(z.object({ plan: planName, startsAt: instant })),
  /** Terms of the current period, with the price of a unit without discounts; null on Free and for gifts. */
  current: z.nullable(z.object({ plan: planName, billingPeriod, price: money, endsAt: instant })),
  /** Offered once, to a person who has never had a plan. */
  trial: z.nullable(z.object({ plan: planName, days: z.int() })),
  /** For receipts: given before, or that of the sign-in. */
  email: z.nullable(z.string()),
  isOfferAccepted: z.boolean(),
  /** Currencies accepted by this installation. */
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

/** The renewal switches to another plan at the end of the paid period. */
export const schedulePlan = defineRoute({
  method: 'POST',
  path: '/users/me/billing/next',
  summary: 'Другой тариф со следующего списания',
  ...changesRenewal,
  body: z.object({ planId: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)), billingPeriod }),
  errors: ['CONFLICT', 'UNAVAILABLE', 'NOT_FOUND'],
})

export const keepPlan = defineRoute({
  method: 'DELETE',
  path: '/users/me/billing/next',
  summary: 'Оставить нынешний тариф вместо запланированного',
  ...changesRenewal,
})

export const setReceiptEmail = defineRoute({
  method: 'POST',
  path: '/users/me/billing/email',
  summary: 'Почта для чеков',
  ...changesRenewal,
  body: z.object({ email }),
  errors: ['VALIDATION_FAILED'],
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
