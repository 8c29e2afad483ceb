import { createVerify, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startShop, type TestShop } from '../../test/test-shop.ts'
import { paymentAdapters } from '../index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startShop('bepaid')
})
afterEach(() => shop.stop())

const buy = async () => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k' })
  return { order, checkout, paymentId: checkout.kind === 'redirect' ? checkout.paymentId : '' }
}

it('sends minor units, the order as tracking id and the addresses of this order', async () => {
  const { order } = await buy()
  const [request] = shop.side.requests()
  expect(request?.headers['x-api-version']).toBe('2')
  expect(request?.fields).toEqual({
    checkout: {
      transaction_type: 'payment',
      test: true,
      attempts: 1,
      order: {
        amount: 149_000,
        currency: 'BYN',
        description: order.description,
        tracking_id: order.id,
        expired_at: '2026-11-15T11:00:00.000Z',
        additional_data: { contract: ['recurring'] },
      },
      settings: {
        notification_url: shop.ctx.webhookUrl,
        success_url: order.successUrl,
        decline_url: order.failureUrl,
        fail_url: order.failureUrl,
        cancel_url: order.failureUrl,
        language: 'ru',
      },
      customer: { email: 'anna@kadr.test' },
    },
  })
})

it('a payment is pending until the buyer acts; a decline has our message', async () => {
  const { checkout, paymentId } = await buy()
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    status: 'pending',
    failure: null,
  })
  await shop.side.decline(checkout)
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({
    status: 'canceled',
    failure: { code: 'issuer_declined', providerCode: 'F.0105' },
  })
  const late = await buy()
  shop.clock.advance(2 * 3600)
  expect(await shop.provider.readPayment({ paymentId: late.paymentId })).toMatchObject({
    status: 'canceled',
    failure: { code: 'not_paid_in_time' },
  })
})

it('verifies the signature of the bytes as they came', async () => {
  const { checkout } = await buy()
  await shop.side.pay(checkout)
  await expect.poll(() => shop.hooks.length).toBe(1)
  const [hook] = shop.hooks
  if (!hook) throw new Error('no notification')
  const signature = hook.headers['content-signature'] ?? ''
  const pem = `-----BEGIN PUBLIC KEY-----\n${shop.ctx.settings.publicKey}\n-----END PUBLIC KEY-----`
  const verifier = createVerify('RSA-SHA256').update(hook.rawBody)
  expect(verifier.verify(pem, signature, 'base64')).toBe(true)
  expect(shop.provider.readWebhook(hook).ok).toBe(true)

  const changed = Buffer.from(Buffer.from(hook.rawBody).toString().replace('149000', '149001'))
  const reordered = Buffer.from(
    JSON.stringify(JSON.parse(Buffer.from(hook.rawBody).toString()), null, 1),
  )
  for (const rawBody of [changed, reordered]) {
    expect(shop.provider.readWebhook({ ...hook, rawBody })).toEqual({
      ok: false,
      reason: 'signature',
    })
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = sign('RSA-SHA256', hook.rawBody, privateKey).toString('base64')
  for (const given of [undefined, '', 'not base64', foreign]) {
    const headers = { ...hook.headers, 'content-signature': given }
    expect(shop.provider.readWebhook({ ...hook, headers })).toEqual({
      ok: false,
      reason: 'signature',
    })
  }
})

it('makes another partial refund of the same sum only for another key', async () => {
  const { checkout, paymentId, order } = await buy()
  await shop.side.pay(checkout)
  const payment = await shop.provider.readPayment({ paymentId })
  const money = { amount: 50_000, currency: 'BYN' } as const
  const refund = (key: string) =>
    shop.provider.refund({ payment, money, key, order, reason: 'Просьба покупателя' })
  const first = await refund('r1')
  // The provider rejects two equal refunds within half a minute as a mistake.
  await expect(refund('r2')).rejects.toMatchObject({ code: 'duplicate' })
  shop.clock.advance(31)
  expect((await refund('r1')).id).toBe(first.id)
  expect((await refund('r2')).id).not.toBe(first.id)
  expect((await shop.provider.readPayment({ paymentId })).refunded).toBe(100_000)
  expect(await shop.provider.readPayment({ paymentId })).toMatchObject({ status: 'succeeded' })
})

it('takes the key as the cabinet shows it and as PEM, and nothing else', () => {
  const { publicKey = '' } = shop.ctx.settings
  const create = (key: string) =>
    paymentAdapters.bepaid.createProvider({
      ...shop.ctx,
      settings: { ...shop.ctx.settings, publicKey: key },
    })
  expect(create(publicKey).id).toBe('bepaid')
  expect(create(`-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`).id).toBe(
    'bepaid',
  )
  expect(() => create('key')).toThrow('publicKey: ожидается открытый ключ RSA')
})
