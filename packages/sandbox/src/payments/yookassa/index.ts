import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { createDecide } from '../_shared/create-decide.ts'
import { createIdempotency } from '../_shared/idempotency.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import { isShop } from '../_shared/shop-records.ts'
import type { CreatePaymentFake } from '../payment-fake.ts'
import { createBackend, ID } from './backend.ts'
import { createPayment, listPayments } from './payments.ts'
import { createRefund } from './refunds.ts'
import { invalid, presentRefund, refuse } from './replies.ts'

const TITLE = 'ЮKassa'
const MAX_KEY = 64

export const createYookassaFake: CreatePaymentFake = (world) => {
  const backend = createBackend(world)
  const { records, present, notify } = backend
  const keys = createIdempotency({ world, id: ID })

  const withKey = (request: FakeRequest, handle: () => FakeReply): FakeReply => {
    const key = request.headers['idempotence-key']
    if (!key || key.length > MAX_KEY) {
      return invalid('Idempotence-Key', 'Idempotence key is missing or too long')
    }
    const conflict = invalid('Idempotence-Key', 'Idempotence key duplicated')
    return keys.run({ request, key, conflict, handle })
  }

  const decide = createDecide({
    records,
    decline: (payment) => {
      const declined = records.update(payment, { status: 'canceled', decline: 'declined' })
      void notify('payment.canceled', present(declined))
      return undefined
    },
    pay: (payment, { card, isSilent }) => {
      const paid = records.succeed(payment, { methodId: payment.id, card })
      if (!isSilent) void notify('payment.succeeded', present(paid))
    },
  })

  /** Requires the shop's keys as Basic authorization. */
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
    title: TITLE,
    routes: [
      ...createPaymentPage({ title: TITLE, find: records.find, decide: decide.ofPayment }),
      {
        method: 'GET',
        path: '/v3/me',
        handle: guard(() => ({
          status: 200,
          json: {
            account_id: world.shop.shopId,
            status: 'enabled',
            test: backend.isTest,
            fiscalization_enabled: true,
          },
        })),
      },
      {
        method: 'POST',
        path: '/v3/payments',
        handle: guard((request) => withKey(request, () => createPayment(backend, request))),
      },
      {
        method: 'GET',
        path: '/v3/payments',
        handle: guard((request) => listPayments(backend, request)),
      },
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
        handle: guard((request) => withKey(request, () => createRefund(backend, request))),
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
    decide: decide.byId,
    setRecurring: backend.setRecurring,
    dispute: null,
    // Without a signature anybody can send this: only reading the payment again helps.
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
      backend.setRecurring(true)
      keys.reset()
    },
  }
}
