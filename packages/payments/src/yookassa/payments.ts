import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { formatCardTitle, formatExpiry, parseDecimal } from '../_shared/payment-texts.ts'
import { createCallError } from '../_shared/request-json.ts'
import type { Money } from '../money.ts'
import { readCurrency } from '../money.ts'
import type { PaidWith, PaymentState, SavedMethod } from '../provider.ts'
import { explainCancellation } from './failures.ts'
import { type Shop, TITLE } from './shop.ts'
import { callYookassa, type PaymentObject, paymentList, paymentObject } from './wire.ts'

export const readMoney = ({ value, currency }: { value: string; currency: string }): Money => {
  const amount = parseDecimal(value)
  const known = readCurrency(currency)
  if (amount !== undefined && known) return { amount, currency: known }
  throw createCallError({
    title: TITLE,
    call: 'amount',
    code: 'unreachable',
    detail: 'unreadable_amount',
  })
}

type Method = NonNullable<PaymentObject['payment_method']>

const titleOf = ({ card, title, type }: Method) =>
  card ? formatCardTitle({ brand: card.card_type, last4: card.last4 }) : (title ?? type)

/** ЮKassa has no fingerprint of a card: its bank, last digits and expiry together are one. */
const markOf = ({ card, account_number: account }: Method): string | null => {
  if (!card) return account ? `wallet:${account}` : null
  const { first6, last4, expiry_year: year, expiry_month: month } = card
  return first6 ? `card:${first6}:${last4}:${year ?? ''}:${month ?? ''}` : null
}

const readPaidWith = ({ status, payment_method: method }: PaymentObject): PaidWith | null =>
  status === 'succeeded' && method ? { title: titleOf(method), mark: markOf(method) } : null

const readMethod = ({ payment_method: method }: PaymentObject): SavedMethod | null => {
  if (!method?.saved) return null
  const { card } = method
  return {
    id: method.id,
    title: titleOf(method),
    expiresOn:
      card?.expiry_year && card.expiry_month
        ? formatExpiry({ year: Number(card.expiry_year), month: Number(card.expiry_month) })
        : null,
  }
}

export const toPaymentState = (payment: PaymentObject): PaymentState => ({
  id: payment.id,
  orderId: payment.metadata?.orderId ?? null,
  status: payment.status === 'waiting_for_capture' ? 'pending' : payment.status,
  money: readMoney(payment.amount),
  refunded: payment.refunded_amount ? readMoney(payment.refunded_amount).amount : 0,
  isTest: payment.test,
  paidAt: payment.captured_at ? new Date(payment.captured_at) : null,
  method: readMethod(payment),
  paidWith: readPaidWith(payment),
  dispute: null,
  failure: payment.status === 'canceled' ? explainCancellation(payment.cancellation_details) : null,
  subscription: null,
  buyerId: null,
})

/** A partner's keys can read payments of several shops. */
const isOwn = (shop: Shop, payment: PaymentObject) => payment.recipient.account_id === shop.shopId

export const readPayment = async (
  shop: Shop,
  { paymentId }: { paymentId: string },
): Promise<PaymentState> => {
  const path = `/payments/${encodeURIComponent(paymentId)}`
  const payment = await callYookassa(shop, { method: 'GET', path, schema: paymentObject })
  if (isOwn(shop, payment)) return toPaymentState(payment)
  throw createCallError({
    title: TITLE,
    call: 'GET /payments',
    code: 'not_found',
    detail: 'another shop',
  })
}

/** A payment is created at most a day after its order: then the key expires. */
export const findPayment = async (
  shop: Shop,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
): Promise<PaymentState | undefined> => {
  const found: PaymentState[] = []
  let cursor: string | undefined
  do {
    const page = await callYookassa(shop, {
      method: 'GET',
      path: '/payments',
      schema: paymentList,
      query: {
        limit: 100,
        'created_at.gte': new Date(createdAt.getTime() - MINUTE_MS).toISOString(),
        'created_at.lt': new Date(createdAt.getTime() + DAY_MS).toISOString(),
        cursor,
      },
    })
    found.push(
      ...page.items
        .filter((payment) => isOwn(shop, payment) && payment.metadata?.orderId === orderId)
        .map(toPaymentState),
    )
    cursor = page.next_cursor
  } while (cursor)
  return found.find(({ status }) => status === 'succeeded') ?? found[0]
}
