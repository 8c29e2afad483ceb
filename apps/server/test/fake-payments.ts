import { createHmac } from 'node:crypto'
import type { ChargeCurrency } from '@kadr/contract/primitives'
import {
  type Checkout,
  type PaymentFailure,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentState,
  type RefundState,
} from '@kadr/payments'
import { createPayments } from '../src/platform/payments/payments.ts'
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
}: {
  id?: PaymentProvider['id']
  currency?: ChargeCurrency
} = {}) => {
  const payments = new Map<string, PaymentState>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, RefundState>()
  const calls: string[] = []
  const problems = { isDown: false, decline: null as PaymentFailure | null, isReplyLost: false }
  const canceled: string[] = []

  const reach = (call: string) => {
    calls.push(call)
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
      failure: null,
      subscription: null,
      buyerId: null,
      ...state,
    }
    payments.set(payment.id, payment)
    return payment
  }
  const once = (key: string, run: () => PaymentState) => {
    const known = byKey.get(key)
    const found = known === undefined ? undefined : payments.get(known)
    if (found) return found
    const made = run()
    byKey.set(key, made.id)
    return made
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
      const method = order.isMethodSaved
        ? { id: `card-${order.id}`, title: 'Мир •• 4417', expiresOn: '2030-12' }
        : null
      const payment = once(key, () => make({ orderId: order.id, money: order.money, method }))
      loseReply()
      return { kind: 'redirect', paymentId: payment.id, url: `https://pay.test/${payment.id}` }
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
    savedMethods:
      currency === 'XTR'
        ? null
        : {
            async charge({ order, methodId, key }) {
              reach('charge')
              const payment = once(key, () =>
                make({
                  orderId: order.id,
                  money: order.money,
                  method: { id: methodId, title: 'Мир •• 4417', expiresOn: '2030-12' },
                  ...(problems.decline
                    ? { status: 'canceled', failure: problems.decline }
                    : { status: 'succeeded', paidAt: new Date() }),
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
            async listPayments({ since }) {
              reach('listPayments')
              return [...payments.values()].filter(({ paidAt }) => paidAt && paidAt >= since)
            },
          }
        : null,
    telegram: null,
    async refund({ payment, money, key }) {
      reach('refund')
      const known = refunds.get(key)
      if (known) return known
      const stored = get(payment.id)
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
    make,
    paymentOf: (orderId: string) =>
      [...payments.values()].find((payment) => payment.orderId === orderId),
    /** The buyer presses «Оплатить». */
    pay(orderId: string, changes: Partial<PaymentState> = {}) {
      const found = [...payments.values()].find((payment) => payment.orderId === orderId)
      if (!found) throw new Error(`No payment of ${orderId}`)
      Object.assign(found, { status: 'succeeded', paidAt: new Date(), ...changes })
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
