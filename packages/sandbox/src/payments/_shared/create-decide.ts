import type { Decision, FakePayment, PaymentFake } from '../payment-fake.ts'
import type { ShopRecords } from './shop-records.ts'

/** Maps the actions of a buyer to a provider's two reactions. Both return the redirect URL. */
export const createDecide = (input: {
  records: ShopRecords
  /** By default the buyer is redirected to the shop. */
  decline(payment: FakePayment): string | undefined
  pay(payment: FakePayment, how: { card: string | undefined; isSilent: boolean }): void
}) => {
  const ofPayment = (of: { payment: FakePayment; decision: Decision; card?: string }): string => {
    const { payment, decision, card } = of
    if (decision === 'close') return payment.failureUrl
    if (decision === 'decline') return input.decline(payment) ?? payment.failureUrl
    input.pay(payment, { card, isSilent: decision === 'pay-silently' })
    return payment.successUrl
  }
  const byId: PaymentFake['decide'] = ({ paymentId, ...how }) => {
    const payment = input.records.find(paymentId)
    if (!payment) throw new Error(`no payment ${paymentId}`)
    return ofPayment({ payment, ...how })
  }
  return { ofPayment, byId }
}
