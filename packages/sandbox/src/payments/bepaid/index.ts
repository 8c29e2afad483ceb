import { randomUUID } from 'node:crypto'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { createDecide } from '../_shared/create-decide.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import { isShop } from '../_shared/shop-records.ts'
import type { CreatePaymentFake, FakePayment } from '../payment-fake.ts'
import { createBackend, ID, signBody } from './backend.ts'
import { chargeCard, createCheckout } from './orders.ts'
import { presentCheckout, refuse } from './replies.ts'
import { createRefund, listByTracking, showTransaction } from './transactions.ts'

const TITLE = 'bePaid'

export const createBepaidFake: CreatePaymentFake = (world) => {
  const backend = createBackend(world)
  const { records, present, notify } = backend

  /** A checkout becomes a transaction on its first attempt to pay. */
  const attempt = (payment: FakePayment) =>
    records.update(payment, { wire: { ...payment.wire, uid: randomUUID() } })

  const decide = createDecide({
    records,
    decline: (payment) => {
      const declined = records.update(attempt(payment), { status: 'canceled', decline: 'declined' })
      void notify(declined, present(declined))
      return undefined
    },
    pay: (payment, { card, isSilent }) => {
      const paid = records.succeed(attempt(payment), { methodId: records.newId(), card })
      if (!isSilent) void notify(paid, present(paid))
    },
  })

  const guard =
    (handle: (request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply =>
      isShop(world, request) ? handle(request) : refuse(401, 'Unauthorized')

  return {
    ...records.commands,
    id: ID,
    title: TITLE,
    routes: [
      ...createPaymentPage({ title: TITLE, find: records.find, decide: decide.ofPayment }),
      {
        method: 'POST',
        path: '/checkout/ctp/api/checkouts',
        handle: guard((request) => createCheckout(backend, request)),
      },
      {
        method: 'GET',
        path: '/checkout/ctp/api/checkouts/:token',
        handle: guard(({ params }) => {
          const payment = records.find(params.token ?? '')
          return payment
            ? { status: 200, json: presentCheckout(payment, world.shop.shopId ?? '') }
            : refuse(404, 'Record not found')
        }),
      },
      {
        method: 'POST',
        path: '/gateway/transactions/payments',
        handle: guard((request) => chargeCard(backend, request)),
      },
      {
        method: 'POST',
        path: '/gateway/transactions/refunds',
        handle: guard((request) => createRefund(backend, request)),
      },
      {
        method: 'GET',
        path: '/gateway/transactions/:uid',
        handle: guard((request) => showTransaction(backend, request)),
      },
      {
        method: 'GET',
        path: '/gateway/v2/transactions/tracking_id/:id',
        handle: guard((request) => listByTracking(backend, request)),
      },
    ],
    decide: decide.byId,
    setRecurring: null,
    dispute: null,
    /** A valid signature of another body. */
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
