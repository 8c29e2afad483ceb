import { randomUUID } from 'node:crypto'
import { numberAt, objectAt, textAt, textsAt } from '../../networks/_shared/fields.ts'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { type Backend, ID, orderIdOf } from './backend.ts'
import { refuse } from './replies.ts'

export const createCheckout = (backend: Backend, request: FakeRequest): FakeReply => {
  const { world, records } = backend
  if (request.headers['x-api-version'] !== '2') return refuse(400, 'X-API-Version is required')
  const checkout = objectAt(request.fields, 'checkout')
  const order = objectAt(checkout, 'order')
  const settings = objectAt(checkout, 'settings')
  const amount = numberAt(order, 'amount')
  const currency = textAt(order, 'currency')
  const isTest = checkout.test === true
  const description = textAt(order, 'description')
  const problem = backend.findOrderProblem({ amount, currency, description, isTest })
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
    description: description ?? '',
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

/** A payment by a saved card. */
export const chargeCard = (backend: Backend, { fields }: FakeRequest): FakeReply => {
  const { world, records, present, notify } = backend
  const request = objectAt(fields, 'request')
  const amount = numberAt(request, 'amount')
  const currency = textAt(request, 'currency')
  const isTest = request.test === true
  const description = textAt(request, 'description')
  const problem = backend.findOrderProblem({ amount, currency, description, isTest })
  if (problem) return problem
  if (!textsAt(objectAt(request, 'additional_data'), 'contract').includes('recurring')) {
    return refuse(422, 'Contract is required for a payment by token')
  }
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
      description: description ?? '',
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
