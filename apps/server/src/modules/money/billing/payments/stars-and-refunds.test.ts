import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { Dispute } from '@kadr/payments'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, setUpBuying, ULTIMATE } from '../../../../../test/buying.ts'
import { notify } from '../../../../../test/fake-payments.ts'
import { checkRefunds } from '../checkout/check-orders.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { requestRefund } from './refund-payment.ts'

const world = setUpBuying()

const notices = z.object({
  items: z.array(z.object({ kind: z.string(), title: z.string(), text: z.string() })),
})
/** The newest first. */
const noticesOf = async (person: Person) =>
  z.parse(notices, (await person.send('GET', '/notifications')).data).items

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

  it('tells the buyer once, for a part and for the whole', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    const [payment] = await world.rowsOf('payments', person)
    const giveBack = async (amount?: number) => {
      await requestRefund({ ctx: world.app.ctx, paymentId: payment.id, amount, note: 'Не подошло' })
      await checkRefunds({ ctx: world.app.ctx })
      const { provider_payment_id: paymentId } = payment
      await notify(world.app, { paymentId, eventId: `refunded-${amount}` })
      await world.app.runDueJobs()
    }
    await giveBack(49_000)
    await giveBack()
    const told = (await noticesOf(person)).filter(({ kind }) => kind === 'payment_refunded')
    expect(told).toMatchObject([
      {
        title: 'Возврат: 1\u00a0000\u00a0₽',
        text: 'Деньги вернутся тем же способом, которым вы платили. Тариф Creator больше не действует.',
      },
      {
        title: 'Возврат: 490\u00a0₽',
        text: 'Деньги вернутся тем же способом, которым вы платили.',
      },
    ])
  })

  it('returns what somebody paid after the account was deleted', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    await person.send('DELETE', '/users/me', { confirmation: 'УДАЛИТЬ' })
    const payment = world.card.pay(orderId)
    await notify(world.app, { paymentId: payment.id })
    await world.app.runDueJobs()
    await checkRefunds({ ctx: world.app.ctx })
    expect(payment.refunded).toBe(payment.money.amount)
    await world.expectSoundLedger()
  })

  it('that the provider refuses for good is told to the owner, and not asked for again', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    await world.app.database.pool.query('update orders set email = null where user_id = $1', [
      person.userId,
    ])
    const [payment] = await world.rowsOf('payments', person)
    const { id } = await requestRefund({
      ctx: world.app.ctx,
      paymentId: payment.id,
      amount: 1000,
      note: 'Часть',
    })
    await checkRefunds({ ctx: world.app.ctx })
    world.clock.advance(HOUR_MS)
    await checkRefunds({ ctx: world.app.ctx })
    expect(world.card.calls.filter((call) => call === 'refund')).toHaveLength(1)
    const { pool } = world.app.database
    const { rows } = await pool.query('select state from refunds where id = $1', [id])
    expect(rows).toEqual([{ state: 'failed' }])
    const { rows: told } = await pool.query(
      `select data->'message'->>'title' as title from pgboss.job where name = 'owner-messages.send'
       and data->'message'->>'key' = $1`,
      [`refund:${id}`],
    )
    expect(told).toMatchObject([{ title: 'Возврат не прошёл: 10\u00a0₽' }])
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

describe('a dispute', () => {
  const dispute = async (person: Person, status: Dispute['status'], amount = 149_000) => {
    const [{ provider_payment_id: paymentId }] = await world.rowsOf('payments', person)
    const payment = world.card.payments.get(paymentId)
    if (!payment) throw new Error('No payment')
    payment.dispute = { id: `dp_${person.userId}`, status, amount }
    await notify(world.app, { paymentId, eventId: `dispute-${status}` })
    await world.app.runDueJobs()
  }
  const ownerWasTold = async (person: Person) => {
    const { rows } = await world.app.database.pool.query(
      `select data->'message'->>'title' as title from pgboss.job where name = 'owner-messages.send'
       and data->'message'->>'key' like $1 order by created_on`,
      [`dispute:dp_${person.userId}:%`],
    )
    return rows.map(({ title }) => title)
  }

  it('holds the plan and the renewal, and gives the rest of the plan back when it is won', async () => {
    const person = await world.newPerson()
    await world.buy(person, { isRenewing: true })
    world.clock.advance(10 * DAY_MS)
    await dispute(person, 'open')
    await dispute(person, 'open')
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'off' } })
    expect(await world.rowsOf('payments', person)).toMatchObject([
      { disputed: 149_000, refunded: 0 },
    ])
    await world.expectSoundLedger()
    const [{ id: paymentId }] = await world.rowsOf('payments', person)
    await expect(
      requestRefund({ ctx: world.app.ctx, paymentId, note: 'И так отозвано' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    world.clock.advance(5 * DAY_MS)
    await dispute(person, 'won')
    await dispute(person, 'won')
    // Twenty days were left of the thirty.
    expect(await world.planOf(person)).toMatchObject({
      type: 'CREATOR',
      status: 'active',
      expiresAt: new Date(world.clock.now().getTime() + 20 * DAY_MS).toISOString(),
    })
    const periods = await world.rowsOf('paid_periods', person)
    expect(periods.at(-1).value).toBe(Math.round((149_000 * 20) / 30))
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'off' } })
    expect(await world.rowsOf('payments', person)).toMatchObject([{ disputed: 0 }])
    await world.expectSoundLedger()
    const told = (await noticesOf(person)).filter(({ kind }) => kind === 'payment_disputed')
    expect(told.map(({ title }) => title)).toEqual([
      'Платёж подтверждён: 1\u00a0490\u00a0₽',
      'Платёж оспорен: 1\u00a0490\u00a0₽',
    ])
    expect(await ownerWasTold(person)).toEqual([
      'Платёж оспорен: 1\u00a0490\u00a0₽',
      'Спор о платеже выигран: 1\u00a0490\u00a0₽',
    ])
  })

  it('that is lost takes nothing more, and may still be won on appeal', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    world.clock.advance(DAY_MS)
    await dispute(person, 'open')
    await dispute(person, 'lost')
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    expect(await world.rowsOf('payments', person)).toMatchObject([{ disputed: 149_000 }])
    await dispute(person, 'won')
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    await world.expectSoundLedger()
  })

  it('is found, and followed to its end, when its notifications are lost', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    world.clock.advance(DAY_MS)
    const [{ provider_payment_id: paymentId }] = await world.rowsOf('payments', person)
    const payment = world.card.payments.get(paymentId)
    if (!payment) throw new Error('No payment')
    payment.dispute = { id: `dp_${person.userId}`, status: 'open', amount: 149_000 }
    await reconcilePayments({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    world.clock.advance(30 * DAY_MS)
    payment.dispute = { ...payment.dispute, status: 'won' }
    await reconcilePayments({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    await world.expectSoundLedger()
  })

  it('shortens the plan that the disputed money became a part of, and makes it whole again', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    world.clock.advance(10 * DAY_MS)
    await world.buy(person, { planId: ULTIMATE })
    const before = await world.planOf(person)
    const [{ value }] = (await world.rowsOf('paid_periods', person)).slice(-1)
    await dispute(person, 'open')
    // Two thirds of the first month were credited to the second plan.
    const credit = Math.round((149_000 * 20) / 30)
    const [cut] = (await world.rowsOf('paid_periods', person)).slice(-1)
    expect(cut.value).toBe(value - credit)
    const now = world.clock.now().getTime()
    const days = (cut.ends_at.getTime() - now) / DAY_MS
    expect(days).toBeCloseTo((20 * (value - credit)) / value, 4)
    expect(await world.planOf(person)).toMatchObject({ type: 'ULTIMATE', status: 'active' })
    const [told] = await noticesOf(person)
    expect(told?.text).toContain('вошли в нынешний тариф')
    expect(told?.text).not.toContain('не действует')
    await dispute(person, 'won')
    expect(await world.planOf(person)).toEqual(before)
    await world.expectSoundLedger()
  })

  it('about a part leaves the plan', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    await dispute(person, 'open', 49_000)
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    await world.expectSoundLedger()
  })
})
