import { formatCardTitle, formatExpiry } from '../_shared/payment-texts.ts'
import { createCallError } from '../_shared/request-json.ts'
import { PaymentProviderError } from '../failure.ts'
import type { Money } from '../money.ts'
import { readCurrency } from '../money.ts'
import type { PaidWith, PaymentState, SavedMethod } from '../provider.ts'
import { createExpiry, explainDecline } from './failures.ts'
import { type Shop, TITLE } from './shop.ts'
import { checkoutId, orderIdOf, parsePaymentId, transactionId } from './tracking.ts'
import {
  type CheckoutStatus,
  callBepaid,
  checkoutStatus,
  oneTransaction,
  type Transaction,
  transactions,
} from './wire.ts'

const notFound = (detail: string) =>
  createCallError({ title: TITLE, call: 'read', code: 'not_found', detail })

export const readMoney = ({ amount, currency }: { amount: number; currency: string }): Money => {
  const known = readCurrency(currency)
  if (known) return { amount, currency: known }
  throw createCallError({
    title: TITLE,
    call: 'amount',
    code: 'unreachable',
    detail: 'unknown_currency',
  })
}

export const statusOf = ({ status }: Pick<Transaction, 'status'>): PaymentState['status'] => {
  if (status === 'successful') return 'succeeded'
  return ['failed', 'expired', 'error'].includes(status) ? 'canceled' : 'pending'
}

type Card = NonNullable<Transaction['credit_card']>

const titleOf = ({ brand, last_4: last4 }: Card) =>
  formatCardTitle({ brand: brand ?? 'карта', last4: last4 ?? '' })

const readPaidWith = ({ credit_card: card }: Transaction): PaidWith | null =>
  card ? { title: titleOf(card), mark: card.stamp ? `stamp:${card.stamp}` : null } : null

const readMethod = ({ credit_card: card }: Transaction): SavedMethod | null =>
  card?.token
    ? {
        id: card.token,
        title: titleOf(card),
        expiresOn:
          card.exp_year && card.exp_month
            ? formatExpiry({ year: card.exp_year, month: card.exp_month })
            : null,
      }
    : null

/** Up to ten newest transactions, refunds among them. */
export const listTransactions = async (shop: Shop, trackingId: string): Promise<Transaction[]> => {
  const call = callBepaid(shop, {
    method: 'GET',
    url: `${shop.gateway}/v2/transactions/tracking_id/${encodeURIComponent(trackingId)}`,
    name: 'GET /v2/transactions/tracking_id',
    schema: transactions,
  })
  const found = await call.catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.code === 'not_found') return undefined
    throw error
  })
  return found?.transactions ?? []
}

const sumRefunds = (listed: readonly Transaction[], uid: string) =>
  listed
    .filter((one) => one.type === 'refund' && one.parent_uid === uid && one.status === 'successful')
    .reduce((sum, { amount }) => sum + amount, 0)

export const toPaymentState = (
  payment: Transaction,
  { id, listed }: { id: string; listed: readonly Transaction[] },
): PaymentState => {
  const status = statusOf(payment)
  return {
    id,
    orderId: orderIdOf(payment.tracking_id),
    status,
    money: readMoney(payment),
    refunded: sumRefunds(listed, payment.uid),
    isTest: payment.test,
    paidAt: payment.paid_at ? new Date(payment.paid_at) : null,
    method: status === 'succeeded' ? readMethod(payment) : null,
    paidWith: status === 'succeeded' ? readPaidWith(payment) : null,
    dispute: null,
    failure: status === 'canceled' ? explainDecline(payment.code) : null,
    subscription: null,
    buyerId: null,
  }
}

/** A page without a transaction: no attempt yet, or expired. */
const toUntried = (checkout: CheckoutStatus): PaymentState => ({
  id: checkoutId(checkout.token),
  orderId: orderIdOf(checkout.order.tracking_id),
  status: checkout.expired ? 'canceled' : 'pending',
  money: readMoney(checkout.order),
  refunded: 0,
  isTest: checkout.test,
  paidAt: null,
  method: null,
  paidWith: null,
  dispute: null,
  failure: checkout.expired ? createExpiry() : null,
  subscription: null,
  buyerId: null,
})

/** The transaction that decides the state of a page: the successful one, or else the newest. */
export const pickPayment = (listed: readonly Transaction[]): Transaction | undefined => {
  const payments = listed.filter(({ type }) => type === 'payment')
  return payments.find(({ status }) => status === 'successful') ?? payments[0]
}

const readCheckout = async (shop: Shop, token: string) => {
  const { checkout } = await callBepaid(shop, {
    method: 'GET',
    url: `${shop.checkout}/ctp/api/checkouts/${encodeURIComponent(token)}`,
    name: 'GET /ctp/api/checkouts',
    schema: checkoutStatus,
  })
  if (String(checkout.shop_id) === shop.shopId) return checkout
  throw notFound('another shop')
}

export const readTransaction = async (shop: Shop, uid: string): Promise<Transaction> => {
  const { transaction } = await callBepaid(shop, {
    method: 'GET',
    url: `${shop.gateway}/transactions/${encodeURIComponent(uid)}`,
    name: 'GET /transactions',
    schema: oneTransaction,
  })
  return transaction
}

/** The payment with its transaction, which refunds refer to. */
export const findBehind = async (
  shop: Shop,
  paymentId: string,
): Promise<{ state: PaymentState; behind: Transaction | undefined; listed: Transaction[] }> => {
  const parsed = parsePaymentId(paymentId)
  if (!parsed) throw notFound('not an id of bePaid')
  if (parsed.kind === 'transaction') {
    const behind = await readTransaction(shop, parsed.value)
    const listed = await listTransactions(shop, behind.tracking_id ?? '')
    return { state: toPaymentState(behind, { id: paymentId, listed }), behind, listed }
  }
  const checkout = await readCheckout(shop, parsed.value)
  const listed = await listTransactions(shop, checkout.order.tracking_id ?? '')
  const behind = pickPayment(listed)
  const state =
    behind && (checkout.finished || behind.status === 'successful')
      ? toPaymentState(behind, { id: paymentId, listed })
      : toUntried(checkout)
  return { state, behind, listed }
}

export const readPayment = async (
  shop: Shop,
  { paymentId }: { paymentId: string },
): Promise<PaymentState> => (await findBehind(shop, paymentId)).state

/** Found by transaction: an order whose checkout response was lost has no token. */
export const findPayment = async (
  shop: Shop,
  { orderId }: { orderId: string },
): Promise<PaymentState | undefined> => {
  const listed = await listTransactions(shop, orderId)
  const payment = pickPayment(listed)
  return payment && toPaymentState(payment, { id: transactionId(payment.uid), listed })
}
