import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { createDecide } from '../_shared/create-decide.ts'
import { createIdempotency } from '../_shared/idempotency.ts'
import { createPaymentPage } from '../_shared/payment-page.ts'
import type { CreatePaymentFake, PaymentFake } from '../payment-fake.ts'
import { createDesk, type Desk, ID } from './desk.ts'
import { expandOf, type Form, formOf } from './form-fields.ts'
import { createIntent, detachMethod } from './intents.ts'
import { createRefund } from './refunds.ts'
import { missing, presentRefund, refuse } from './replies.ts'
import { createSession, listSessions } from './sessions.ts'
import { signEvent } from './sign-event.ts'

const TITLE = 'Stripe'

const createDecideOf = (desk: Desk) => {
  const { records, intentOf, sessionOf, notify, pageUrlOf } = desk
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

/** Signed by a secret that is not the shop's. */
const createForge =
  ({ world, records, sessionOf, eventOf }: Desk): PaymentFake['forge'] =>
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
  const desk = createDesk(world)
  const { records, sessionOf, intentOf } = desk
  const keys = createIdempotency({ world, id: ID })
  const decide = createDecideOf(desk)

  const guard =
    (handle: (form: Form, request: FakeRequest) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      if (request.headers.authorization !== `Bearer ${desk.secretKey}`) {
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
        handle: guard(() => ({ status: 200, json: { object: 'balance', livemode: !desk.isTest } })),
      },
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        handle: guard((form) => createSession(desk, form)),
      },
      {
        method: 'GET',
        path: '/v1/checkout/sessions',
        handle: guard((form) => listSessions(desk, form)),
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
        handle: guard((form) => createIntent(desk, form)),
      },
      {
        method: 'GET',
        path: '/v1/payment_intents/:id',
        handle: guard((form, { params }) => {
          const payment = desk.findByIntent(params.id ?? '')
          return payment
            ? { status: 200, json: intentOf(payment, expandOf(form)) }
            : missing('payment_intent')
        }),
      },
      { method: 'POST', path: '/v1/refunds', handle: guard((form) => createRefund(desk, form)) },
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
        handle: guard((_form, request) => detachMethod(desk, request)),
      },
    ],
    decide: decide.byId,
    forge: createForge(desk),
    faultReply: ({ status }) => refuse(status, 'api_error', { message: 'Try later' }),
    reset: () => {
      records.commands.reset()
      keys.reset()
    },
  }
}
