import { CONSENT_VERSIONS } from '@kadr/contract/identity/consents'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CREATOR, type Person, setUpBuying, ULTIMATE } from '../../../../test/buying.ts'
import { DECLINED, notify } from '../../../../test/fake-payments.ts'
import { checkOrders, checkRefunds, repeatWebhooks } from './checkout/check-orders.ts'
import { insertPromo } from './renewals/renewals.repository.ts'

const world = setUpBuying()

const exported = z.object({ sections: z.object({ consents: z.array(z.looseObject({})) }) })

describe('buying', () => {
  it('asks for an e-mail and the consent before the first payment, and remembers both', async () => {
    const person = await world.newPerson()
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
    expect(await world.billingOf(person)).toMatchObject({
      email: 'anna@example.com',
      isOfferAccepted: true,
      currencies: ['RUB'],
    })
    const { data } = await person.send('GET', '/users/me/export')
    const { sections } = z.parse(exported, data)
    const version = CONSENT_VERSIONS.offer
    expect(sections.consents).toMatchObject([
      { subject: 'processing', source: 'telegram' },
      { subject: 'offer', version, source: 'checkout', acceptedAt: expect.any(String) },
    ])
  })

  it('pays an order once, however often, late or out of order the notification comes', async () => {
    const person = await world.newPerson()
    const { orderId, kind, url } = await world.invoiceOf(person)
    expect({ kind, url }).toMatchObject({ kind: 'redirect', url: expect.any(String) })
    expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'waiting', url })
    const payment = world.card.pay(orderId)
    const answers = await Promise.all(
      ['a', 'a', 'b', 'c'].map((eventId) => notify(world.app, { paymentId: payment.id, eventId })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await world.app.runDueJobs()
    world.clock.advance(3 * DAY_MS)
    await notify(world.app, { paymentId: payment.id, eventId: 'late' })
    await world.app.runDueJobs()
    await person.send('POST', '/users/subscription/success', { orderId, lang: 'ru' })
    expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'paid', url: null })
    expect(await world.planOf(person)).toMatchObject({
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
    expect(await world.rowsOf('payments', person)).toHaveLength(1)
    expect(await world.rowsOf('paid_periods', person)).toHaveLength(1)
    await world.expectSoundLedger()
  })

  it('is paid by the word of the provider alone: never by the browser, and without any notification', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    const report = (path: string) =>
      person.send('POST', `/users/subscription/${path}`, { orderId, lang: 'ru' })
    expect((await report('success')).data).toMatchObject({ state: 'waiting' })
    expect(await world.planOf(person)).toMatchObject({ type: 'FREE' })
    world.card.pay(orderId)
    world.clock.advance(16 * MINUTE_MS)
    await checkOrders({ ctx: world.app.ctx })
    expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'paid' })
    expect((await report('failed')).data).toMatchObject({ state: 'paid' })
  })

  it('answers a notification at once while the provider is away, and applies it when it is back', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    const payment = world.card.pay(orderId)
    world.card.problems.isDown = true
    expect((await notify(world.app, { paymentId: payment.id })).statusCode).toBe(200)
    await world.app.runDueJobs().catch(() => undefined)
    expect(await world.planOf(person)).toMatchObject({ type: 'FREE' })
    world.card.problems.isDown = false
    world.clock.advance(11 * MINUTE_MS)
    await repeatWebhooks({ ctx: world.app.ctx })
    await world.app.runDueJobs()
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR' })
    expect(await world.rowsOf('payments', person)).toHaveLength(1)
  })

  it('finds the payment of an order whose checkout reply was lost', async () => {
    const person = await world.newPerson()
    world.card.problems.isReplyLost = true
    const { status } = await person.send('POST', '/users/subscription/invoice', {
      planId: CREATOR,
      currency: 'RUB',
      billingPeriod: 'monthly',
      email: 'anna@example.com',
      isOfferAccepted: true,
    })
    expect(status).toBe(503)
    const [order] = await world.rowsOf('orders', person)
    world.card.pay(order.id)
    world.clock.advance(3 * MINUTE_MS)
    await checkOrders({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR' })
  })

  it('says why it failed, and takes money that comes after all', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    world.card.decline(orderId)
    const { data } = await person.send('POST', '/users/subscription/failed', {
      orderId,
      lang: 'ru',
    })
    expect(data).toMatchObject({ state: 'failed', failure: DECLINED.message })
    const payment = world.card.pay(orderId, { failure: null })
    await notify(world.app, { paymentId: payment.id })
    await world.app.runDueJobs()
    expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'paid', failure: null })
  })

  it('opens the same page in two tabs, and returns a second payment of the same order', async () => {
    const person = await world.newPerson()
    const [first, second] = [await world.invoiceOf(person), await world.invoiceOf(person)]
    expect(second).toEqual(first)
    const { orderId } = first
    const payment = world.card.pay(orderId)
    const twice = world.card.make({
      orderId,
      money: payment.money,
      status: 'succeeded',
      paidAt: world.clock.now(),
    })
    await Promise.all([payment, twice].map(({ id }) => notify(world.app, { paymentId: id })))
    await world.app.runDueJobs()
    await checkRefunds({ ctx: world.app.ctx })
    expect([...world.card.refunds.values()]).toMatchObject([{ money: payment.money }])
    expect(await world.rowsOf('paid_periods', person)).toHaveLength(1)
    await world.expectSoundLedger()
  })
})

describe('forged', () => {
  const isUntouched = async (person: Person, orderId: string) => {
    await world.app.runDueJobs()
    expect(await world.orderOf(person, orderId)).toMatchObject({ state: 'waiting' })
    expect(await world.planOf(person)).toMatchObject({ type: 'FREE' })
    expect(await world.rowsOf('payments', person)).toEqual([])
  }

  it.each([
    ['another amount', { money: { amount: 100, currency: 'RUB' as const } }],
    ['another currency', { money: { amount: 149_000, currency: 'USD' as const } }],
    ['play money', { isTest: true }],
    ['an order of another shop', { orderId: '00000000-0000-7000-8000-000000000000' }],
    ['an order that is no id', { orderId: "1' or 1=1" }],
    ['no order at all', { orderId: null }],
  ])('is refused with %s, and nothing changes', async (_, changes) => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    const payment = world.card.pay(orderId, changes)
    const { statusCode } = await notify(world.app, { paymentId: payment.id })
    expect(statusCode).toBe(200)
    await isUntouched(person, orderId)
  })

  it('is refused without the signature, at another provider and for an unknown payment', async () => {
    const person = await world.newPerson()
    const { orderId } = await world.invoiceOf(person)
    const payment = world.card.pay(orderId)
    expect((await notify(world.app, { paymentId: payment.id, isForged: true })).statusCode).toBe(
      403,
    )
    expect((await notify(world.app, { paymentId: 'x', provider: 'nobody' })).statusCode).toBe(404)
    const { rows } = await world.app.database.pool.query(
      'select * from payment_webhooks where payment_id = $1',
      [payment.id],
    )
    expect(rows).toEqual([])
    await isUntouched(person, orderId)
  })

  it('does not show the orders and payments of others', async () => {
    const [person, other] = [await world.newPerson(), await world.newPerson()]
    const { orderId } = await world.invoiceOf(person)
    expect((await other.send('GET', `/users/me/orders/${orderId}`)).status).toBe(404)
    expect(
      (await other.send('POST', '/users/subscription/success', { orderId, lang: 'ru' })).status,
    ).toBe(404)
  })
})

describe('changing the plan', () => {
  it('upgrades at once for the difference, with the points of the difference', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    world.clock.advance(15 * DAY_MS)
    const choice = { planId: ULTIMATE, currency: 'RUB', billingPeriod: 'monthly' }
    const { data: quote } = await person.send('POST', '/users/subscription/quote', choice)
    expect(quote).toMatchObject({
      kind: 'upgrade',
      amount: { amount: 75_000, currency: 'RUB' },
      credit: { amount: 74_500, currency: 'RUB' },
      endsAt: '2026-12-01T09:00:00.000Z',
    })
    await world.buy(person, { planId: ULTIMATE })
    expect(await world.planOf(person)).toMatchObject({
      type: 'ULTIMATE',
      expiresAt: '2026-12-01T09:00:00.000Z',
      limits: { videoGenerations: -1, aiGenerations: 150 },
    })
    expect((await person.send('GET', '/users/me/points')).data).toMatchObject({
      videoGenerations: -1,
      aiGenerations: 150,
    })
    await world.expectSoundLedger()
  })

  it('charges nothing for changing one’s mind, however often', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    for (let time = 0; time < 26; time += 1) {
      world.clock.advance(DAY_MS / 2)
      await world.invoiceOf(person, { planId: time % 2 === 0 ? ULTIMATE : CREATOR })
    }
    await checkOrders({ ctx: world.app.ctx })
    await world.app.runDueJobs()
    expect(await world.rowsOf('payments', person)).toHaveLength(1)
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR' })
    await world.expectSoundLedger()
  })

  it('gives time for the money when another purchase came first', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    const slow = await world.invoiceOf(person, { planId: ULTIMATE })
    await world.buy(person, { planId: 4 })
    const payment = world.card.pay(slow.orderId)
    await notify(world.app, { paymentId: payment.id })
    await world.app.runDueJobs()
    expect(await world.orderOf(person, slow.orderId)).toMatchObject({ state: 'paid' })
    expect(await world.planOf(person)).toMatchObject({ type: 'AGENCY' })
    await world.expectSoundLedger()
  })

  it('keeps the terms of a running period when the price list changes', async () => {
    const person = await world.newPerson()
    await world.buy(person)
    await world.app.database.pool.query(
      "update plans set price_rub_minor = 999900 where name = 'CREATOR'",
    )
    try {
      expect(await world.billingOf(person)).toMatchObject({
        current: { price: { amount: 149_000, currency: 'RUB' } },
      })
    } finally {
      await world.app.database.pool.query(
        "update plans set price_rub_minor = 149000 where name = 'CREATOR'",
      )
    }
  })

  it('takes a promo code off the first payment, once', async () => {
    await insertPromo({
      db: world.app.ctx.db,
      code: 'KADR20',
      percent: 20,
      days: 7,
      isFirstPaymentOnly: true,
      maxUses: 2,
    })
    const person = await world.newPerson()
    const orderId = await world.buy(person, { promoCode: ' kadr20 ' })
    expect(await world.orderOf(person, orderId)).toMatchObject({
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
    await world.expectSoundLedger()
  })
})
