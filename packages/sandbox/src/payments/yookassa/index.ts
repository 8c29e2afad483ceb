import { HOUR_MS } from '@kadr/kit/durations'
import { objectAt, textAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { isShop } from '../_shared/basic-shop.ts'
import { createIdempotency } from '../_shared/idempotency.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import { createShopRecords } from '../_shared/shop-records.ts'
import type { CreatePaymentFake, Decision, FakePayment } from '../payment-fake.ts'
import { findReceiptProblem, readAmount } from './check-request.ts'
import { invalid, presentPayment, presentRefund, refuse } from './replies.ts'

const ID = 'yookassa'
const MAX_KEY = 64
/** A buyer has an hour to confirm a payment by card. */
const LIFETIME_MS = HOUR_MS

export const createYookassaFake: CreatePaymentFake = (world) => {
  const records = createShopRecords({ world, id: ID })
  const keys = createIdempotency({ world, id: ID })
  const isTest = world.shop.secretKey?.startsWith('test_') ?? true
  world.notifier.register(ID, () => ({}))

  const present = (payment: FakePayment) =>
    presentPayment({
      payment,
      method: records.methods.get(payment.methodId ?? ''),
      refunded: records.refundedOf(payment.id),
      shopId: world.shop.shopId ?? '',
      pageUrl: `${world.hostUrl}/${ID}/pay/${payment.id}`,
    })

  const notify = (event: string, object: object) =>
    world.notifier.send({
      provider: ID,
      url: world.webhookUrl,
      body: JSON.stringify({ type: 'notification', event, object }),
    })

  const withKey = (request: FakeRequest, handle: () => FakeReply): FakeReply => {
    const key = request.headers['idempotence-key']
    if (!key || key.length > MAX_KEY) {
      return invalid('Idempotence-Key', 'Idempotence key is missing or too long')
    }
    const conflict = invalid('Idempotence-Key', 'Idempotence key duplicated')
    return keys.run({ request, key, conflict, handle })
  }

  const createPayment = ({ fields }: FakeRequest): FakeReply => {
    const amount = readAmount(fields)
    if (typeof amount !== 'number') return amount
    const problem = findReceiptProblem(fields, amount)
    if (problem) return problem
    const description = textAt(fields, 'description') ?? ''
    if (description.length > 128) return invalid('description', 'Description is too long')
    const methodId = textAt(fields, 'payment_method_id')
    const returnUrl = textAt(objectAt(fields, 'confirmation'), 'return_url') ?? ''
    const base = {
      id: records.newId(),
      orderId: textAt(objectAt(fields, 'metadata'), 'orderId') ?? null,
      amount,
      currency: 'RUB',
      isTest,
      description,
      email: textAt(objectAt(objectAt(fields, 'receipt'), 'customer'), 'email') ?? null,
      expiresAt: new Date(world.clock.now().getTime() + LIFETIME_MS),
      isMethodSaved: fields?.save_payment_method === true || methodId !== undefined,
      successUrl: returnUrl,
      failureUrl: returnUrl,
      wire: {},
    }
    if (methodId === undefined) {
      if (!URL.canParse(returnUrl)) return invalid('confirmation.return_url', 'Invalid return_url')
      return { status: 200, json: present(records.create(base)) }
    }
    const method = records.methods.get(methodId)
    if (!method) return invalid('payment_method_id', 'Payment method not found')
    const charged = records.charge(base, method)
    void notify(`payment.${charged.status}`, present(charged))
    return { status: 200, json: present(charged) }
  }

  const createRefund = ({ fields }: FakeRequest): FakeReply => {
    const amount = readAmount(fields)
    if (typeof amount !== 'number') return amount
    const problem = findReceiptProblem(fields, amount)
    if (problem) return problem
    const payment = records.find(textAt(fields, 'payment_id') ?? '')
    if (payment?.status !== 'succeeded') return invalid('payment_id', 'Payment is not refundable')
    if (amount > payment.amount - records.refundedOf(payment.id)) {
      return invalid('amount', 'The refund is greater than the payment')
    }
    const refund = records.refund({
      id: records.newId(),
      paymentId: payment.id,
      orderId: textAt(objectAt(fields, 'metadata'), 'orderId') ?? null,
      amount,
      currency: payment.currency,
      reason: textAt(fields, 'description') ?? '',
    })
    void notify('refund.succeeded', presentRefund(refund))
    return { status: 200, json: presentRefund(refund) }
  }

  /** Newest first, 100 a page; the cursor is the id of the last one seen. */
  const listPayments = ({ query }: FakeRequest): FakeReply => {
    const from = new Date(query.get('created_at.gte') ?? 0)
    const to = new Date(query.get('created_at.lt') ?? 8.64e15)
    const limit = Math.min(100, Number(query.get('limit') ?? 10))
    const all = records
      .all()
      .filter(({ createdAt }) => createdAt >= from && createdAt < to)
      .reverse()
    const start = all.findIndex(({ id }) => id === query.get('cursor')) + 1
    const items = all.slice(start, start + limit)
    const hasMore = start + limit < all.length
    return {
      status: 200,
      json: {
        type: 'list',
        items: items.map(present),
        ...(hasMore && { next_cursor: items.at(-1)?.id }),
      },
    }
  }

  const decide = (of: { payment: FakePayment; decision: Decision; card?: string }): string => {
    const { payment, decision, card } = of
    if (decision === 'close') return payment.failureUrl
    if (decision === 'decline') {
      const declined = records.update(payment, { status: 'canceled', decline: 'declined' })
      void notify('payment.canceled', present(declined))
      return payment.failureUrl
    }
    const paid = records.succeed(payment, { methodId: payment.id, ...(card && { card }) })
    if (decision === 'pay') void notify('payment.succeeded', present(paid))
    return payment.successUrl
  }

  /** Only a shop may call; its keys are Basic. */
  const guard =
    (handle: (request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply =>
      isShop(world, request)
        ? handle(request)
        : refuse(401, 'invalid_credentials', { description: 'Authentication failed' })

  const notFound = refuse(404, 'not_found', { description: 'Not found' })

  return {
    ...records.commands,
    id: ID,
    title: 'ЮKassa',
    routes: [
      ...createPaymentPage({ title: 'ЮKassa', find: records.find, decide }),
      {
        method: 'GET',
        path: '/v3/me',
        handle: guard(() => ({
          status: 200,
          json: {
            account_id: world.shop.shopId,
            status: 'enabled',
            test: isTest,
            fiscalization_enabled: true,
          },
        })),
      },
      {
        method: 'POST',
        path: '/v3/payments',
        handle: guard((request) => withKey(request, () => createPayment(request))),
      },
      { method: 'GET', path: '/v3/payments', handle: guard(listPayments) },
      {
        method: 'GET',
        path: '/v3/payments/:id',
        handle: guard(({ params }) => {
          const payment = records.find(params.id ?? '')
          return payment ? { status: 200, json: present(payment) } : notFound
        }),
      },
      {
        method: 'POST',
        path: '/v3/refunds',
        handle: guard((request) => withKey(request, () => createRefund(request))),
      },
      {
        method: 'GET',
        path: '/v3/refunds/:id',
        handle: guard(({ params }) => {
          const refund = records.refunds.get(params.id ?? '')
          return refund ? { status: 200, json: presentRefund(refund) } : notFound
        }),
      },
    ],
    decide: ({ paymentId, decision, card }) => {
      const payment = records.find(paymentId)
      if (!payment) throw new Error(`no payment ${paymentId}`)
      return decide({ payment, decision, ...(card && { card }) })
    },
    // Without a signature a stranger can claim anything: only reading the payment again helps.
    forge: async (paymentId) => {
      const payment = records.find(paymentId)
      if (!payment) return
      const object = { ...present(payment), status: 'succeeded', paid: true }
      const body = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object })
      await world.notifier.forge({ url: world.webhookUrl, body, headers: {} })
    },
    faultReply: ({ status }) =>
      refuse(status, status === 429 ? 'too_many_requests' : 'internal_server_error', {
        description: 'Try later',
      }),
    reset: () => {
      records.commands.reset()
      keys.reset()
    },
  }
}
