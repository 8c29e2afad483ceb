import { order as orderShape } from '@kadr/contract/billing'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFakeClock } from '../../../test/fake-clock.ts'
import {
  createFakeProvider,
  DECLINED,
  type FakeProvider,
  notify,
  usePayments,
} from '../../../test/fake-payments.ts'
import { call, signInAs } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { seedPlans } from '../subscription/index.ts'
import { checkOrders, checkRefunds } from './check-orders.ts'
import { reportLedger } from './ledger-report.repository.ts'
import { requestRefund } from './refund-payment.ts'
import { renewDue } from './renew-due.ts'
import { insertPromo } from './renewals.repository.ts'

const start = new Date('2026-11-01T09:00:00.000Z')
const clock = createFakeClock(start)
let app: TestShell
let card: FakeProvider
let stars: FakeProvider
let people = 0

beforeAll(async () => {
  app = await createTestApp({ clock })
  await seedPlans({ ctx: app.ctx })
})
afterAll(() => app.stop())
beforeEach(() => {
  clock.set(start)
  card = createFakeProvider()
  stars = createFakeProvider({ id: 'telegram-stars', currency: 'XTR' })
  usePayments(app, [card, stars])
})

const CREATOR = 2
const ULTIMATE = 3

const newPerson = async () => {
  people += 1
  const { user } = await signInAs(app, { id: 9000 + people })
  const id = 9000 + people
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const { token } = await signInAs(app, { id })
    return call(app, { method, path, token, ...(body && { body }) })
  }
  return { userId: user.id, send }
}
type Person = Awaited<ReturnType<typeof newPerson>>

const invoiceOf = async (person: Person, changes: object = {}) => {
  const { data, error } = await person.send('POST', '/users/subscription/invoice', {
    planId: CREATOR,
    currency: 'RUB',
    billingPeriod: 'monthly',
    email: 'Anna@Example.com',
    isOfferAccepted: true,
    ...changes,
  })
  expect(error).toBeUndefined()
  return z.parse(z.looseObject({ kind: z.string(), orderId: z.string() }), data)
}

const orderOf = async (person: Person, id: string) =>
  z.parse(orderShape, (await person.send('GET', `/users/me/orders/${id}`)).data)
const planOf = async (person: Person) => (await person.send('GET', '/users/me/subscription')).data
const billingOf = async (person: Person) => (await person.send('GET', '/users/me/billing')).data

/** A whole purchase, by the notification of the provider. */
const buy = async (person: Person, changes: object = {}) => {
  const { orderId } = await invoiceOf(person, changes)
  const payment = card.pay(orderId)
  await notify(app, { paymentId: payment.id })
  await app.runDueJobs()
  return orderId
}

const rowsOf = async (table: string, person: Person) => {
  const { rows } = await app.database.pool.query(
    `select * from ${table} where user_id = $1 order by created_at, id`,
    [person.userId],
  )
  return rows
}

const isLedgerSound = async () => {
  const report = await reportLedger({ db: app.ctx.db })
  expect(report).toMatchObject({
    unbalanced: 0,
    paidWithoutPlan: 0,
    planWithoutPayment: 0,
    chargedTwice: 0,
  })
  const owed = report.balances.filter(({ account }) => account === 'customer')
  expect(owed.every(({ amount }) => amount === 0)).toBe(true)
}

describe('buying', () => {
  it('asks for an e-mail and the consent before the first payment, and remembers both', async () => {
    const person = await newPerson()
    const ask = (changes: object) =>
      person.send('POST', '/users/subscription/invoice', {
        planId: CREATOR,
        currency: 'RUB',
        billingPeriod: 'monthly',
        ...changes,
      })
    expect((await ask({ isOfferAccepted: true })).error).toMatchObject({ field: 'email' })
    expect((await ask({ email: 'anna@example.com' })).error).toMatchObject({
      field: 'isOfferAccepted',
    })
    expect((await ask({ email: 'anna@', isOfferAccepted: true })).status).toBe(400)
    expect((await ask({ email: 'anna@example.com', isOfferAccepted: true })).status).toBe(200)
    expect((await ask({})).status).toBe(200)
    expect(await billingOf(person)).toMatchObject({
      email: 'anna@example.com',
      isOfferAccepted: true,
      currencies: ['RUB'],
    })
  })

  it('pays an order once, however often, late or out of order the notification comes', async () => {
    const person = await newPerson()
    const { orderId, kind, url } = await invoiceOf(person)
    expect({ kind, url }).toMatchObject({ kind: 'redirect', url: expect.any(String) })
    expect(await orderOf(person, orderId)).toMatchObject({ state: 'waiting', url })
    const payment = card.pay(orderId)
    const answers = await Promise.all(
      ['a', 'a', 'b', 'c'].map((eventId) => notify(app, { paymentId: payment.id, eventId })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await app.runDueJobs()
    clock.advance(3 * DAY_MS)
    await notify(app, { paymentId: payment.id, eventId: 'late' })
    await app.runDueJobs()
    await person.send('POST', '/users/subscription/success', { orderId, lang: 'ru' })
    expect(await orderOf(person, orderId)).toMatchObject({ state: 'paid', url: null })
    expect(await planOf(person)).toMatchObject({
      type: 'CREATOR',
      status: 'active',
      isFreeTrialUser: false,
      expiresAt: '2026-12-01T09:00:00.000Z',
      limits: { videoGenerations: 100 },
    })
    expect((await person.send('GET', '/users/me/points')).data).toMatchObject({
      videoGenerations: 100,
      aiGenerations: 70,
    })
    expect(await rowsOf('payments', person)).toHaveLength(1)
    expect(await rowsOf('paid_periods', person)).toHaveLength(1)
    await isLedgerSound()
  })

  it('is paid by the word of the provider alone: never by the browser, and without any notification', async () => {
    const person = await newPerson()
    const { orderId } = await invoiceOf(person)
    const report = (path: string) =>
      person.send('POST', `/users/subscription/${path}`, { orderId, lang: 'ru' })
    expect((await report('success')).data).toMatchObject({ state: 'waiting' })
    expect(await planOf(person)).toMatchObject({ type: 'FREE' })
    card.pay(orderId)
    clock.advance(16 * MINUTE_MS)
    await checkOrders({ ctx: app.ctx })
    expect(await orderOf(person, orderId)).toMatchObject({ state: 'paid' })
    expect((await report('failed')).data).toMatchObject({ state: 'paid' })
  })

  it('finds the payment of an order whose checkout reply was lost', async () => {
    const person = await newPerson()
    card.problems.isReplyLost = true
    const { status } = await person.send('POST', '/users/subscription/invoice', {
      planId: CREATOR,
      currency: 'RUB',
      billingPeriod: 'monthly',
      email: 'anna@example.com',
      isOfferAccepted: true,
    })
    expect(status).toBe(503)
    const [order] = await rowsOf('orders', person)
    card.pay(order.id)
    clock.advance(3 * MINUTE_MS)
    await checkOrders({ ctx: app.ctx })
    expect(await planOf(person)).toMatchObject({ type: 'CREATOR' })
  })

  it('says why it failed, and takes money that comes after all', async () => {
    const person = await newPerson()
    const { orderId } = await invoiceOf(person)
    card.decline(orderId)
    const { data } = await person.send('POST', '/users/subscription/failed', {
      orderId,
      lang: 'ru',
    })
    expect(data).toMatchObject({ state: 'failed', failure: DECLINED.message })
    const payment = card.pay(orderId, { failure: null })
    await notify(app, { paymentId: payment.id })
    await app.runDueJobs()
    expect(await orderOf(person, orderId)).toMatchObject({ state: 'paid', failure: null })
  })

  it('opens the same page in two tabs, and returns a second payment of the same order', async () => {
    const person = await newPerson()
    const [first, second] = [await invoiceOf(person), await invoiceOf(person)]
    expect(second).toEqual(first)
    const { orderId } = first
    const payment = card.pay(orderId)
    const twice = card.make({
      orderId,
      money: payment.money,
      status: 'succeeded',
      paidAt: clock.now(),
    })
    await Promise.all([payment, twice].map(({ id }) => notify(app, { paymentId: id })))
    await app.runDueJobs()
    await checkRefunds({ ctx: app.ctx })
    expect([...card.refunds.values()]).toMatchObject([{ money: payment.money }])
    expect(await rowsOf('paid_periods', person)).toHaveLength(1)
    await isLedgerSound()
  })
})

describe('forged', () => {
  const isUntouched = async (person: Person, orderId: string) => {
    await app.runDueJobs()
    expect(await orderOf(person, orderId)).toMatchObject({ state: 'waiting' })
    expect(await planOf(person)).toMatchObject({ type: 'FREE' })
    expect(await rowsOf('payments', person)).toEqual([])
  }

  it.each([
    ['another amount', { money: { amount: 100, currency: 'RUB' as const } }],
    ['another currency', { money: { amount: 149_000, currency: 'USD' as const } }],
    ['play money', { isTest: true }],
    ['an order of another shop', { orderId: '00000000-0000-7000-8000-000000000000' }],
    ['an order that is no id', { orderId: "1' or 1=1" }],
    ['no order at all', { orderId: null }],
  ])('is refused with %s, and nothing changes', async (_, changes) => {
    const person = await newPerson()
    const { orderId } = await invoiceOf(person)
    const payment = card.pay(orderId, changes)
    const { statusCode } = await notify(app, { paymentId: payment.id })
    expect(statusCode).toBe(200)
    await isUntouched(person, orderId)
  })

  it('is refused without the signature, at another provider and for an unknown payment', async () => {
    const person = await newPerson()
    const { orderId } = await invoiceOf(person)
    const payment = card.pay(orderId)
    expect((await notify(app, { paymentId: payment.id, isForged: true })).statusCode).toBe(403)
    expect((await notify(app, { paymentId: 'x', provider: 'nobody' })).statusCode).toBe(404)
    const { rows } = await app.database.pool.query(
      'select * from payment_webhooks where payment_id = $1',
      [payment.id],
    )
    expect(rows).toEqual([])
    await isUntouched(person, orderId)
  })

  it('does not show the orders and payments of others', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { orderId } = await invoiceOf(person)
    expect((await other.send('GET', `/users/me/orders/${orderId}`)).status).toBe(404)
    expect(
      (await other.send('POST', '/users/subscription/success', { orderId, lang: 'ru' })).status,
    ).toBe(404)
  })
})

describe('changing the plan', () => {
  it('upgrades at once for the difference, with the points of the difference', async () => {
    const person = await newPerson()
    await buy(person)
    clock.advance(15 * DAY_MS)
    const choice = { planId: ULTIMATE, currency: 'RUB', billingPeriod: 'monthly' }
    const { data: quote } = await person.send('POST', '/users/subscription/quote', choice)
    expect(quote).toMatchObject({
      kind: 'upgrade',
      amount: { amount: 75_000, currency: 'RUB' },
      credit: { amount: 74_500, currency: 'RUB' },
      endsAt: '2026-12-01T09:00:00.000Z',
    })
    await buy(person, { planId: ULTIMATE })
    expect(await planOf(person)).toMatchObject({
      type: 'ULTIMATE',
      expiresAt: '2026-12-01T09:00:00.000Z',
      limits: { videoGenerations: -1, aiGenerations: 150 },
    })
    expect((await person.send('GET', '/users/me/points')).data).toMatchObject({
      videoGenerations: -1,
      aiGenerations: 150,
    })
    await isLedgerSound()
  })

  it('gives time for the money when another purchase came first', async () => {
    const person = await newPerson()
    await buy(person)
    const slow = await invoiceOf(person, { planId: ULTIMATE })
    await buy(person, { planId: 4 })
    const payment = card.pay(slow.orderId)
    await notify(app, { paymentId: payment.id })
    await app.runDueJobs()
    expect(await orderOf(person, slow.orderId)).toMatchObject({ state: 'paid' })
    expect(await planOf(person)).toMatchObject({ type: 'AGENCY' })
    await isLedgerSound()
  })

  it('keeps the terms of a running period when the price list changes', async () => {
    const person = await newPerson()
    await buy(person)
    await app.database.pool.query(
      "update plans set price_rub_minor = 999900 where name = 'CREATOR'",
    )
    try {
      expect(await billingOf(person)).toMatchObject({
        current: { price: { amount: 149_000, currency: 'RUB' } },
      })
    } finally {
      await app.database.pool.query(
        "update plans set price_rub_minor = 149000 where name = 'CREATOR'",
      )
    }
  })

  it('takes a promo code off the first payment, once', async () => {
    await insertPromo({
      db: app.ctx.db,
      code: 'KADR20',
      percent: 20,
      days: 7,
      isFirstPaymentOnly: true,
      maxUses: 2,
    })
    const person = await newPerson()
    const orderId = await buy(person, { promoCode: ' kadr20 ' })
    expect(await orderOf(person, orderId)).toMatchObject({
      amount: { amount: 119_200, currency: 'RUB' },
      period: { endsAt: '2026-12-08T09:00:00.000Z' },
    })
    const { error } = await person.send('POST', '/users/subscription/quote', {
      planId: CREATOR,
      currency: 'RUB',
      billingPeriod: 'monthly',
      promoCode: 'KADR20',
    })
    expect(error).toMatchObject({ field: 'promoCode' })
    await isLedgerSound()
  })
})

describe('renewing', () => {
  const renew = async () => {
    await renewDue({ ctx: app.ctx })
    await app.runDueJobs()
  }
  const readNotices = (person: Person) => person.send('POST', '/notifications/read', {})

  /** With a saved card, and the notice read. */
  const subscribe = async () => {
    const person = await newPerson()
    await buy(person, { isRenewing: true })
    return person
  }

  it('charges the saved card after the notice, without a gap', async () => {
    const person = await subscribe()
    expect(await billingOf(person)).toMatchObject({
      renewal: { state: 'on', amount: { amount: 149_000 }, chargesAt: '2026-12-01T08:00:00.000Z' },
      method: { title: 'Мир •• 4417' },
    })
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    expect(card.calls).not.toContain('charge')
    const { data } = await person.send('GET', '/notifications')
    expect(data).toMatchObject({ notifications: [{ kind: 'renewal_coming' }, {}] })
    await readNotices(person)
    clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    expect(await planOf(person)).toMatchObject({ expiresAt: '2027-01-01T09:00:00.000Z' })
    clock.set(new Date('2026-12-01T09:00:00Z'))
    expect(await planOf(person)).toMatchObject({ type: 'CREATOR', status: 'active' })
    expect(await rowsOf('payments', person)).toHaveLength(2)
    await isLedgerSound()
  })

  it('makes no charge without a notice', async () => {
    const person = await subscribe()
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renewDue({ ctx: app.ctx })
    // The notice is not written yet: its event was not read.
    clock.set(new Date('2026-12-01T08:00:00Z'))
    await renewDue({ ctx: app.ctx })
    expect(card.calls).not.toContain('charge')
    await app.runDueJobs()
    await app.database.pool.query(
      `update notification_deliveries set state = 'failed' where notification_id in
        (select id from notifications where user_id = $1 and kind = 'renewal_coming')`,
      [person.userId],
    )
    clock.advance(HOUR_MS)
    await renew()
    expect(card.calls).not.toContain('charge')
    expect(await billingOf(person)).toMatchObject({ renewal: { state: 'off' } })
  })

  it('repeats a declined charge on days 1, 3, 5 and 7, keeps the plan meanwhile, then leaves Free', async () => {
    const person = await subscribe()
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    card.problems.decline = DECLINED
    const days: number[] = []
    for (let hour = -1; hour <= 8 * 24; hour += 1) {
      clock.set(new Date(Date.parse('2026-12-01T09:00:00Z') + hour * HOUR_MS))
      const before = card.calls.filter((each) => each === 'charge').length
      await renewDue({ ctx: app.ctx })
      if (card.calls.filter((each) => each === 'charge').length > before) days.push((hour + 1) / 24)
      if (hour === 24) {
        expect(await planOf(person)).toMatchObject({ type: 'CREATOR', renewal: 'past_due' })
        expect(await billingOf(person)).toMatchObject({
          renewal: { failure: DECLINED.message, graceEndsAt: '2026-12-08T09:00:00.000Z' },
        })
      }
    }
    expect(days).toEqual([0, 1, 3, 5, 7])
    expect(await planOf(person)).toMatchObject({
      status: 'expired',
      limits: { videoGenerations: 5 },
    })
    await app.runDueJobs()
    const { data } = await person.send('GET', '/notifications')
    const { notifications } = z.parse(
      z.object({ notifications: z.array(z.object({ kind: z.string() })) }),
      data,
    )
    const kinds = notifications.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'renewal_failed')).toHaveLength(5)
    expect(kinds).toContain('plan_ended')
    await isLedgerSound()
  })

  it('continues from the old end when a repeated charge succeeds', async () => {
    const person = await subscribe()
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    card.problems.decline = DECLINED
    clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    card.problems.decline = null
    clock.set(new Date('2026-12-02T08:00:00Z'))
    await renew()
    expect(await planOf(person)).toMatchObject({
      type: 'CREATOR',
      expiresAt: '2027-01-01T09:00:00.000Z',
      renewal: 'on',
    })
    await isLedgerSound()
  })

  it('does not charge twice when the reply of a charge was lost', async () => {
    const person = await subscribe()
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    clock.set(new Date('2026-12-01T08:00:00Z'))
    card.problems.isReplyLost = true
    await renew()
    clock.advance(2 * HOUR_MS)
    await renew()
    await checkOrders({ ctx: app.ctx })
    expect(await rowsOf('payments', person)).toHaveLength(2)
    expect(card.payments.size).toBe(2)
    expect(await planOf(person)).toMatchObject({ expiresAt: '2027-01-01T09:00:00.000Z' })
  })

  it('stops and resumes, and a cancelled plan stays until its end', async () => {
    const person = await subscribe()
    const { data: stopped } = await person.send('POST', '/users/me/billing/renewal/stop', {})
    expect(stopped).toMatchObject({ renewal: { state: 'off' }, method: { title: 'Мир •• 4417' } })
    expect(await planOf(person)).toMatchObject({ type: 'CREATOR', status: 'active' })
    clock.set(new Date('2026-11-30T10:00:00Z'))
    await renew()
    expect(card.calls).not.toContain('charge')
    const { data: resumed } = await person.send('POST', '/users/me/billing/renewal/resume', {})
    expect(resumed).toMatchObject({ renewal: { state: 'on' } })
    const { data: removed } = await person.send('DELETE', '/users/me/billing/method')
    expect(removed).toMatchObject({ renewal: { state: 'off' }, method: null })
    const { rows } = await app.database.pool.query(
      'select sealed_token from payment_methods where user_id = $1',
      [person.userId],
    )
    expect(rows).toEqual([{ sealed_token: null }])
    clock.set(new Date('2026-12-05T10:00:00Z'))
    await renew()
    expect(card.calls).not.toContain('charge')
    expect((await person.send('POST', '/users/me/billing/renewal/resume', {})).status).toBe(409)
  })

  it('goes down at the end of what is paid', async () => {
    const person = await subscribe()
    const { data } = await person.send('POST', '/users/me/billing/next', {
      planId: 1,
      billingPeriod: 'monthly',
    })
    expect(data).toMatchObject({ renewal: { plan: 'HOBBY', amount: { amount: 79_000 } } })
    expect(await planOf(person)).toMatchObject({ type: 'CREATOR' })
    clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    clock.set(new Date('2026-12-01T10:00:00Z'))
    expect(await planOf(person)).toMatchObject({ type: 'HOBBY', limits: { connectedAccounts: 5 } })
  })
})

describe('Stars', () => {
  const inTelegram = { place: 'telegram', isRenewing: true }
  const payStars = async (orderId: string, paidUntil: Date) => {
    const amount = 1360
    const payment = stars.make({
      orderId,
      money: { amount, currency: 'XTR' },
      status: 'succeeded',
      paidAt: clock.now(),
      buyerId: '42',
      subscription: { paidUntil },
    })
    await notify(app, { provider: 'telegram-stars', paymentId: payment.id })
    await app.runDueJobs()
    return payment
  }

  it('are billed by Telegram every 30 days, and stop when Telegram says so', async () => {
    const person = await newPerson()
    const { orderId, ...invoice } = await invoiceOf(person, inTelegram)
    expect(invoice).toMatchObject({
      kind: 'telegram',
      slug: expect.any(String),
      payload: orderId,
      currency: 'XTR',
      prices: [{ amount: 1360 }],
      subscription_period: 2_592_000,
    })
    const first = await payStars(orderId, new Date('2026-12-01T09:00:00Z'))
    expect(await planOf(person)).toMatchObject({ expiresAt: '2026-12-01T09:00:00.000Z' })
    clock.set(new Date('2026-12-01T08:30:00Z'))
    await payStars(orderId, new Date('2026-12-31T09:00:00Z'))
    expect(await planOf(person)).toMatchObject({ expiresAt: '2026-12-31T09:00:00.000Z' })
    expect(await billingOf(person)).toMatchObject({ renewal: { state: 'on', isByProvider: true } })
    stars.problems.isDown = true
    expect((await person.send('POST', '/users/me/billing/renewal/stop', {})).status).toBe(503)
    expect(await billingOf(person)).toMatchObject({ renewal: { state: 'on' } })
    stars.problems.isDown = false
    await person.send('POST', '/users/me/billing/renewal/stop', {})
    expect(stars.canceled).toEqual([first.id])
    await isLedgerSound()
  })

  it('are refused while a card renews', async () => {
    const person = await newPerson()
    await buy(person, { isRenewing: true })
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
    const person = await newPerson()
    await buy(person)
    clock.advance(DAY_MS)
    const [payment] = await rowsOf('payments', person)
    await requestRefund({ ctx: app.ctx, paymentId: payment.id, note: 'Не подошло' })
    await expect(
      requestRefund({ ctx: app.ctx, paymentId: payment.id, note: 'Ещё раз' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    await checkRefunds({ ctx: app.ctx })
    await notify(app, { paymentId: payment.provider_payment_id, eventId: 'refunded' })
    await app.runDueJobs()
    expect(await planOf(person)).toMatchObject({ status: 'expired' })
    expect((await person.send('GET', '/users/me/payments')).data).toMatchObject([
      { refunded: 149_000, amount: { amount: 149_000 } },
    ])
    expect(card.refunds.size).toBe(1)
    await isLedgerSound()
  })

  it('follows a charge-back nobody asked us for', async () => {
    const person = await newPerson()
    const orderId = await buy(person)
    clock.advance(DAY_MS)
    const payment = card.paymentOf(orderId)
    if (!payment) throw new Error('No payment')
    payment.refunded = 149_000
    await notify(app, { paymentId: payment.id, eventId: 'charge-back' })
    await app.runDueJobs()
    expect(await planOf(person)).toMatchObject({ status: 'expired' })
    await isLedgerSound()
  })

  it('gives a receipt to its owner alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await buy(person)
    const [payment] = await rowsOf('payments', person)
    const path = `/users/me/payments/${payment.id}/receipt`
    expect((await person.send('GET', path)).data).toMatchObject({
      html: expect.stringContaining('1\u00a0490\u00a0₽'),
    })
    expect((await other.send('GET', path)).status).toBe(404)
  })
})
