import { parseJson } from '@kadr/kit/parse-json'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkCall, checkType } from '../../test/check-bot-api.ts'
import { BUYER, type createStarsSide } from '../../test/stars-side.ts'
import { startShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startShop('telegram-stars')
})
afterEach(() => shop.stop())

/** The fake of this provider is the fake Telegram. */
const starsOf = ({ side }: TestShop) => (side as ReturnType<typeof createStarsSide>).telegram.stars

const buy = async (isSubscription: boolean) => {
  const order = shop.createOrder({ isSubscription })
  const checkout = await shop.provider.createCheckout({ order, key: 'k' })
  await shop.side.pay(checkout)
  const { id: orderId, createdAt } = order
  const payment = await shop.provider.findPayment({ orderId, createdAt })
  if (!payment || checkout.kind !== 'telegram') throw new Error('not paid')
  return { order, checkout, payment }
}

const updates = () => shop.hooks.map(({ rawBody }) => parseJson(Buffer.from(rawBody).toString()))

it('makes a monthly subscription of 30 days and a yearly payment without one', async () => {
  const monthly = await buy(true)
  expect(monthly.checkout.invoice).toMatchObject({
    payload: monthly.order.id,
    currency: 'XTR',
    prices: [{ label: monthly.order.title, amount: 1360 }],
    subscription_period: 2_592_000,
  })
  expect(monthly.checkout.url).toBe(`https://t.me/$${monthly.checkout.invoice.slug}`)
  const month = 30 * 86_400_000
  expect(monthly.payment).toMatchObject({
    buyerId: String(BUYER),
    subscription: { paidUntil: new Date(shop.clock.now().getTime() + month) },
  })
  const yearly = await buy(false)
  expect(yearly.checkout.invoice).not.toHaveProperty('subscription_period')
  expect(yearly.payment.subscription).toBeNull()
})

it('sells no subscription above the limit of Telegram', async () => {
  const order = shop.createOrder({
    isSubscription: true,
    money: { amount: 10_001, currency: 'XTR' },
  })
  const call = shop.provider.createCheckout({ order, key: 'k' })
  await expect(call).rejects.toMatchObject({ code: 'rejected' })
})

it('makes calls of the Bot API as its specification has them', async () => {
  const { payment, order } = await buy(true)
  const { subscriptions, refund } = shop.provider
  await subscriptions?.cancel({ paymentId: payment.id, buyerId: String(BUYER) })
  await refund({ payment, money: payment.money, key: 'r', order, reason: 'Возврат' })
  const calls = shop.side
    .requests()
    .map(({ path, fields }) => ({ method: path.split('/').at(-1) ?? '', fields }))
    .filter(({ method }) => method !== 'setWebhook')
  expect(new Set(calls.map(({ method }) => method))).toEqual(
    new Set([
      'createInvoiceLink',
      'answerPreCheckoutQuery',
      'getStarTransactions',
      'editUserStarSubscription',
      'refundStarPayment',
    ]),
  )
  for (const { method, fields } of calls)
    expect([method, checkCall(method, fields)]).toEqual([method, []])
})

it('updates of the fake match the types of the specification', async () => {
  const { payment, order } = await buy(true)
  await shop.provider.refund({ payment, money: payment.money, key: 'r', order, reason: 'x' })
  await expect.poll(() => shop.hooks.length).toBe(3)
  expect(updates()).toMatchObject([
    { pre_checkout_query: { invoice_payload: order.id } },
    { message: { successful_payment: { is_recurring: true, is_first_recurring: true } } },
    { message: { refunded_payment: { telegram_payment_charge_id: payment.id } } },
  ])
  const [query, paid, refunded] = updates() as Record<string, Record<string, unknown>>[]
  expect(checkType('PreCheckoutQuery', query?.pre_checkout_query)).toEqual([])
  expect(checkType('SuccessfulPayment', paid?.message?.successful_payment)).toEqual([])
  expect(checkType('RefundedPayment', refunded?.message?.refunded_payment)).toEqual([])
})

it('cancels with is_canceled true and restores with false', async () => {
  const { payment } = await buy(true)
  const input = { paymentId: payment.id, buyerId: String(BUYER) }
  const canceled = () => shop.side.requests().at(-1)?.fields
  await shop.provider.subscriptions?.cancel(input)
  expect(canceled()).toEqual({
    user_id: BUYER,
    telegram_payment_charge_id: payment.id,
    is_canceled: true,
  })
  shop.clock.advance(31 * 86_400)
  expect(starsOf(shop).renewDue()).toEqual([])
  await shop.provider.subscriptions?.restore(input)
  expect(canceled()).toMatchObject({ is_canceled: false })
  expect(starsOf(shop).renewDue()).toHaveLength(1)
})

it('Telegram renews a subscription by a new payment for the same order', async () => {
  const { payment, order } = await buy(true)
  shop.clock.advance(30 * 86_400)
  const [renewal] = starsOf(shop).renewDue()
  expect(renewal?.id).not.toBe(payment.id)
  await expect.poll(() => shop.hooks.length).toBe(3)
  expect(shop.provider.telegram?.readUpdate(updates()[2])).toMatchObject({
    paymentId: renewal?.id,
    orderId: order.id,
  })
  expect(await shop.provider.readPayment({ paymentId: renewal?.id ?? '' })).toMatchObject({
    orderId: order.id,
    subscription: { paidUntil: new Date(shop.clock.now().getTime() + 30 * 86_400_000) },
  })
  const { id: orderId, createdAt } = order
  expect((await shop.provider.findPayment({ orderId, createdAt }))?.id).toBe(payment.id)
})

it('finds a payment among thousands from either end', async () => {
  const { checkout, payment: oldest } = await buy(false)
  const { records } = starsOf(shop)
  const invoice = records.invoices.get(checkout.invoice.slug)
  if (!invoice) throw new Error('no invoice')
  for (let index = 0; index < 1234; index += 1) {
    shop.clock.advance(1)
    records.pay({ ...invoice, payload: `other-${index}` }, BUYER)
  }
  const newest = await buy(false)
  const countCalls = async (paymentId: string) => {
    const before = shop.side.requests().length
    expect((await shop.provider.readPayment({ paymentId })).id).toBe(paymentId)
    return shop.side.requests().length - before
  }
  expect(await countCalls(newest.payment.id)).toBeLessThanOrEqual(2)
  expect(await countCalls(oldest.id)).toBeLessThanOrEqual(15)
})

it('refuses before the payment with words for the buyer', async () => {
  const order = shop.createOrder()
  const checkout = await shop.provider.createCheckout({ order, key: 'k' })
  if (checkout.kind !== 'telegram') throw new Error('not an invoice')
  const { telegram } = shop.provider
  shop.side.receive = async ({ rawBody }) => {
    const query = telegram?.readPreCheckout(parseJson(Buffer.from(rawBody).toString()))
    expect(query).toMatchObject({ orderId: order.id, money: order.money, buyerId: String(BUYER) })
    await telegram?.answerPreCheckout({ queryId: query?.queryId ?? '', refusal: 'Уже оплачено' })
  }
  await shop.side.pay(checkout)
  const { id: orderId, createdAt } = order
  expect(await shop.provider.findPayment({ orderId, createdAt })).toBeUndefined()
})

it('takes updates with the secret of the webhook alone', async () => {
  await buy(false)
  await expect.poll(() => shop.hooks.length).toBe(2)
  const hook = shop.hooks[1]
  if (!hook) throw new Error('no update')
  expect(shop.provider.readWebhook(hook).ok).toBe(true)
  for (const secret of [undefined, '', 'another']) {
    const headers = { ...hook.headers, 'x-telegram-bot-api-secret-token': secret }
    expect(shop.provider.readWebhook({ ...hook, headers })).toEqual({ ok: false, reason: 'secret' })
  }
})

it('returns the whole payment or nothing', async () => {
  const { payment, order } = await buy(false)
  const money = { amount: 1, currency: 'XTR' } as const
  const call = shop.provider.refund({ payment, money, key: 'r', order, reason: 'x' })
  await expect(call).rejects.toMatchObject({ code: 'rejected' })
})

it('lists payments and refunds since a moment, the oldest first', async () => {
  const old = await buy(false)
  shop.clock.advance(10 * 86_400_000)
  const since = shop.clock.now()
  const [first, second] = [await buy(true), await buy(false)]
  const { provider } = shop
  const refund = { money: old.payment.money, key: 'r', order: old.order, reason: 'x' }
  await provider.refund({ payment: old.payment, ...refund })
  const list = await provider.listChanged?.({ since })
  expect(list?.map(({ id, refunded }) => [id, refunded])).toEqual([
    [first.payment.id, 0],
    [second.payment.id, 0],
    [old.payment.id, old.payment.money.amount],
  ])
})
