import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { SECOND_MS } from '@kadr/kit/durations'
import { numberAt, objectAt, textAt, textsAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { isShop } from '../_shared/basic-shop.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import { createShopRecords } from '../_shared/shop-records.ts'
import type { CreatePaymentFake, Decision, FakePayment } from '../payment-fake.ts'
import { SANDBOX_PRIVATE_KEY } from './keys.ts'
import { presentCheckout, presentRefund, presentTransaction, refuse } from './replies.ts'

const ID = 'bepaid'
const DUPLICATE_MS = 30 * SECOND_MS
const MAX_LISTED = 10

const privateKey = createPrivateKey({
  key: Buffer.from(SANDBOX_PRIVATE_KEY, 'base64'),
  format: 'der',
  type: 'pkcs8',
})

const signBody = (body: string) => ({
  'content-signature': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
})

const orderIdOf = (trackingId: string | undefined) => trackingId?.split('.')[0] ?? null

export const createBepaidFake: CreatePaymentFake = (world) => {
  const records = createShopRecords({ world, id: ID })
  const { shopId = '' } = world.shop
  const isTestShop = world.shop.test === 'on'
  world.notifier.register(ID, signBody)

  const methodOf = (payment: FakePayment) => records.methods.get(payment.methodId ?? '')
  const present = (payment: FakePayment) => presentTransaction(payment, methodOf(payment))
  const withTransaction = () => records.all().filter(({ wire }) => wire.uid !== undefined)
  const findByUid = (uid: string) => withTransaction().find(({ wire }) => wire.uid === uid)

  const notify = (payment: FakePayment, transaction: object) =>
    world.notifier.send({
      provider: ID,
      url: payment.wire.notificationUrl ?? world.webhookUrl,
      body: JSON.stringify({ transaction }),
    })

  /** Shape and sum of an order; a live shop is given no test payment and the other way round. */
  const findOrderProblem = (of: {
    amount: number | undefined
    currency: string | undefined
    isTest: boolean
  }): FakeReply | undefined => {
    if (!Number.isInteger(of.amount) || (of.amount ?? 0) <= 0)
      return refuse(422, 'Amount is invalid')
    if (of.currency !== 'BYN') return refuse(422, 'Currency is not supported')
    return of.isTest && !isTestShop ? refuse(422, 'Test transactions are off') : undefined
  }

  const createCheckout = (request: FakeRequest): FakeReply => {
    if (request.headers['x-api-version'] !== '2') return refuse(400, 'X-API-Version is required')
    const checkout = objectAt(request.fields, 'checkout')
    const order = objectAt(checkout, 'order')
    const settings = objectAt(checkout, 'settings')
    const amount = numberAt(order, 'amount')
    const currency = textAt(order, 'currency')
    const isTest = checkout.test === true
    const problem = findOrderProblem({ amount, currency, isTest })
    if (problem) return problem
    const expiresAt = new Date(textAt(order, 'expired_at') ?? Number.NaN)
    if (!(expiresAt > world.clock.now())) return refuse(422, 'Expired at is in the past')
    const trackingId = textAt(order, 'tracking_id')
    const payment = records.create({
      id: records.newId(),
      orderId: orderIdOf(trackingId),
      amount: amount ?? 0,
      currency: currency ?? '',
      isTest,
      description: textAt(order, 'description') ?? '',
      email: textAt(objectAt(checkout, 'customer'), 'email') ?? null,
      expiresAt,
      isMethodSaved: textsAt(objectAt(order, 'additional_data'), 'contract').includes('recurring'),
      successUrl: textAt(settings, 'success_url') ?? '',
      failureUrl: textAt(settings, 'decline_url') ?? '',
      wire: {
        trackingId: trackingId ?? '',
        notificationUrl: textAt(settings, 'notification_url') ?? world.webhookUrl,
      },
    })
    const redirect_url = `${world.hostUrl}/${ID}/pay/${payment.id}`
    return { status: 201, json: { checkout: { token: payment.id, redirect_url } } }
  }

  const chargeCard = ({ fields }: FakeRequest): FakeReply => {
    const request = objectAt(fields, 'request')
    const amount = numberAt(request, 'amount')
    const currency = textAt(request, 'currency')
    const isTest = request.test === true
    const problem = findOrderProblem({ amount, currency, isTest })
    if (problem) return problem
    const method = records.methods.get(textAt(objectAt(request, 'credit_card'), 'token') ?? '')
    if (!method) return refuse(422, 'Credit card token is invalid')
    const trackingId = textAt(request, 'tracking_id')
    const uid = randomUUID()
    const payment = records.charge(
      {
        id: uid,
        orderId: orderIdOf(trackingId),
        amount: amount ?? 0,
        currency: currency ?? '',
        isTest,
        description: textAt(request, 'description') ?? '',
        email: textAt(objectAt(request, 'customer'), 'email') ?? null,
        expiresAt: world.clock.now(),
        isMethodSaved: true,
        successUrl: '',
        failureUrl: '',
        wire: {
          uid,
          trackingId: trackingId ?? '',
          notificationUrl: textAt(request, 'notification_url') ?? world.webhookUrl,
        },
      },
      method,
    )
    void notify(payment, present(payment))
    return { status: 200, json: { transaction: present(payment) } }
  }

  const isRepeated = (payment: FakePayment, amount: number) => {
    const since = world.clock.now().getTime() - DUPLICATE_MS
    return [...records.refunds.values()].some(
      (one) =>
        one.paymentId === payment.id && one.amount === amount && one.createdAt.getTime() > since,
    )
  }

  const findRefundProblem = (payment: FakePayment, amount: number): FakeReply | undefined => {
    if (!Number.isInteger(amount) || amount <= 0) return refuse(422, 'Amount is invalid')
    if (isRepeated(payment, amount)) return refuse(422, 'Duplicate refund')
    const left = payment.amount - records.refundedOf(payment.id)
    if (left === 0) return refuse(422, 'Transaction is already fully refunded')
    return amount > left ? refuse(422, 'Amount is greater than the rest of the payment') : undefined
  }

  const createRefund = ({ fields }: FakeRequest): FakeReply => {
    const request = objectAt(fields, 'request')
    const amount = numberAt(request, 'amount') ?? 0
    const reason = textAt(request, 'reason') ?? ''
    const payment = findByUid(textAt(request, 'parent_uid') ?? '')
    if (payment?.status !== 'succeeded') return refuse(422, 'Parent transaction is invalid')
    if (reason === '' || reason.length > 255) return refuse(422, 'Reason is invalid')
    const problem = findRefundProblem(payment, amount)
    if (problem) return problem
    const { currency, orderId } = payment
    const refund = records.refund({
      id: randomUUID(),
      paymentId: payment.id,
      orderId,
      amount,
      currency,
      reason,
    })
    const transaction = presentRefund(refund, payment)
    void notify(payment, transaction)
    return { status: 200, json: { transaction } }
  }

  const listRefunds = () =>
    [...records.refunds.values()].flatMap((refund) => {
      const payment = records.find(refund.paymentId)
      return payment ? [presentRefund(refund, payment)] : []
    })

  const listByTracking = ({ params }: FakeRequest): FakeReply => {
    const all = [...listRefunds().toReversed(), ...withTransaction().toReversed().map(present)]
    const found = all.filter(({ tracking_id: id }) => id === params.id).slice(0, MAX_LISTED)
    return found.length > 0
      ? { status: 200, json: { transactions: found } }
      : refuse(404, 'Record not found')
  }

  const showTransaction = ({ params }: FakeRequest): FakeReply => {
    const payment = findByUid(params.uid ?? '')
    const refund = listRefunds().find(({ uid }) => uid === params.uid)
    const transaction = refund ?? (payment && present(payment))
    return transaction ? { status: 200, json: { transaction } } : refuse(404, 'Record not found')
  }

  const decide = (of: { payment: FakePayment; decision: Decision; card?: string }): string => {
    const { payment, decision, card } = of
    if (decision === 'close') return payment.failureUrl
    const tried = records.update(payment, { wire: { ...payment.wire, uid: randomUUID() } })
    if (decision === 'decline') {
      const declined = records.update(tried, { status: 'canceled', decline: 'declined' })
      void notify(declined, present(declined))
      return payment.failureUrl
    }
    const paid = records.succeed(tried, { methodId: records.newId(), ...(card && { card }) })
    if (decision === 'pay') void notify(paid, present(paid))
    return payment.successUrl
  }

  const guard =
    (handle: (request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply =>
      isShop(world, request) ? handle(request) : refuse(401, 'Unauthorized')

  return {
    ...records.commands,
    id: ID,
    title: 'bePaid',
    routes: [
      ...createPaymentPage({ title: 'bePaid', find: records.find, decide }),
      { method: 'POST', path: '/checkout/ctp/api/checkouts', handle: guard(createCheckout) },
      {
        method: 'GET',
        path: '/checkout/ctp/api/checkouts/:token',
        handle: guard(({ params }) => {
          const payment = records.find(params.token ?? '')
          return payment
            ? { status: 200, json: presentCheckout(payment, shopId) }
            : refuse(404, 'Record not found')
        }),
      },
      { method: 'POST', path: '/gateway/transactions/payments', handle: guard(chargeCard) },
      { method: 'POST', path: '/gateway/transactions/refunds', handle: guard(createRefund) },
      { method: 'GET', path: '/gateway/transactions/:uid', handle: guard(showTransaction) },
      {
        method: 'GET',
        path: '/gateway/v2/transactions/tracking_id/:id',
        handle: guard(listByTracking),
      },
    ],
    decide: ({ paymentId, decision, card }) => {
      const payment = records.find(paymentId)
      if (!payment) throw new Error(`no payment ${paymentId}`)
      return decide({ payment, decision, ...(card && { card }) })
    },
    /** A true signature, of another body. */
    forge: async (paymentId) => {
      const payment = records.find(paymentId)
      if (!payment) return
      const transaction = { ...present(payment), status: 'successful' }
      await world.notifier.forge({
        url: payment.wire.notificationUrl ?? world.webhookUrl,
        body: JSON.stringify({ transaction }),
        headers: signBody(JSON.stringify({ transaction: present(payment) })),
      })
    },
    faultReply: ({ status }) => refuse(status, 'Try later'),
  }
}
