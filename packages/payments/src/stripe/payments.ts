import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { formatCardTitle, formatExpiry } from '../_shared/payment-texts.ts'
import { createCallError } from '../_shared/request-json.ts'
import type { Money } from '../money.ts'
import { readCurrency } from '../money.ts'
import type { PaidWith, PaymentState, SavedMethod } from '../provider.ts'
import { findDispute, listDisputedIntents } from './disputes.ts'
import { createExpiry, explainDecline } from './failures.ts'
import { encodeMethodId } from './method-id.ts'
import { type Shop, TITLE } from './shop.ts'
import {
  callStripe,
  type PaymentIntent,
  paymentIntent,
  type Session,
  session,
  sessionList,
} from './wire.ts'

const INTENT_PARTS = ['latest_charge', 'payment_method']
const SESSION_PARTS = INTENT_PARTS.map((part) => `payment_intent.${part}`)

export const readMoney = (amount: number, currency: string): Money => {
  const known = readCurrency(currency)
  if (known) return { amount, currency: known }
  throw createCallError({
    title: TITLE,
    call: 'amount',
    code: 'unreachable',
    detail: 'unknown_currency',
  })
}

const methodOf = ({ payment_method: method }: PaymentIntent) =>
  typeof method === 'object' ? method : null

type Method = NonNullable<ReturnType<typeof methodOf>>

const titleOf = ({ card, type }: Method) => (card ? formatCardTitle(card) : type)

const readMethod = (intent: PaymentIntent): SavedMethod | null => {
  const method = methodOf(intent)
  if (!method?.customer) return null
  const { card } = method
  return {
    id: encodeMethodId({ customer: method.customer, method: method.id }),
    title: titleOf(method),
    expiresOn: card ? formatExpiry({ year: card.exp_year, month: card.exp_month }) : null,
  }
}

const readPaidWith = (intent: PaymentIntent): PaidWith | null => {
  const method = methodOf(intent)
  if (!method) return null
  const mark = method.card?.fingerprint
  return { title: titleOf(method), mark: mark ? `fingerprint:${mark}` : null }
}

const chargeOf = ({ latest_charge: charge }: PaymentIntent) =>
  typeof charge === 'object' ? charge : null

/** Amounts of an intent; whether it is final depends on who confirms it. */
const partsOf = (intent: PaymentIntent) => {
  const isPaid = intent.status === 'succeeded'
  const charge = chargeOf(intent)
  return {
    refunded: charge?.amount_refunded ?? 0,
    paidAt: isPaid && charge ? new Date(charge.created * 1000) : null,
    method: isPaid ? readMethod(intent) : null,
    paidWith: isPaid ? readPaidWith(intent) : null,
    dispute: null,
    failure:
      !isPaid && intent.last_payment_error ? explainDecline(intent.last_payment_error) : null,
  }
}

const NOTHING = {
  refunded: 0,
  paidAt: null,
  method: null,
  paidWith: null,
  dispute: null,
  failure: null,
}

/** A charge of a saved card is confirmed on creation: one that did not succeed then never will. */
export const toChargeState = (intent: PaymentIntent): PaymentState => {
  const isPending = intent.status === 'processing'
  const isPaid = intent.status === 'succeeded'
  const parts = partsOf(intent)
  return {
    id: intent.id,
    orderId: intent.metadata?.orderId ?? null,
    status: isPaid ? 'succeeded' : isPending ? 'pending' : 'canceled',
    money: readMoney(intent.amount, intent.currency),
    isTest: !intent.livemode,
    ...parts,
    failure: isPaid || isPending ? null : (parts.failure ?? explainDecline({})),
    subscription: null,
    buyerId: null,
  }
}

/** A page stays open after a decline: the buyer may try another card until it expires. */
const toSessionState = (page: Session): PaymentState => {
  const intent = intentOf(page)
  const parts = intent ? partsOf(intent) : NOTHING
  const isPaid = page.payment_status === 'paid'
  const isOver = page.status === 'expired'
  return {
    id: page.id,
    orderId: page.client_reference_id ?? null,
    status: isPaid ? 'succeeded' : isOver ? 'canceled' : 'pending',
    money: readMoney(page.amount_total ?? 0, page.currency ?? ''),
    isTest: !page.livemode,
    ...parts,
    failure: isPaid ? null : (parts.failure ?? (isOver ? createExpiry() : null)),
    subscription: null,
    buyerId: null,
  }
}

/** A dispute is an object of its own: the charge only says that there is one. */
const withDispute = async (
  shop: Shop,
  { state, intent }: { state: PaymentState; intent: PaymentIntent | null },
): Promise<PaymentState> =>
  intent && chargeOf(intent)?.disputed
    ? { ...state, dispute: await findDispute(shop, intent.id) }
    : state

const intentOf = ({ payment_intent: intent }: Session) =>
  typeof intent === 'object' ? (intent ?? null) : null

const isSessionId = (id: string) => id.startsWith('cs_')

const readSession = (shop: Shop, id: string): Promise<Session> =>
  callStripe(shop, {
    method: 'GET',
    path: `/checkout/sessions/${encodeURIComponent(id)}`,
    schema: session,
    fields: { expand: SESSION_PARTS },
  })

/** Disputes and refunds made in Stripe's cabinet name the intent, but the payment is its page. */
const readPageOf = async (shop: Shop, intentId: string): Promise<PaymentState> => {
  const { data } = await callStripe(shop, {
    method: 'GET',
    path: '/checkout/sessions',
    schema: sessionList,
    fields: {
      payment_intent: intentId,
      limit: 1,
      expand: SESSION_PARTS.map((part) => `data.${part}`),
    },
  })
  const [page] = data
  if (page) return withDispute(shop, { state: toSessionState(page), intent: intentOf(page) })
  throw createCallError({
    title: TITLE,
    call: 'GET /checkout/sessions',
    code: 'not_found',
    detail: 'no page of the intent',
  })
}

export const readPayment = async (
  shop: Shop,
  { paymentId }: { paymentId: string },
): Promise<PaymentState> => {
  if (isSessionId(paymentId)) {
    const page = await readSession(shop, paymentId)
    return withDispute(shop, { state: toSessionState(page), intent: intentOf(page) })
  }
  const intent = await callStripe(shop, {
    method: 'GET',
    path: `/payment_intents/${encodeURIComponent(paymentId)}`,
    schema: paymentIntent,
    fields: { expand: INTENT_PARTS },
  })
  if (intent.metadata?.via === 'checkout') return readPageOf(shop, intent.id)
  return withDispute(shop, { state: toChargeState(intent), intent })
}

export const listChanged = async (shop: Shop, input: { since: Date }): Promise<PaymentState[]> => {
  const states: PaymentState[] = []
  for (const paymentId of await listDisputedIntents(shop, input)) {
    states.push(await readPayment(shop, { paymentId }))
  }
  return states
}

/** Refunds refer to intents. */
export const findIntentId = async (shop: Shop, paymentId: string): Promise<string | undefined> => {
  if (!isSessionId(paymentId)) return paymentId
  const { payment_intent: intent } = await readSession(shop, paymentId)
  return typeof intent === 'object' ? intent?.id : intent
}

export const findPayment = async (
  shop: Shop,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
): Promise<PaymentState | undefined> => {
  const found: PaymentState[] = []
  let after: string | undefined
  do {
    const page = await callStripe(shop, {
      method: 'GET',
      path: '/checkout/sessions',
      schema: sessionList,
      fields: {
        limit: 100,
        created: {
          gte: Math.floor((createdAt.getTime() - MINUTE_MS) / 1000),
          lt: Math.ceil((createdAt.getTime() + DAY_MS) / 1000),
        },
        starting_after: after,
        expand: SESSION_PARTS.map((part) => `data.${part}`),
      },
    })
    found.push(
      ...page.data
        .filter(({ client_reference_id: reference }) => reference === orderId)
        .map(toSessionState),
    )
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after)
  return found.find(({ status }) => status === 'succeeded') ?? found[0]
}
