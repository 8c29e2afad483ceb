import type { FakeService, FakeWorld } from '../networks/fake-network.ts'
import type { Notifier } from './_shared/notifier.ts'

/** A payment as stored by every fake; `wire` holds protocol-specific data. */
export type FakePayment = {
  id: string
  orderId: string | null
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'canceled'
  /** Why the last attempt was declined. */
  decline: Decline | null
  isTest: boolean
  description: string
  email: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  methodId: string | null
  /** The card it was paid with, saved or not. */
  card: FakeCard | null
  isMethodSaved: boolean
  successUrl: string
  failureUrl: string
  wire: Readonly<Record<string, string>>
}

export type Decline = 'insufficient_funds' | 'card_expired' | 'declined' | 'revoked' | 'expired'

export type FakeCard = {
  brand: string
  first6: string
  last4: string
  expMonth: number
  expYear: number
}

/** A saved card. `decline` is the failure of later charges; null when they succeed. */
export type FakeMethod = FakeCard & {
  id: string
  decline: Decline | null
  isRemoved: boolean
}

export type FakeRefund = {
  id: string
  paymentId: string
  orderId: string | null
  amount: number
  currency: string
  reason: string
  createdAt: Date
}

/** Stripe's names; `warning_needs_response` is an inquiry that withholds nothing. */
export type DisputeStatus =
  | 'warning_needs_response'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'

export type FakeDispute = {
  id: string
  intent: string
  amount: number
  currency: string
  isTest: boolean
  createdAt: Date
  status: DisputeStatus
}

export type PaymentWorld = FakeWorld & {
  /** Settings of the provider's only shop, by the names of the adapter. */
  shop: Readonly<Record<string, string>>
  /** The webhook URL registered at the provider. */
  webhookUrl: string
  notifier: Notifier
}

/** Actions of a buyer on the page. `pay-silently`: paid, but the webhook is lost. */
export type Decision = 'pay' | 'decline' | 'close' | 'pay-silently'

export type PaymentFake = FakeService & {
  payments(): readonly FakePayment[]
  methods(): readonly FakeMethod[]
  refunds(): readonly FakeRefund[]
  /** Returns the redirect URL of the buyer. */
  decide(input: { paymentId: string; decision: Decision; card?: string }): string
  /** Changes a stored payment: another amount, currency, order or a test mark. */
  alter(input: {
    paymentId: string
    change: Partial<Pick<FakePayment, 'amount' | 'currency' | 'orderId' | 'isTest'>>
  }): void
  /** Later charges of a saved method fail, or succeed again with null. */
  setDecline(input: { methodId: string; decline: Decline | null }): void
  removeMethod(methodId: string): void
  /** Whether the shop may save methods and charge them; null where every shop may. */
  setRecurring: ((isOn: boolean) => void) | null
  /** The payer's bank disputes a payment; null where the provider has no such protocol. */
  dispute: ((input: { paymentId: string; status: DisputeStatus }) => void) | null
  /** Forges a webhook that claims the payment succeeded. */
  forge(paymentId: string): Promise<void>
}

export type CreatePaymentFake = (world: PaymentWorld) => PaymentFake
