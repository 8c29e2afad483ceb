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
  /** Required where a fiscal receipt is mandatory (YooKassa). */
  email: string | null
}

export type CheckoutOrder = PaymentOrder & {
  createdAt: Date
  /** Redirects after payment, and after a failed or closed page. */
  successUrl: string
  failureUrl: string
  /** The buyer agreed that later periods are charged to the same method. */
  isMethodSaved: boolean
  /** The provider charges every 30 days on its own; only where `subscriptions` is not null. */
  isSubscription: boolean
}

/** An invoice of a mini-app, as its client validates it. `slug` opens it. */
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
  | {
      kind: 'redirect'
      paymentId: string
      url: string
      /** The shop may not save methods: the page is for one payment, which nothing will renew. */
      isSavingRefused: boolean
    }
  /** No payment exists before the buyer pays: it is found by the order, or named in the update. */
  | { kind: 'telegram'; invoice: TelegramInvoice; url: string }

export type SavedMethod = {
  id: string
  /** «Visa •• 4477», «СБП», shown to the buyer. */
  title: string
  /** Last month in which a card is valid, as YYYY-MM. */
  expiresOn: string | null
}

/** What a payment was made with, whether it was saved or not. */
export type PaidWith = {
  title: string
  /** The same for every payment with one card or wallet; null where the provider has no such mark. */
  mark: string | null
}

/** The payer's bank takes the money back until it is decided. An inquiry that takes nothing is none. */
export type Dispute = {
  id: string
  status: 'open' | 'won' | 'lost'
  /** Withheld by the provider, in the unit of the payment. */
  amount: number
}

export type PaymentState = {
  /** Stable from the checkout on. */
  id: string
  /** From the provider's record; null when it has none of ours. */
  orderId: string | null
  status: 'pending' | 'succeeded' | 'canceled'
  money: Money
  /** Refunded so far, in the same unit. */
  refunded: number
  /** Not real money. A live shop rejects it (`isTest` of the provider). */
  isTest: boolean
  paidAt: Date | null
  /** Present when the buyer agreed to save it and the provider did. */
  method: SavedMethod | null
  /** Of a successful payment. */
  paidWith: PaidWith | null
  /** The newest one. */
  dispute: Dispute | null
  /** Set when canceled, and while pending when the last attempt was declined. */
  failure: PaymentFailure | null
  /** A payment for one period of the provider's own subscription. */
  subscription: { paidUntil: Date } | null
  /** The buyer, where the provider reports it: a Telegram user id. */
  buyerId: string | null
}

export type RefundState = {
  id: string
  /** From the provider's record; null when it has none of ours. */
  orderId: string | null
  status: 'pending' | 'succeeded' | 'canceled'
  money: Money
  failure: PaymentFailure | null
}

export type WebhookRequest = {
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  rawBody: Uint8Array
  /** The sender, after trusted proxies. */
  remoteAddress: string
}

/**
 * A verified webhook. It only triggers a read: its own amounts and states are never used. `paymentId`, `orderId` and
 * `refundId` are set as far as the provider names them.
 */
export type WebhookEvent = {
  ok: true
  /** The same for repeated deliveries. */
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

/** Saved methods that we charge. */
export type SavedMethods = {
  charge(input: { order: PaymentOrder; methodId: string; key: string }): Promise<PaymentState>
  /** Null where the provider has no such call: we only erase our copy. */
  forget: ((input: { methodId: string }) => Promise<void>) | null
}

/** Subscriptions the provider renews on its own. */
export type ProviderSubscriptions = {
  /** `paymentId` is that of its first payment. */
  cancel(input: { paymentId: string; buyerId: string }): Promise<void>
  restore(input: { paymentId: string; buyerId: string }): Promise<void>
}

/** A buyer pressed «Pay»: must be answered within ten seconds, or Telegram cancels. */
export type PreCheckout = { queryId: string; orderId: string; money: Money; buyerId: string }

/** Payments inside Telegram, whose webhooks are updates of the bot. */
export type TelegramPayments = {
  /** The bot has already authenticated the update. Undefined: not about payments. */
  readUpdate(update: unknown): WebhookEvent | undefined
  readPreCheckout(update: unknown): PreCheckout | undefined
  /** `refusal` is Russian and shown to the buyer; null accepts the payment. */
  answerPreCheckout(input: { queryId: string; refusal: string | null }): Promise<void>
}

/**
 * One shop at one provider. Every function that calls the provider throws PaymentProviderError without a response or on
 * a rejected request; a declined payment is a result (`canceled` with a failure).
 */
export type PaymentProvider = {
  id: PaymentProviderId
  title: string
  currencies: readonly PaymentCurrency[]
  /** Test keys: payments are not real money. */
  isTest: boolean
  /** A fiscal receipt is sent, so an order needs an e-mail. */
  needsEmail: boolean
  /** Whether a part of a payment can be returned. */
  canRefundPart: boolean
  /** Idempotent by key and order; bePaid has no keys and creates another page. */
  createCheckout(input: { order: CheckoutOrder; key: string }): Promise<Checkout>
  readPayment(input: { paymentId: string }): Promise<PaymentState>
  /** The payment of an order whose checkout reply was lost or has no id; the succeeded one if there are several. */
  findPayment(input: { orderId: string; createdAt: Date }): Promise<PaymentState | undefined>
  /**
   * Payments that changed since a moment without a call of ours, oldest first: renewals the provider charged, charge-backs,
   * disputes. Null where the provider has neither.
   */
  listChanged: ((input: { since: Date }) => Promise<PaymentState[]>) | null
  savedMethods: SavedMethods | null
  subscriptions: ProviderSubscriptions | null
  /** Null where the buyer pays on a page of the provider. */
  telegram: TelegramPayments | null
  refund(input: {
    payment: PaymentState
    money: Money
    key: string
    /** The texts of the original order, for the receipt of the refund. */
    order: Pick<PaymentOrder, 'description' | 'email'>
    reason: string
  }): Promise<RefundState>
  readRefund(input: { refundId: string }): Promise<RefundState>
  readWebhook(request: WebhookRequest): WebhookEvent | WebhookRefusal
}
