import { createHmac } from 'node:crypto'
import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import {
  type Checkout,
  type PaymentFailure,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentState,
  type RefundState,
} from '@kadr/payments'
import { createPayments } from '../src/platform/outside/payments/payments.ts'
import type { TestShell } from './test-shell.ts'

const SECRET = 'whsec'
const signatureOf = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

export const DECLINED: PaymentFailure = {
  code: 'insufficient_funds',
  providerCode: 'nsf',
  message: 'На карте не хватает денег',
  isRetryable: true,
}

/** Ids are unique among all fakes of a run, as providers' are. */
let number = 0

/** A provider in memory: payments are made by the test, as a buyer would on a page. */
export const createFakeProvider = ({
  id = 'yookassa',
  currency = 'RUB',
  now = () => new Date(),
}: {
  id?: PaymentProvider['id']
  currency?: ChargeCurrency
  now?: () => Date
} = {}) => {
  const payments = new Map<string, PaymentState>()
  const byKey = new Map<string, { paymentId: string; body: string }>()
  const refunds = new Map<string, RefundState>()
  const calls: string[] = []
  const problems = {
    isDown: false,
    decline: null as PaymentFailure | null,
    isReplyLost: false,
    /** Every call is refused: wrong keys. */
    isMisconfigured: false,
    /** The shop may not save methods. */
    isSavingRefused: false,
  }
  /** Tokens of saved cards, by the cards' names. */
  const methods = new Map<string, string>()
  const canceled: string[] = []

  const refusal = (code: PaymentProviderError['code']) =>
    new PaymentProviderError({ code, message: `${id}: ${code}`, userMessage: 'Касса отказала' })
  /** What every provider refuses before it looks at the card. */
  const check = ({ money, email }: PaymentOrder) => {
    if (money.currency !== currency || money.amount <= 0) throw refusal('rejected')
    if (currency === 'RUB' && !email) throw refusal('rejected')
  }
  const reach = (call: string) => {
    calls.push(call)
    if (problems.isMisconfigured) throw refusal('misconfigured')
    if (!problems.isDown) return
    throw new PaymentProviderError({
      code: 'unreachable',
      message: 'down',
      userMessage: 'Платёжный сервис не отвечает',
      isUncertain: true,
    })
  }
  const loseReply = () => {
    if (!problems.isReplyLost) return
    problems.isReplyLost = false
    throw new PaymentProviderError({
      code: 'unreachable',
      message: 'reply lost',
      userMessage: 'Платёжный сервис не отвечает',
      isUncertain: true,
    })
  }
  const make = (state: Partial<PaymentState> & Pick<PaymentState, 'orderId' | 'money'>) => {
    number += 1
    const payment: PaymentState = {
      id: `${id}-${number}`,
      status: 'pending',
      refunded: 0,
      isTest: false,
      paidAt: null,
      method: null,
      paidWith: null,
      dispute: null,
      failure: null,
      subscription: null,
      buyerId: null,
      ...state,
    }
    payments.set(payment.id, payment)
    return payment
  }
  const once = (key: string, request: unknown, run: () => PaymentState) => {
    const body = JSON.stringify(request)
    const known = byKey.get(key)
    if (known && known.body !== body) throw refusal('key_reused')
    const found = known && payments.get(known.paymentId)
    if (found) return found
    const made = run()
    byKey.set(key, { paymentId: made.id, body })
    return made
  }
  const saveCard = (orderId: string) => {
    const card = { id: `${id}-card-${orderId}`, title: 'Мир •• 4417', expiresOn: '2030-12' }
    methods.set(card.id, card.title)
    return card
  }
  const get = (paymentId: string) => {
    const found = payments.get(paymentId)
    if (found) return found
    throw new PaymentProviderError({ code: 'not_found', message: 'none', userMessage: 'Нет' })
  }

  const provider: PaymentProvider = {
    id,
    title: 'Тестовая касса',
    currencies: [currency],
    isTest: false,
    needsEmail: currency === 'RUB',
    canRefundPart: true,
    async createCheckout({ order, key }): Promise<Checkout> {
      reach('createCheckout')
      check(order)
      if (currency === 'XTR') {
        const { title, description, money } = order
        const invoice = {
          slug: `slug-${order.id}`,
          title,
          description,
          payload: order.id,
          currency: 'XTR' as const,
          prices: [{ label: title, amount: money.amount }],
          ...(order.isSubscription && { subscription_period: 2_592_000 }),
        }
        return { kind: 'telegram', invoice, url: `https://t.me/$${invoice.slug}` }
      }
      const isSavingRefused = order.isMethodSaved && problems.isSavingRefused
      const method = order.isMethodSaved && !isSavingRefused ? saveCard(order.id) : null
      const payment = once(key, order, () =>
        make({ orderId: order.id, money: order.money, method }),
      )
      loseReply()
      const url = `https://pay.test/${payment.id}`
      return { kind: 'redirect', paymentId: payment.id, url, isSavingRefused }
    },
    async readPayment({ paymentId }) {
      reach('readPayment')
      return { ...get(paymentId) }
    },
    async findPayment({ orderId }) {
      reach('findPayment')
      const all = [...payments.values()].filter((payment) => payment.orderId === orderId)
      return all.find(({ status }) => status === 'succeeded') ?? all.at(-1)
    },
    async listChanged({ since }) {
      reach('listChanged')
      return [...payments.values()].filter(
        ({ paidAt, dispute }) => dispute || (currency === 'XTR' && paidAt && paidAt >= since),
      )
    },
    savedMethods:
      currency === 'XTR'
        ? null
        : {
            async charge({ order, methodId, key }) {
              reach('charge')
              check(order)
              if (problems.isSavingRefused) throw refusal('saving_refused')
              if (!methods.has(methodId)) throw refusal('not_found')
              const payment = once(key, { order, methodId }, () =>
                make({
                  orderId: order.id,
                  money: order.money,
                  method: { id: methodId, title: 'Мир •• 4417', expiresOn: '2030-12' },
                  ...(problems.decline
                    ? { status: 'canceled', failure: problems.decline }
                    : { status: 'succeeded', paidAt: now() }),
                }),
              )
              loseReply()
              return { ...payment }
            },
            forget: null,
          },
    subscriptions:
      currency === 'XTR'
        ? {
            async cancel({ paymentId }) {
              reach('cancel')
              canceled.push(paymentId)
            },
            async restore({ paymentId }) {
              reach('restore')
              canceled.splice(canceled.indexOf(paymentId), 1)
            },
          }
        : null,
    telegram: null,
    async refund({ payment, money, key, order }) {
      reach('refund')
      const known = refunds.get(key)
      if (known) return known
      const stored = get(payment.id)
      const isPart = money.amount !== stored.money.amount
      if (currency === 'RUB' && isPart && !order.email) throw refusal('rejected')
      if (stored.status !== 'succeeded') throw refusal('rejected')
      if (stored.refunded === stored.money.amount) throw refusal('already_refunded')
      if (stored.refunded + money.amount > stored.money.amount) throw refusal('refund_too_large')
      stored.refunded += money.amount
      const refund: RefundState = {
        id: `refund-${key}`,
        orderId: stored.orderId,
        status: 'succeeded',
        money,
        failure: null,
      }
      refunds.set(key, refund)
      loseReply()
      return refund
    },
    async readRefund({ refundId }) {
      reach('readRefund')
      const found = [...refunds.values()].find((refund) => refund.id === refundId)
      if (found) return found
      throw new PaymentProviderError({ code: 'not_found', message: 'none', userMessage: 'Нет' })
    },
    readWebhook({ headers, rawBody }) {
      const body = Buffer.from(rawBody).toString('utf8')
      if (headers['x-signature'] !== signatureOf(body)) return { ok: false, reason: 'signature' }
      const { eventId, paymentId } = JSON.parse(body) as { eventId: string; paymentId: string }
      return { ok: true, eventId, kind: 'payment', paymentId, orderId: null, refundId: null }
    },
  }

  return {
    provider,
    payments,
    refunds,
    calls,
    problems,
    canceled,
    methods,
    make,
    paymentOf: (orderId: string) =>
      [...payments.values()].find((payment) => payment.orderId === orderId),
    /** The buyer presses «Оплатить». */
    pay(orderId: string, changes: Partial<PaymentState> = {}) {
      const found = [...payments.values()].find((payment) => payment.orderId === orderId)
      if (!found) throw new Error(`No payment of ${orderId}`)
      Object.assign(found, { status: 'succeeded', paidAt: now(), ...changes })
      return found
    },
    decline(orderId: string) {
      const found = [...payments.values()].find((payment) => payment.orderId === orderId)
      if (found) Object.assign(found, { status: 'canceled', failure: DECLINED })
    },
  }
}
export type FakeProvider = ReturnType<typeof createFakeProvider>

export const usePayments = (app: TestShell, fakes: readonly FakeProvider[]) =>
  Object.assign(app.ctx, { payments: createPayments(fakes.map(({ provider }) => provider)) })

/** A notification as the provider sends it; a wrong signature when it is forged. */
export const notify = (
  app: TestShell,
  {
    provider = 'yookassa',
    paymentId,
    eventId = `${paymentId}:1`,
    isForged = false,
  }: { provider?: string; paymentId: string; eventId?: string; isForged?: boolean },
) => {
  const body = JSON.stringify({ eventId, paymentId })
  return app.http.inject({
    method: 'POST',
    url: `/api/payments/${provider}/webhook`,
    headers: {
      'content-type': 'application/json',
      'x-signature': isForged ? 'guess' : signatureOf(body),
    },
    payload: body,
  })
}
