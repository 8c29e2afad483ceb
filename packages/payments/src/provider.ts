import type { PaymentFailure } from './failure.ts'
import type { Money, PaymentCurrency } from './money.ts'

export const PAYMENT_PROVIDERS = ['yookassa', 'bepaid', 'stripe', 'telegram-stars'] as const
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number]

export type PaymentOrder = {
  /** A UUID; sent as metadata, tracking id or invoice payload. */
  id: string
  money: Money
  /** At most 32 characters. */
  title: string
  /** At most 128 characters; also the position of the receipt. */
  description: string
  /** Required where a fiscal receipt is (YooKassa). */
  email: string | null
}

export type CheckoutOrder = PaymentOrder & {
  createdAt: Date
  /** Where the provider sends the buyer after payment, and after refusing or closing the page. */
  successUrl: string
  failureUrl: string
  /** The buyer agreed that later periods are charged from the same method. */
  isMethodSaved: boolean
  /** The provider charges every 30 days by itself; only where `subscriptions` is not null. */
  isSubscription: boolean
}

/** An invoice of a mini-app, as its client checks it. `slug` opens it. */
export type TelegramInvoice = {
  slug: string
  title: string
  description: string
  payload: string
  currency: 'XTR'
  prices: { label: string; amount: number }[]
  subscription_period?: number
}

export type Checkout =
  | { kind: 'redirect'; paymentId: string; url: string }
  /** There is no payment before the buyer pays: it is found by the order, or named by the update. */
  | { kind: 'telegram'; invoice: TelegramInvoice; url: string }

export type SavedMethod = {
  id: string
  /** «Visa •• 4477», «СБП», shown to the buyer. */
  title: string
  /** Last month in which a card is valid, as YYYY-MM. */
  expiresOn: string | null
}

export type PaymentState = {
  /** Stable from the checkout on. */
  id: string
  /** From the provider's record; null if it carries none of ours. */
  orderId: string | null
  status: 'pending' | 'succeeded' | 'canceled'
  money: Money
  /** Returned so far, in the same unit. */
  refunded: number
  /** Not real money. A live shop refuses it (`isTest` of the provider). */
  isTest: boolean
  paidAt: Date | null
  /** Present when the buyer let it be kept and the provider did. */
  method: SavedMethod | null
  /** Set when canceled, and while pending when the last attempt was declined. */
  failure: PaymentFailure | null
  /** A payment for one period of the provider's own subscription. */
  subscription: { paidUntil: Date } | null
  /** The buyer, where the provider tells: a Telegram user id. */
  buyerId: string | null
}

export type RefundState = {
  id: string
  /** From the provider's record; null if it carries none of ours. */
  orderId: string | null
  status: 'pending' | 'succeeded' | 'canceled'
  money: Money
  failure: PaymentFailure | null
}

export type WebhookRequest = {
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  rawBody: Uint8Array
  /** The sender, with trusted proxies already counted off. */
  remoteAddress: string
}

/**
 * A verified notification. It only says what to read again: its own amounts and states are never used.
 * Of `paymentId`, `orderId` and `refundId` those are set that the provider names.
 */
export type WebhookEvent = {
  ok: true
  /** Equal for repeated deliveries. */
  eventId: string
  /** The provider's name of the event, for logs. */
  kind: string
  paymentId: string | null
  orderId: string | null
  refundId: string | null
}

export type WebhookRefusal = {
  ok: false
  reason: 'address' | 'signature' | 'stale' | 'secret' | 'malformed'
}

/** Saved methods the shop charges by itself. */
export type SavedMethods = {
  charge(input: { order: PaymentOrder; methodId: string; key: string }): Promise<PaymentState>
  /** Null where the provider has no such call: forgetting our copy is all there is. */
  forget: ((input: { methodId: string }) => Promise<void>) | null
}

/** Subscriptions the provider renews by itself. */
export type ProviderSubscriptions = {
  /** `paymentId` is that of its first payment. */
  cancel(input: { paymentId: string; buyerId: string }): Promise<void>
  restore(input: { paymentId: string; buyerId: string }): Promise<void>
  /** Payments made or refunded since a moment, the oldest first: no order of ours waits for a renewal. */
  listPayments(input: { since: Date }): Promise<PaymentState[]>
}

/** A buyer pressed «Pay»: answered within ten seconds, or Telegram cancels. */
export type PreCheckout = { queryId: string; orderId: string; money: Money; buyerId: string }

/** Payments inside Telegram, whose notifications are updates of the bot. */
export type TelegramPayments = {
  /** Updates come from the bot, which verified their sender. Undefined: not about payments. */
  readUpdate(update: unknown): WebhookEvent | undefined
  readPreCheckout(update: unknown): PreCheckout | undefined
  /** `refusal` is Russian and shown to the buyer; null lets the payment through. */
  answerPreCheckout(input: { queryId: string; refusal: string | null }): Promise<void>
}

/**
 * One shop at one provider. Every function that asks the provider throws PaymentProviderError when it gives no
 * answer or refuses the request; a payment that was declined is an answer (`canceled` with a failure).
 */
export type PaymentProvider = {
  id: PaymentProviderId
  title: string
  currencies: readonly PaymentCurrency[]
  /** The keys are those of a test shop: its payments are no money. */
  isTest: boolean
  /** A fiscal receipt is sent, so an order needs an e-mail. */
  needsEmail: boolean
  /** Whether a part of a payment can be returned. */
  canRefundPart: boolean
  /** A repetition with the same key and order returns the same checkout; bePaid has no keys and makes another page. */
  createCheckout(input: { order: CheckoutOrder; key: string }): Promise<Checkout>
  readPayment(input: { paymentId: string }): Promise<PaymentState>
  /** The payment of an order whose checkout reply was lost or has no id; the succeeded one if there are several. */
  findPayment(input: { orderId: string; createdAt: Date }): Promise<PaymentState | undefined>
  savedMethods: SavedMethods | null
  subscriptions: ProviderSubscriptions | null
  /** Null where the buyer pays on a page of the provider. */
  telegram: TelegramPayments | null
  refund(input: {
    payment: PaymentState
    money: Money
    key: string
    /** The words of the original order, for the receipt of the refund. */
    order: Pick<PaymentOrder, 'description' | 'email'>
    reason: string
  }): Promise<RefundState>
  readRefund(input: { refundId: string }): Promise<RefundState>
  readWebhook(request: WebhookRequest): WebhookEvent | WebhookRefusal
}
