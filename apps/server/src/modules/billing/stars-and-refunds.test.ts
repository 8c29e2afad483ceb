import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { setUpBuying, ULTIMATE } from '../../../test/buying.ts'
import { notify } from '../../../test/fake-payments.ts'
import { checkRefunds } from './check-orders.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { requestRefund } from './refund-payment.ts'

const world = setUpBuying()

describe('Stars', () => {
  const inTelegram = { place: 'telegram', isRenewing: true }
  const payStars = async (orderId: string, paidUntil: Date) => {
    const amount = 1360
    const payment = world.stars.make({
      orderId,
      money: { amount, currency: 'XTR' },
      status: 'succeeded',
      paidAt: world.clock.now(),
      buyerId: '42',
      subscription: { paidUntil },
    })
    await notify(world.app, { provider: 'telegram-stars', paymentId: payment.id })
    await world.app.runDueJobs()
    return payment
  }

  it('are billed by Telegram every 30 days, and stop when Telegram says so', async () => {
    const person = await world.newPerson()
    const { orderId, ...invoice } = await world.invoiceOf(person, inTelegram)
    expect(invoice).toMatchObject({
      kind: 'telegram',
      slug: expect.any(String),
      payload: orderId,
      currency: 'XTR',
      prices: [{ amount: 1360 }],
      subscription_period: 2_592_000,
    })
    const first = await payStars(orderId, new Date('2026-12-01T09:00:00Z'))
    expect(await world.planOf(person)).toMatchObject({ expiresAt: '2026-12-01T09:00:00.000Z' })
    world.clock.set(new Date('2026-12-01T08:30:00Z'))
    await payStars(orderId, new Date('2026-12-31T09:00:00Z'))
    expect(await world.planOf(person)).toMatchObject({ expiresAt: '2026-12-31T09:00:00.000Z' })
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'on', isByProvider: true },
    })
    world.stars.problems.isDown = true
    expect((await person.send('POST', '/users/me/billing/renewal/stop', {})).status).toBe(503)
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'on' } })
    world.stars.problems.isDown = false
    await person.send('POST', '/users/me/billing/renewal/stop', {})
    expect(world.stars.canceled).toEqual([first.id])
    await world.expectSoundLedger()
  })

  it('are found by the list of transactions when every notification is lost', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person, inTelegram)
    await payStars(orderId, new Date('2026-12-01T09:00:00Z'))
    world.clock.set(new Date('2026-12-01T09:00:00Z'))
    world.stars.make({
      orderId,
      money: { amount: 1360, currency: 'XTR' },
      status: 'succeeded',
      paidAt: world.clock.now(),
      buyerId: '42',
      subscription: { paidUntil: new Date('2026-12-31T09:00:00Z') },
    })
    world.clock.advance(HOUR_MS)
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    await reconcilePayments({ ctx: world.app.ctx })
    await reconcilePayments({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    expect(await world.rowsOf('payments', person)).toHaveLength(2)
    await world.expectSoundLedger()
  })

  it('paid twice for one order on two devices go back, and their subscription ends', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person, inTelegram)
    const paidUntil = new Date('2026-12-01T09:00:00Z')
    await payStars(orderId, paidUntil)
    const second = await payStars(orderId, paidUntil)
    await checkRefunds({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ expiresAt: paidUntil.toISOString() })
    expect(world.stars.canceled).toContain(second.id)
    expect([...world.stars.refunds.values()]).toMatchObject([
      { orderId, status: 'succeeded', money: { amount: 1360, currency: 'XTR' } },
    ])
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'on' } })
    await world.expectSoundLedger()
  })

  it('given back end the subscription at Telegram as well', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person, inTelegram)
    const first = await payStars(orderId, new Date('2026-12-01T09:00:00Z'))
    world.clock.advance(DAY_MS)
    const [payment] = await world.rowsOf('payments', person)
    await requestRefund({ ctx: world.app.ctx, paymentId: payment.id, note: 'Не подошло' })
    await checkRefunds({ ctx: world.app.ctx })
    await world.app.runDueJobs()
    expect(world.stars.canceled).toContain(first.id)
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    await world.expectSoundLedger()
  })

  it('are refused while a card renews', async () => {
    const person = await world.newPerson()
    await world.buy(person, { isRenewing: true })
    const { status, error } = await person.send('POST', '/users/subscription/invoice', {
      planId: ULTIMATE,
      currency: 'RUB',
      billingPeriod: 'monthly',
      ...inTelegram,
    })
    expect({ status, error }).toMatchObject({ status: 409 })
  })
})

describe('refunding', () => {
  it('returns the money once and ends the plan', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    world.clock.advance(DAY_MS)
    const [payment] = await world.rowsOf('payments', person)
    await requestRefund({ ctx: world.app.ctx, paymentId: payment.id, note: 'Не подошло' })
    await expect(
      requestRefund({ ctx: world.app.ctx, paymentId: payment.id, note: 'Ещё раз' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    await checkRefunds({ ctx: world.app.ctx })
    await notify(world.app, { paymentId: payment.provider_payment_id, eventId: 'refunded' })
    await world.app.runDueJobs()
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    expect((await person.send('GET', '/users/me/payments')).data).toMatchObject([
      { refunded: 149_000, amount: { amount: 149_000 } },
    ])
    expect(world.card.refunds.size).toBe(1)
    await world.expectSoundLedger()
  })

  it('books a refund once when its notification comes before the reply', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    const [payment] = await world.rowsOf('payments', person)
    await requestRefund({ ctx: world.app.ctx, paymentId: payment.id, note: 'Не подошло' })
    world.card.problems.isReplyLost = true
    await checkRefunds({ ctx: world.app.ctx })
    await notify(world.app, { paymentId: payment.provider_payment_id, eventId: 'refunded' })
    await world.app.runDueJobs()
    world.clock.advance(HOUR_MS)
    await checkRefunds({ ctx: world.app.ctx })
    const [after] = await world.rowsOf('payments', person)
    expect(after.refunded).toBe(149_000)
    await world.expectSoundLedger()
  })

  it('follows a charge-back nobody asked us for', async () => {
    const person = await world.newPerson()
    const orderId = await world.buy(person)
    world.clock.advance(DAY_MS)
    const payment = world.card.paymentOf(orderId)
    if (!payment) throw new Error('No payment')
    payment.refunded = 149_000
    await notify(world.app, { paymentId: payment.id, eventId: 'charge-back' })
    await world.app.runDueJobs()
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    await world.expectSoundLedger()
  })

  it('gives a receipt to its owner alone', async () => {
    const [person, other] = [await world.newPerson(), await world.newPerson()]
    await world.buy(person)
    const [payment] = await world.rowsOf('payments', person)
    const path = `/users/me/payments/${payment.id}/receipt`
    expect((await person.send('GET', path)).data).toMatchObject({
      html: expect.stringContaining('1\u00a0490\u00a0₽'),
    })
    expect((await other.send('GET', path)).status).toBe(404)
  })
})
