import { afterEach, beforeEach, expect, it } from 'vitest'
import { startShop, type TestShop } from '../../test/test-shop.ts'
import { formatDecimal, parseDecimal } from '../_shared/payment-texts.ts'
import { paymentAdapters } from '../index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startShop('yookassa')
})
afterEach(() => shop.stop())

const bodyOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const notice = bodyOf({
  type: 'notification',
  event: 'payment.succeeded',
  object: { id: '2d1b', metadata: { orderId: 'o1' } },
})
/** A shop with the published sender addresses instead of the loopback. */
const live = () =>
  paymentAdapters.yookassa.createProvider({
    ...shop.ctx,
    settings: { shopId: '1', secretKey: 'live_0123456789', vatCode: '11' },
  })

it('writes sums as decimals and a receipt with the configured tax', async () => {
  const order = shop.createOrder({ money: { amount: 149_005, currency: 'RUB' } })
  await shop.provider.createCheckout({ order, key: 'k1' })
  const [request] = shop.side.requests()
  expect(request?.headers['idempotence-key']).toBe('k1')
  expect(request?.headers.authorization).toBe(
    `Basic ${Buffer.from('100500:test_sandbox_secret_key').toString('base64')}`,
  )
  expect(request?.fields).toEqual({
    amount: { value: '1490.05', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: order.successUrl },
    description: order.description,
    metadata: { orderId: order.id },
    save_payment_method: true,
    receipt: {
      customer: { email: 'anna@kadr.test' },
      items: [
        {
          description: order.description,
          quantity: '1.00',
          amount: { value: '1490.05', currency: 'RUB' },
          vat_code: 11,
          payment_subject: 'service',
          payment_mode: 'full_payment',
        },
      ],
    },
  })
})

it('makes no payment without an e-mail for the receipt', async () => {
  const order = shop.createOrder({ email: null })
  const call = shop.provider.createCheckout({ order, key: 'k1' })
  await expect(call).rejects.toMatchObject({ code: 'rejected' })
  expect(shop.side.requests()).toEqual([])
})

it('is paid once and keeps no card where the shop may not make recurring payments', async () => {
  shop.side.setRecurring(false)
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k1' })
  expect(checkout).toMatchObject({ kind: 'redirect', isSavingRefused: true })
  expect(await shop.provider.createCheckout({ order, key: 'k1' })).toEqual(checkout)
  const [asked, once] = shop.side.requests()
  expect(asked?.fields?.save_payment_method).toBe(true)
  expect(once?.fields).not.toHaveProperty('save_payment_method')
  expect(once?.headers['idempotence-key']).toBe('k1:once')
  await shop.side.pay(checkout)
  const paymentId = checkout.kind === 'redirect' ? checkout.paymentId : ''
  const paid = await shop.provider.readPayment({ paymentId })
  expect(paid).toMatchObject({ status: 'succeeded', orderId: order.id, method: null })
  const charge = shop.provider.savedMethods?.charge({ order, methodId: paymentId, key: 'k2' })
  await expect(charge).rejects.toMatchObject({ code: 'saving_refused' })
})

it('keeps no cards at all when recurring payments are switched off', async () => {
  const ctx = { ...shop.ctx, settings: { ...shop.ctx.settings, recurring: 'off' } }
  expect(paymentAdapters.yookassa.createProvider(ctx).savedMethods).toBeNull()
  expect(await paymentAdapters.yookassa.checkShop(ctx)).toMatchObject({
    kind: 'accepted',
    warning: expect.stringContaining('YOOKASSA_RECURRING'),
  })
})

it('gives the same page for the same key and refuses it for another order', async () => {
  const order = shop.createOrder()
  const first = await shop.provider.createCheckout({ order, key: 'k1' })
  expect(await shop.provider.createCheckout({ order, key: 'k1' })).toEqual(first)
  const other = shop.provider.createCheckout({ order: shop.createOrder(), key: 'k1' })
  await expect(other).rejects.toMatchObject({ code: 'key_reused' })
})

it('says why a payment was canceled, and that its hour is over', async () => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k1' })
  await shop.side.decline(checkout)
  const paymentId = checkout.kind === 'redirect' ? checkout.paymentId : ''
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    status: 'canceled',
    failure: { code: 'unknown', providerCode: 'general_decline' },
  })
  const late = await shop.provider.createCheckout({ order: shop.createOrder(), key: 'k2' })
  shop.clock.advance(3601)
  const lateId = late.kind === 'redirect' ? late.paymentId : ''
  expect(await shop.provider.readPayment({ paymentId: lateId })).toMatchObject({
    status: 'canceled',
    failure: { code: 'not_paid_in_time' },
  })
})

it('returns a part, then the rest', async () => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k1' })
  await shop.side.pay(checkout)
  const paymentId = checkout.kind === 'redirect' ? checkout.paymentId : ''
  const refund = async (amount: number, key: string) => {
    const payment = await shop.provider.readPayment({ paymentId })
    const money = { amount, currency: 'RUB' } as const
    return shop.provider.refund({ payment, money, key, order, reason: 'Возврат' })
  }
  await refund(49_000, 'r1')
  await expect(refund(100_001, 'r2')).rejects.toMatchObject({ code: 'refund_too_large' })
  await refund(100_000, 'r3')
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({ refunded: 149_000 })
})

it.each([
  ['185.71.76.1', true],
  ['185.71.76.32', false],
  ['77.75.154.128', true],
  ['77.75.156.11', true],
  ['77.75.156.12', false],
  ['::ffff:77.75.156.35', true],
  ['2a02:5180:0:1::7', true],
  ['2a02:5181::1', false],
  ['127.0.0.1', false],
  ['', false],
  ['not an address', false],
])('takes a notification from %s: %s', (remoteAddress, isTaken) => {
  const verdict = live().readWebhook({ headers: {}, rawBody: notice, remoteAddress })
  expect(verdict.ok).toBe(isTaken)
  if (!verdict.ok) expect(verdict.reason).toBe('address')
})

it('reads what a notification is about and refuses what is none', () => {
  const read = (value: unknown) =>
    shop.provider.readWebhook({ headers: {}, rawBody: bodyOf(value), remoteAddress: '127.0.0.1' })
  expect(
    read({ type: 'notification', event: 'refund.succeeded', object: { id: 'r', payment_id: 'p' } }),
  ).toMatchObject({ ok: true, eventId: 'refund.succeeded:r', paymentId: 'p', refundId: 'r' })
  expect(read({ event: 'payment.succeeded' })).toEqual({ ok: false, reason: 'malformed' })
  expect(read('nothing')).toEqual({ ok: false, reason: 'malformed' })
})

it('does not take a payment of another shop for its own', async () => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k1' })
  const paymentId = checkout.kind === 'redirect' ? checkout.paymentId : ''
  const partner = paymentAdapters.yookassa.createProvider({
    ...shop.ctx,
    settings: { ...shop.ctx.settings, shopId: '777' },
    // A partner's keys read the payments of several shops.
    http: (request) =>
      shop.ctx.http({
        ...request,
        headers: { authorization: shop.side.requests()[0]?.headers.authorization ?? '' },
      }),
  })
  await expect(partner.readPayment({ paymentId })).rejects.toMatchObject({ code: 'not_found' })
})

it('shows test payments of a test shop as such', () => {
  expect(shop.provider.isTest).toBe(true)
  expect(live().isTest).toBe(false)
})

it.each([0, 1, 99, 100, 149_005, 999_999_999_999])('writes and reads %d kopecks', (amount) => {
  expect(parseDecimal(formatDecimal(amount))).toBe(amount)
})

it.each(['1490', '1490.5', '1490.055', '-1.00', '1e3', ' 1.00', '1,00', ''])(
  'reads no sum from «%s»',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  },
)
