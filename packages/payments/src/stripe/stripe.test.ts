import type { DisputeStatus } from '@kadr/sandbox/payments/payment-fake'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startShop, type TestShop } from '../../test/test-shop.ts'
import type { WebhookEvent } from '../provider.ts'
import { checkSignature } from './signature.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startShop('stripe')
})
afterEach(() => shop.stop())

const buy = async (key = 'k') => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key })
  return { order, checkout, paymentId: checkout.kind === 'redirect' ? checkout.paymentId : '' }
}

/** The vendor's own client, pointed at the fake. */
const createOfficial = () => {
  const { hostname, port, pathname } = new URL(shop.ctx.endpoints.api ?? '')
  const client = new Stripe(shop.ctx.settings.secretKey ?? '', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
      fetch(url.replace('/v1/', `${pathname}/v1/`), init)) as typeof fetch),
    maxNetworkRetries: 0,
  })
  return client
}

it('asks for a session as the official client reads it back', async () => {
  const { order, paymentId, checkout } = await buy()
  const official = createOfficial()
  const page = await official.checkout.sessions.retrieve(paymentId)
  expect(page).toMatchObject({
    id: paymentId,
    amount_total: 149_000,
    currency: 'usd',
    client_reference_id: order.id,
    status: 'open',
    url: checkout.kind === 'redirect' ? checkout.url : '',
  })
  const [request] = shop.side.requests()
  expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(request?.fields).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '149000',
    'payment_intent_data[setup_future_usage]': 'off_session',
    'payment_intent_data[metadata][orderId]': order.id,
  })
})

it('sends the same form as the official client', async () => {
  const { order } = await buy()
  const ours = shop.side.requests()[0]?.fields
  await createOfficial().checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 149_000,
            product_data: { name: order.title, description: order.description },
          },
        },
      ],
      client_reference_id: order.id,
      customer_email: 'anna@kadr.test',
      success_url: order.successUrl,
      cancel_url: order.failureUrl,
      expires_at: Math.floor(order.createdAt.getTime() / 1000) + 7200,
      locale: 'ru',
      payment_intent_data: {
        metadata: { orderId: order.id, via: 'checkout' },
        setup_future_usage: 'off_session',
      },
      customer_creation: 'always',
    },
    { idempotencyKey: 'official' },
  )
  expect(shop.side.requests().at(-1)?.fields).toEqual(ours)
})

it('a page stays open after a decline until it expires', async () => {
  const { checkout, paymentId } = await buy()
  await shop.side.decline(checkout)
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    status: 'pending',
    failure: { code: 'issuer_declined' },
  })
  await shop.side.pay(checkout)
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    status: 'succeeded',
    failure: null,
  })
  const late = await buy('k2')
  shop.clock.advance(7201)
  expect(await shop.provider.readPayment({ paymentId: late.paymentId })).toMatchObject({
    status: 'canceled',
    failure: { code: 'not_paid_in_time' },
  })
})

it('signs notifications that the official client accepts, and accepts its signatures', async () => {
  const { checkout } = await buy()
  await shop.side.pay(checkout)
  await expect.poll(() => shop.hooks.length).toBe(2)
  const official = createOfficial()
  const secret = shop.ctx.settings.webhookSecret ?? ''
  const now = Math.floor(shop.clock.now().getTime() / 1000)
  for (const { rawBody, headers } of shop.hooks) {
    const event = official.webhooks.constructEvent(
      Buffer.from(rawBody),
      headers['stripe-signature'] ?? '',
      secret,
      300,
      undefined,
      now,
    )
    expect(event.type).toMatch(/payment_intent\.succeeded|checkout\.session\.completed/)
  }
  const rawBody = Buffer.from('{"id":"evt_1"}')
  const header = official.webhooks.generateTestHeaderString({
    payload: rawBody.toString(),
    secret,
    timestamp: now,
  })
  expect(checkSignature({ header, rawBody, secret, now: shop.clock.now() })).toBe('valid')
})

it('refuses a signature that is another secret’s, of another body, old or missing', async () => {
  const rawBody = Buffer.from('{"id":"evt_1"}')
  const now = shop.clock.now()
  const official = createOfficial()
  const sign = (secret: string, at: Date) =>
    official.webhooks.generateTestHeaderString({
      payload: rawBody.toString(),
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    })
  const secret = 'whsec_right'
  const check = (header: string | undefined, body = rawBody) =>
    checkSignature({ header, rawBody: body, secret, now })
  expect(check(sign(secret, now))).toBe('valid')
  expect(check(`${sign('whsec_old', now)},${sign(secret, now).split(',')[1]}`)).toBe('valid')
  expect(check(sign('whsec_wrong', now))).toBe('signature')
  expect(check(sign(secret, now), Buffer.from('{"id":"evt_2"}'))).toBe('signature')
  expect(check(sign(secret, new Date(now.getTime() - 301_000)))).toBe('stale')
  expect(check(sign(secret, new Date(now.getTime() - 299_000)))).toBe('valid')
  for (const header of [undefined, '', 't=1', 'v1=00', `t=${now.getTime()},v0=00`]) {
    expect(check(header)).toBe('signature')
  }
})

it('leads from the intent of a page to the order, not to a second payment', async () => {
  const { order, checkout, paymentId } = await buy()
  await shop.side.pay(checkout)
  await expect.poll(() => shop.hooks.length).toBe(2)
  const events = shop.hooks.map((hook) => shop.provider.readWebhook(hook))
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'payment_intent.succeeded',
        paymentId: null,
        orderId: order.id,
      }),
      expect.objectContaining({ kind: 'checkout.session.completed', paymentId, orderId: order.id }),
    ]),
  )
})

it('removes a card at Stripe, and a second time too', async () => {
  const { checkout, paymentId } = await buy()
  await shop.side.pay(checkout)
  const { method } = await shop.provider.readPayment({ paymentId })
  const methodId = method?.id ?? ''
  const cards = shop.provider.savedMethods
  await cards?.forget?.({ methodId })
  await cards?.forget?.({ methodId })
  const charge = cards?.charge({ order: shop.createOrder(), methodId, key: 'c1' })
  await expect(charge).rejects.toMatchObject({ code: 'not_found' })
})

const openDispute = async (paymentId: string, status: DisputeStatus) => {
  shop.hooks.length = 0
  shop.side.dispute({ paymentId, status })
  await expect.poll(() => shop.hooks.length).toBeGreaterThan(0)
  return shop.hooks.flatMap((hook): WebhookEvent[] => {
    const event = shop.provider.readWebhook(hook)
    return event.ok ? [event] : []
  })
}

it('is led by a dispute to the page that was paid, and reads how it ended', async () => {
  const { order, checkout, paymentId } = await buy()
  await shop.side.pay(checkout)
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({ dispute: null })
  const [event] = await openDispute(paymentId, 'needs_response')
  expect(event).toMatchObject({ kind: 'charge.dispute.created', orderId: null })
  const named = event?.paymentId ?? ''
  expect(named).toMatch(/^pi_/)
  expect(await shop.provider.readPayment({ paymentId: named })).toMatchObject({
    id: paymentId,
    orderId: order.id,
    status: 'succeeded',
    dispute: { status: 'open', amount: order.money.amount },
  })
  await openDispute(paymentId, 'won')
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    dispute: { status: 'won' },
  })
  const [listed] = (await createOfficial().disputes.list({ payment_intent: named })).data
  expect(listed).toMatchObject({ status: 'won', payment_intent: named, currency: 'usd' })
})

it('takes an inquiry for no dispute, and follows the dispute of a charged card', async () => {
  const { checkout, paymentId } = await buy()
  await shop.side.pay(checkout)
  await openDispute(paymentId, 'warning_needs_response')
  const state = await shop.provider.readPayment({ paymentId })
  expect(state.dispute).toBeNull()
  const order = shop.createOrder()
  const methodId = state.method?.id ?? ''
  const charged = await shop.provider.savedMethods?.charge({ order, methodId, key: 'c' })
  const id = charged?.id ?? ''
  const [event] = await openDispute(id, 'needs_response')
  expect(event?.paymentId).toBe(id)
  expect(await shop.provider.readPayment({ paymentId: id })).toMatchObject({
    id,
    dispute: { status: 'open' },
  })
})

it('lists payments disputed since a moment, page after page, the oldest first', async () => {
  const disputed: string[] = []
  for (let number = 0; number < 102; number += 1) {
    const { checkout, paymentId } = await buy(`k${number}`)
    await shop.side.pay(checkout, { isSilent: true })
    shop.side.dispute({ paymentId, status: 'needs_response' })
    disputed.push(paymentId)
    if (number === 0) shop.clock.advance(86_400)
  }
  const since = new Date(shop.clock.now().getTime() - 60_000)
  const list = await shop.provider.listChanged?.({ since })
  expect(list?.map(({ id, dispute }) => [id, dispute?.status])).toEqual(
    disputed.slice(1).map((id) => [id, 'open']),
  )
})
