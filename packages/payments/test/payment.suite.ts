import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../src/failure.ts'
import type { PaymentCurrency } from '../src/money.ts'
import type { PaymentProviderId, WebhookEvent } from '../src/provider.ts'
import { findPaymentId, startShop, type TestShop } from './test-shop.ts'

const codeOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof PaymentProviderError ? error.code : error
}

/** What every provider has to do, whatever its protocol is. */
export const describeProvider = (id: PaymentProviderId) =>
  describe(`${id} as a provider`, () => {
    let shop: TestShop
    beforeEach(async () => {
      shop = await startShop(id)
    })
    afterEach(() => shop.stop())

    const buy = async (change: Parameters<TestShop['createOrder']>[0] = {}) => {
      const order = shop.createOrder(change)
      const checkout = await shop.provider.createCheckout({ order, key: `order:${order.id}` })
      return { order, checkout }
    }
    const readOf = async ({ order, checkout }: Awaited<ReturnType<typeof buy>>) =>
      shop.provider.readPayment({ paymentId: await findPaymentId(shop, order, checkout) })
    const eventsOf = (): WebhookEvent[] =>
      shop.hooks.flatMap((hook) => {
        const event = shop.provider.readWebhook(hook)
        return event.ok ? [event] : []
      })

    it('is paid: the payment names its order, its sum and its moment', async () => {
      const bought = await buy()
      await shop.side.pay(bought.checkout)
      const state = await readOf(bought)
      expect(state).toMatchObject({
        orderId: bought.order.id,
        status: 'succeeded',
        money: bought.order.money,
        refunded: 0,
        isTest: shop.provider.isTest,
        failure: null,
      })
      expect(state.paidAt).toEqual(shop.clock.now())
      const found = await shop.provider.findPayment({
        orderId: bought.order.id,
        createdAt: bought.order.createdAt,
      })
      expect(found).toMatchObject({ status: 'succeeded', orderId: bought.order.id })
    })

    it('leads from its notification to the order, and says the same of a repetition', async () => {
      const bought = await buy()
      await shop.side.pay(bought.checkout)
      await expect.poll(() => eventsOf().length).toBeGreaterThan(0)
      const [event] = eventsOf()
      expect(event).toMatchObject({ ok: true, orderId: bought.order.id })
      const hook = shop.hooks.find((one) => shop.provider.readWebhook(one).ok)
      expect(hook && shop.provider.readWebhook(hook)).toEqual(event)
    })

    it('is found although the notification was lost', async () => {
      const bought = await buy()
      await shop.side.pay(bought.checkout, { isSilent: true })
      expect(eventsOf()).toEqual([])
      const { id: orderId, createdAt } = bought.order
      expect(await shop.provider.findPayment({ orderId, createdAt })).toMatchObject({
        status: 'succeeded',
      })
    })

    it('finds no payment of an order that nobody paid, and none of an unknown id', async () => {
      const { order } = await buy()
      const found = await shop.provider.findPayment({
        orderId: crypto.randomUUID(),
        createdAt: order.createdAt,
      })
      expect(found).toBeUndefined()
      const unknown = shop.provider.readPayment({ paymentId: 'checkout:unknown' })
      expect(await codeOf(unknown)).toBe('not_found')
    })

    it('returns money once for one key, and never more than was paid', async () => {
      const bought = await buy()
      await shop.side.pay(bought.checkout)
      const payment = await readOf(bought)
      const input = { payment, money: payment.money, order: bought.order, reason: 'Возврат' }
      const refund = await shop.provider.refund({ ...input, key: 'refund:1' })
      expect(refund).toMatchObject({ status: 'succeeded', money: payment.money })
      expect(await shop.provider.refund({ ...input, key: 'refund:1' })).toMatchObject({
        id: refund.id,
      })
      expect(await shop.provider.readRefund({ refundId: refund.id })).toMatchObject({
        status: 'succeeded',
        money: payment.money,
        orderId: bought.order.id,
      })
      expect((await readOf(bought)).refunded).toBe(payment.money.amount)
      shop.clock.advance(60)
      if (shop.provider.canRefundPart) {
        const again = await codeOf(shop.provider.refund({ ...input, key: 'refund:2' }))
        expect(['already_refunded', 'refund_too_large']).toContain(again)
      }
      expect((await readOf(bought)).refunded).toBe(payment.money.amount)
    })

    it('says when the outcome of a call is not known', async () => {
      shop.side.breakReply()
      const order = shop.createOrder()
      const call = shop.provider.createCheckout({ order, key: `order:${order.id}` })
      await expect(call).rejects.toMatchObject({ code: 'unreachable', isUncertain: true })
      const repeated = await shop.provider.createCheckout({ order, key: `order:${order.id}` })
      await shop.side.pay(repeated)
      const { createdAt } = order
      expect(await shop.provider.findPayment({ orderId: order.id, createdAt })).toMatchObject({
        status: 'succeeded',
        money: order.money,
      })
    })

    it('refuses wrong keys as a fault of the configuration', async () => {
      const wrong = { ...shop.ctx.settings, ...WRONG_KEYS[id] }
      const { paymentAdapters } = await import('../src/index.ts')
      const check = await paymentAdapters[id].checkShop({ ...shop.ctx, settings: wrong })
      expect(check.kind).toBe('refused')
      expect(await paymentAdapters[id].checkShop(shop.ctx)).toEqual({ kind: 'accepted' })
    })

    it('refuses a notification without its proof', () => {
      const rawBody = new TextEncoder().encode('{}')
      const refused = shop.provider.readWebhook({ headers: {}, rawBody, remoteAddress: '8.8.8.8' })
      expect(refused.ok).toBe(false)
    })
  })

const WRONG_KEYS: Record<PaymentProviderId, Record<string, string>> = {
  yookassa: { secretKey: 'test_of_somebody_else' },
  bepaid: { secretKey: 'of-somebody-else' },
  stripe: { secretKey: 'sk_test_of_somebody_else' },
  'telegram-stars': { botToken: '7000000001:a-token-that-was-taken-back:revoked' },
}

const FOREIGN: Partial<Record<PaymentProviderId, PaymentCurrency>> = { stripe: 'BYN' }

/** Saved cards: for providers that keep them. */
export const describeSavedMethods = (id: PaymentProviderId) =>
  describe(`${id} with a saved card`, () => {
    let shop: TestShop
    beforeEach(async () => {
      shop = await startShop(id)
    })
    afterEach(() => shop.stop())

    const saveCard = async (card: string, isMethodSaved = true) => {
      const order = shop.createOrder({ isMethodSaved })
      const checkout = await shop.provider.createCheckout({ order, key: `order:${order.id}` })
      await shop.side.pay(checkout, { card })
      const paymentId = await findPaymentId(shop, order, checkout)
      return (await shop.provider.readPayment({ paymentId })).method
    }
    const charge = (methodId: string, order = shop.createOrder(), key = `charge:${order.id}`) => {
      if (!shop.provider.savedMethods) throw new Error('no saved methods')
      return shop.provider.savedMethods.charge({ order, methodId, key })
    }

    it('charges it without the buyer, once for one key', async () => {
      const method = await saveCard('good')
      expect(method).toMatchObject({ title: 'Visa •• 4477', expiresOn: '2031-03' })
      const order = shop.createOrder()
      const paid = await charge(method?.id ?? '', order)
      expect(paid).toMatchObject({
        status: 'succeeded',
        orderId: order.id,
        money: order.money,
        method: { id: method?.id },
      })
      expect((await charge(method?.id ?? '', order)).id).toBe(paid.id)
      expect(await shop.provider.readPayment({ paymentId: paid.id })).toMatchObject({
        id: paid.id,
        status: 'succeeded',
      })
      await expect
        .poll(() => shop.hooks.map((hook) => shop.provider.readWebhook(hook)))
        .toContainEqual(expect.objectContaining({ ok: true, paymentId: paid.id }))
    })

    it('is told why it was declined, and another key tries again', async () => {
      const method = await saveCard('poor')
      const order = shop.createOrder()
      const first = await charge(method?.id ?? '', order, 'charge:1')
      expect(first).toMatchObject({
        status: 'canceled',
        failure: { code: 'insufficient_funds', isRetryable: true },
      })
      const second = await charge(method?.id ?? '', order, 'charge:2')
      expect(second.status).toBe('canceled')
      expect(second.id).not.toBe(first.id)
      const expired = await saveCard('expiring')
      expect(await charge(expired?.id ?? '')).toMatchObject({
        failure: { code: 'card_expired', isRetryable: false },
      })
    })

    it('says that a card is gone, and that a request was wrong, apart from a refusal of the bank', async () => {
      expect(await codeOf(charge('cus_unknown/pm_unknown'))).toBe('not_found')
      const method = await saveCard('good')
      const foreign = shop.createOrder({ money: { amount: 9900, currency: FOREIGN[id] ?? 'USD' } })
      expect(await codeOf(charge(method?.id ?? '', foreign))).toBe('rejected')
    })

    it('keeps no card that the buyer did not let it keep', async () => {
      expect(await saveCard('good', false)).toBeNull()
    })

    it('has one mark for one card, kept or not, and another for another card', async () => {
      const payWith = async (card: string, isMethodSaved: boolean) => {
        const order = shop.createOrder({ isMethodSaved })
        const checkout = await shop.provider.createCheckout({ order, key: `order:${order.id}` })
        await shop.side.pay(checkout, { card })
        const paymentId = await findPaymentId(shop, order, checkout)
        return (await shop.provider.readPayment({ paymentId })).paidWith
      }
      const once = await payWith('good', false)
      expect(once).toMatchObject({ title: 'Visa •• 4477', mark: expect.stringMatching(/.{8}/) })
      expect(await payWith('good', true)).toEqual(once)
      expect((await payWith('poor', false))?.mark).not.toBe(once?.mark)
    })

    it('charges once although the reply was lost', async () => {
      const method = await saveCard('good')
      const order = shop.createOrder()
      shop.side.breakReply()
      await expect(charge(method?.id ?? '', order)).rejects.toMatchObject({ code: 'unreachable' })
      const paid = await charge(method?.id ?? '', order)
      expect(paid).toMatchObject({ status: 'succeeded', orderId: order.id })
      expect(await charge(method?.id ?? '', order)).toMatchObject({ id: paid.id })
    })
  })
