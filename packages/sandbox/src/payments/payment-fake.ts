import type { FakeService, FakeWorld } from '../networks/fake-network.ts'
import type { Notifier } from './_shared/notifier.ts'

/** A payment as every fake keeps it; `wire` holds what only its protocol needs. */
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
  isMethodSaved: boolean
  successUrl: string
  failureUrl: string
  wire: Readonly<Record<string, string>>
}

export type Decline = 'insufficient_funds' | 'card_expired' | 'declined' | 'revoked' | 'expired'

/** A saved card. `decline` is how later charges fail; null when they succeed. */
export type FakeMethod = {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
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

export type PaymentWorld = FakeWorld & {
  /** Settings of the one shop this provider knows, by the names of the adapter. */
  shop: Readonly<Record<string, string>>
  /** The address registered in the provider's cabinet. */
  webhookUrl: string
  notifier: Notifier
}

/** What a buyer does on the page. `silently`: paid, and the notification is lost. */
export type Decision = 'pay' | 'decline' | 'close' | 'pay-silently'

export type PaymentFake = FakeService & {
  payments(): readonly FakePayment[]
  methods(): readonly FakeMethod[]
  refunds(): readonly FakeRefund[]
  /** Returns where the buyer is sent. */
  decide(input: { paymentId: string; decision: Decision; card?: string }): string
  /** Changes a stored payment: another amount, currency, order or a test mark. */
  alter(input: {
    paymentId: string
    change: Partial<Pick<FakePayment, 'amount' | 'currency' | 'orderId' | 'isTest'>>
  }): void
  /** Later charges of a saved method fail, or succeed again with null. */
  setDecline(input: { methodId: string; decline: Decline | null }): void
  removeMethod(methodId: string): void
  /** Sends a notification that the payment succeeded, although it did not, as a stranger would. */
  forge(paymentId: string): Promise<void>
}

export type CreatePaymentFake = (world: PaymentWorld) => PaymentFake
