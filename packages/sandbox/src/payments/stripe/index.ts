import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { createIdempotency } from '../_shared/idempotency.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import { createShopRecords } from '../_shared/shop-records.ts'
import type { CreatePaymentFake, Decision, FakePayment } from '../payment-fake.ts'
import { expandOf, type Form, findUnknown, formOf, integerAt } from './form-fields.ts'
import {
  invalid,
  missing,
  presentDecline,
  presentIntent,
  presentMethod,
  presentRefund,
  presentSession,
  refuse,
} from './replies.ts'
import { signEvent } from './sign-event.ts'

const ID = 'stripe'
const SESSION_FIELDS =
  /^(mode|client_reference_id|customer_email|customer_creation|success_url|cancel_url|expires_at|locale|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[(name|description)))\]|payment_intent_data\[(setup_future_usage|metadata\]\[\w+)\])$/
const INTENT_FIELDS =
  /^(amount|currency|customer|payment_method|off_session|confirm|description|receipt_email|metadata\[\w+\])$/
const REFUND_FIELDS = /^(payment_intent|amount|reason|metadata\[\w+\])$/

export const createStripeFake: CreatePaymentFake = (world) => {
  const records = createShopRecords({ world, id: ID })
  const keys = createIdempotency({ world, id: ID })
  const { secretKey = '', webhookSecret = '' } = world.shop
  const isTest = secretKey.startsWith('sk_test_')
  const signBody = (body: string) => ({
    'stripe-signature': signEvent({ body, secret: webhookSecret, at: world.clock.now() }),
  })
  world.notifier.register(ID, signBody)

  const partsOf = (payment: FakePayment, expand: readonly string[]) => ({
    method: records.methods.get(payment.methodId ?? ''),
    refunded: records.refundedOf(payment.id),
    expand,
  })
  const intentOf = (payment: FakePayment, expand: readonly string[] = []) =>
    presentIntent(payment, partsOf(payment, expand))
  const sessionOf = (payment: FakePayment, expand: readonly string[] = []) =>
    presentSession(payment, {
      ...partsOf(payment, expand),
      pageUrl: `${world.hostUrl}/${ID}/pay/${payment.id}`,
    })
  const findByIntent = (id: string) => records.all().find(({ wire }) => wire.intent === id)

  const eventOf = (type: string, object: object) => ({
    id: records.newId('evt_'),
    object: 'event',
    type,
    livemode: !isTest,
    created: Math.floor(world.clock.now().getTime() / 1000),
    data: { object },
  })

  const notify = (type: string, object: object) =>
    world.notifier.send({
      provider: ID,
      url: world.webhookUrl,
      body: JSON.stringify(eventOf(type, object)),
    })

  const findMoneyProblem = (amount: number | undefined, currency: string | undefined) => {
    if (!amount) return invalid('amount', 'Invalid positive integer')
    return currency === 'usd' ? undefined : invalid('currency', 'Invalid currency')
  }

  const createSession = (form: Form): FakeReply => {
    const price = 'line_items[0][price_data]'
    const amount = integerAt(form, `${price}[unit_amount]`)
    const problem =
      findUnknown(form, SESSION_FIELDS) ?? findMoneyProblem(amount, form[`${price}[currency]`])
    if (problem) return problem
    if (form.mode !== 'payment') return invalid('mode', 'Invalid mode')
    const expiresAt = new Date((integerAt(form, 'expires_at') ?? 0) * 1000)
    const lifetime = expiresAt.getTime() - world.clock.now().getTime()
    if (lifetime < 30 * MINUTE_MS || lifetime > DAY_MS) {
      return invalid('expires_at', 'Must be between 30 minutes and 24 hours')
    }
    const isMethodSaved = form['payment_intent_data[setup_future_usage]'] === 'off_session'
    const payment = records.create({
      id: records.newId(isTest ? 'cs_test_' : 'cs_live_'),
      orderId: form.client_reference_id ?? null,
      amount: amount ?? 0,
      currency: 'USD',
      isTest,
      description: form[`${price}[product_data][description]`] ?? '',
      email: form.customer_email ?? null,
      expiresAt,
      isMethodSaved,
      successUrl: form.success_url ?? '',
      failureUrl: form.cancel_url ?? '',
      wire: {
        intent: records.newId('pi_'),
        via: form['payment_intent_data[metadata][via]'] ?? '',
        ...(form.customer_creation === 'always' && { customer: records.newId('cus_') }),
      },
    })
    return { status: 200, json: sessionOf(payment) }
  }

  const createIntent = (form: Form): FakeReply => {
    const amount = integerAt(form, 'amount')
    const problem = findUnknown(form, INTENT_FIELDS) ?? findMoneyProblem(amount, form.currency)
    if (problem) return problem
    const method = records.methods.get(form.payment_method ?? '')
    if (!method) return missing('payment_method')
    const owner = records.all().find(({ methodId }) => methodId === method.id)?.wire.customer
    if (owner !== form.customer || method.isRemoved) {
      return invalid('payment_method', 'The payment method does not belong to the customer')
    }
    if (form.confirm !== 'true' || form.off_session !== 'true') {
      return invalid('confirm', 'Only confirmed off-session payments are played here')
    }
    const intent = records.newId('pi_')
    const payment = records.charge(
      {
        id: intent,
        orderId: form['metadata[orderId]'] ?? null,
        amount: amount ?? 0,
        currency: 'USD',
        isTest,
        description: form.description ?? '',
        email: form.receipt_email ?? null,
        expiresAt: world.clock.now(),
        isMethodSaved: true,
        successUrl: '',
        failureUrl: '',
        wire: { intent, via: '', customer: form.customer ?? '' },
      },
      method,
    )
    const isPaid = payment.status === 'succeeded'
    void notify(`payment_intent.${isPaid ? 'succeeded' : 'payment_failed'}`, intentOf(payment))
    if (isPaid) return { status: 200, json: intentOf(payment, expandOf(form)) }
    return refuse(402, 'card_error', {
      ...presentDecline(payment.decline),
      message: 'Your card was declined.',
      payment_intent: intentOf(payment),
    })
  }

  const createRefund = (form: Form): FakeReply => {
    const problem = findUnknown(form, REFUND_FIELDS)
    if (problem) return problem
    const payment = findByIntent(form.payment_intent ?? '')
    if (payment?.status !== 'succeeded') return missing('payment_intent')
    const left = payment.amount - records.refundedOf(payment.id)
    const amount = integerAt(form, 'amount') ?? left
    if (left === 0) {
      return refuse(400, 'invalid_request_error', {
        message: 'The charge has already been refunded.',
        code: 'charge_already_refunded',
      })
    }
    if (amount > left) return invalid('amount', 'Refund amount is greater than unrefunded amount')
    const { currency } = payment
    const refund = records.refund({
      id: records.newId('re_'),
      paymentId: payment.id,
      orderId: form['metadata[orderId]'] ?? null,
      amount,
      currency,
      reason: form.reason ?? '',
    })
    void notify('refund.created', presentRefund(refund, payment))
    return { status: 200, json: presentRefund(refund, payment) }
  }

  const listSessions = (form: Form): FakeReply => {
    const from = new Date((integerAt(form, 'created[gte]') ?? 0) * 1000)
    const to = new Date((integerAt(form, 'created[lt]') ?? 8.64e12) * 1000)
    const limit = integerAt(form, 'limit') ?? 10
    const all = records
      .all()
      .filter(({ id, createdAt }) => id.startsWith('cs_') && createdAt >= from && createdAt < to)
      .reverse()
    const start = all.findIndex(({ id }) => id === form.starting_after) + 1
    const expand = expandOf(form).map((path) => path.replace(/^data\./, ''))
    const data = all.slice(start, start + limit).map((payment) => sessionOf(payment, expand))
    return { status: 200, json: { object: 'list', data, has_more: start + limit < all.length } }
  }

  const decide = (of: { payment: FakePayment; decision: Decision; card?: string }): string => {
    const { payment, decision, card } = of
    if (decision === 'close') return payment.failureUrl
    if (decision === 'decline') {
      // The page stays open: the buyer may try another card.
      const declined = records.update(payment, { decline: 'declined' })
      void notify('payment_intent.payment_failed', intentOf(declined))
      return `${world.hostUrl}/${ID}/pay/${payment.id}`
    }
    const paid = records.succeed(payment, { methodId: records.newId('pm_'), ...(card && { card }) })
    if (decision === 'pay') {
      void notify('payment_intent.succeeded', intentOf(paid))
      void notify('checkout.session.completed', sessionOf(paid))
    }
    return payment.successUrl
  }

  const guard =
    (handle: (form: Form, request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        return refuse(401, 'invalid_request_error', { message: 'Invalid API Key provided' })
      }
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || !key) return handle(formOf(request), request)
      const conflict = refuse(400, 'idempotency_error', {
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
      return keys.run({ request, key, conflict, handle: () => handle(formOf(request), request) })
    }

  const detach = (_form: Form, { params }: FakeRequest): FakeReply => {
    const method = records.methods.get(params.id ?? '')
    if (!method || method.isRemoved) return missing('payment_method')
    records.commands.removeMethod(method.id)
    return { status: 200, json: presentMethod({ ...method, isRemoved: true }, undefined) }
  }

  return {
    ...records.commands,
    id: ID,
    title: 'Stripe',
    routes: [
      ...createPaymentPage({ title: 'Stripe', find: records.find, decide }),
      {
        method: 'GET',
        path: '/v1/balance',
        handle: guard(() => ({ status: 200, json: { object: 'balance', livemode: !isTest } })),
      },
      { method: 'POST', path: '/v1/checkout/sessions', handle: guard(createSession) },
      { method: 'GET', path: '/v1/checkout/sessions', handle: guard(listSessions) },
      {
        method: 'GET',
        path: '/v1/checkout/sessions/:id',
        handle: guard((form, { params }) => {
          const payment = records.find(params.id ?? '')
          return payment?.id.startsWith('cs_')
            ? { status: 200, json: sessionOf(payment, expandOf(form)) }
            : missing('checkout.session')
        }),
      },
      { method: 'POST', path: '/v1/payment_intents', handle: guard(createIntent) },
      {
        method: 'GET',
        path: '/v1/payment_intents/:id',
        handle: guard((form, { params }) => {
          const payment = findByIntent(params.id ?? '')
          return payment
            ? { status: 200, json: intentOf(payment, expandOf(form)) }
            : missing('payment_intent')
        }),
      },
      { method: 'POST', path: '/v1/refunds', handle: guard(createRefund) },
      {
        method: 'GET',
        path: '/v1/refunds/:id',
        handle: guard((_form, { params }) => {
          const refund = records.refunds.get(params.id ?? '')
          return refund
            ? { status: 200, json: presentRefund(refund, records.find(refund.paymentId)) }
            : missing('refund')
        }),
      },
      { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: guard(detach) },
    ],
    decide: ({ paymentId, decision, card }) => {
      const payment = records.find(paymentId)
      if (!payment) throw new Error(`no payment ${paymentId}`)
      return decide({ payment, decision, ...(card && { card }) })
    },
    /** Signed by a secret that is not the shop's. */
    forge: async (paymentId) => {
      const payment = records.find(paymentId)
      if (!payment) return
      const object = { ...sessionOf(payment), status: 'complete', payment_status: 'paid' }
      const body = JSON.stringify(eventOf('checkout.session.completed', object))
      const at = world.clock.now()
      const signature = signEvent({ body, secret: 'whsec_of_a_stranger', at })
      const headers = { 'stripe-signature': signature }
      await world.notifier.forge({ url: world.webhookUrl, body, headers })
    },
    faultReply: ({ status }) => refuse(status, 'api_error', { message: 'Try later' }),
    reset: () => {
      records.commands.reset()
      keys.reset()
    },
  }
}
