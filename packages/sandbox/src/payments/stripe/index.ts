import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { createDecide } from '../_shared/create-decide.ts'
import { createIdempotency } from '../_shared/idempotency.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import type { CreatePaymentFake, PaymentFake } from '../payment-fake.ts'
import { type Backend, createBackend, ID } from './backend.ts'
import { listDisputes, setDispute } from './disputes.ts'
import { expandOf, type Form, formOf } from './form-fields.ts'
import { createIntent, detachMethod } from './intents.ts'
import { createRefund } from './refunds.ts'
import { missing, presentRefund, refuse } from './replies.ts'
import { createSession, listSessions } from './sessions.ts'
import { signEvent } from './sign-event.ts'
import { listEndpoints, updateEndpoint } from './webhook-endpoints.ts'

const TITLE = 'Stripe'

const createDecideOf = (backend: Backend) => {
  const { records, intentOf, sessionOf, notify, pageUrlOf } = backend
  return createDecide({
    records,
    // The page stays open: the buyer may try another card.
    decline: (payment) => {
      const declined = records.update(payment, { decline: 'declined' })
      void notify('payment_intent.payment_failed', intentOf(declined))
      return pageUrlOf(payment)
    },
    pay: (payment, { card, isSilent }) => {
      const paid = records.succeed(payment, { methodId: records.newId('pm_'), card })
      if (isSilent) return
      void notify('payment_intent.succeeded', intentOf(paid))
      void notify('checkout.session.completed', sessionOf(paid))
    },
  })
}

/** Signed with a wrong secret. */
const createForge =
  ({ world, records, sessionOf, eventOf }: Backend): PaymentFake['forge'] =>
  async (paymentId) => {
    const payment = records.find(paymentId)
    if (!payment) return
    const object = { ...sessionOf(payment), status: 'complete', payment_status: 'paid' }
    const body = JSON.stringify(eventOf('checkout.session.completed', object))
    const secret = 'whsec_of_a_stranger'
    const headers = { 'stripe-signature': signEvent({ body, secret, at: world.clock.now() }) }
    await world.notifier.forge({ url: world.webhookUrl, body, headers })
  }

export const createStripeFake: CreatePaymentFake = (world) => {
  const backend = createBackend(world)
  const { records, sessionOf, intentOf } = backend
  const keys = createIdempotency({ world, id: ID })
  const decide = createDecideOf(backend)

  const guard =
    (handle: (form: Form, request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      if (request.headers.authorization !== `Bearer ${backend.secretKey}`) {
        return refuse(401, 'invalid_request_error', { message: 'Invalid API Key provided' })
      }
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || !key) return handle(formOf(request), request)
      const conflict = refuse(400, 'idempotency_error', {
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
      return keys.run({ request, key, conflict, handle: () => handle(formOf(request), request) })
    }

  return {
    ...records.commands,
    id: ID,
    title: TITLE,
    routes: [
      ...createPaymentPage({ title: TITLE, find: records.find, decide: decide.ofPayment }),
      {
        method: 'GET',
        path: '/v1/balance',
        handle: guard(() => ({
          status: 200,
          json: { object: 'balance', livemode: !backend.isTest },
        })),
      },
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        handle: guard((form) => createSession(backend, form)),
      },
      {
        method: 'GET',
        path: '/v1/checkout/sessions',
        handle: guard((form) => listSessions(backend, form)),
      },
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
      {
        method: 'POST',
        path: '/v1/payment_intents',
        handle: guard((form) => createIntent(backend, form)),
      },
      {
        method: 'GET',
        path: '/v1/payment_intents/:id',
        handle: guard((form, { params }) => {
          const payment = backend.findByIntent(params.id ?? '')
          return payment
            ? { status: 200, json: intentOf(payment, expandOf(form)) }
            : missing('payment_intent')
        }),
      },
      {
        method: 'GET',
        path: '/v1/disputes',
        handle: guard((form) => listDisputes(backend, form)),
      },
      {
        method: 'GET',
        path: '/v1/webhook_endpoints',
        handle: guard(() => listEndpoints(backend)),
      },
      {
        method: 'POST',
        path: '/v1/webhook_endpoints/:id',
        handle: guard((form, { params }) => updateEndpoint(backend, { id: params.id ?? '', form })),
      },
      { method: 'POST', path: '/v1/refunds', handle: guard((form) => createRefund(backend, form)) },
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
      {
        method: 'POST',
        path: '/v1/payment_methods/:id/detach',
        handle: guard((_form, request) => detachMethod(backend, request)),
      },
    ],
    decide: decide.byId,
    setRecurring: null,
    dispute: ({ paymentId, status }) => {
      const payment = records.find(paymentId)
      if (payment?.status === 'succeeded') setDispute(backend, { payment, status })
    },
    forge: createForge(backend),
    faultReply: ({ status }) => refuse(status, 'api_error', { message: 'Try later' }),
    reset: () => {
      records.commands.reset()
      backend.disputes.clear()
      backend.endpoints.clear()
      keys.reset()
    },
  }
}
