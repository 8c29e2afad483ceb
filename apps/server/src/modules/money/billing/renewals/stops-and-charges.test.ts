import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { CREATOR, type Person, setUpBuying, ULTIMATE } from '../../../../../test/buying.ts'
import { DECLINED, notify } from '../../../../../test/fake-payments.ts'
import { checkOrders } from '../checkout/check-orders.ts'
import { grantPlan } from '../grant-plan.ts'
import { handlePaymentUpdate } from '../payments/telegram-payments.ts'
import { renewDue } from './renew-due.ts'

const world = setUpBuying()
const END = new Date('2026-12-01T09:00:00.000Z')
const NEXT_END = '2027-01-01T09:00:00.000Z'
const beforeEnd = new Date(END.getTime() - HOUR_MS)

beforeEach(() => world.app.database.pool.query('delete from renewals'))

const renewAt = async (at: Date | string) => {
  world.clock.set(new Date(at))
  await renewDue({ ctx: world.app.ctx })
  await world.app.runDueJobs()
}
const later = (hours: number) => new Date(beforeEnd.getTime() + hours * HOUR_MS)

/** Bought with a saved card; the coming charge is announced. */
const subscribe = async () => {
  const person = await world.newPerson()
  await world.buy(person, { isRenewing: true })
  await renewAt('2026-11-29T10:00:00Z')
  await person.send('POST', '/notifications/read', {})
  return person
}

const stop = (person: Person) => person.send('POST', '/users/me/billing/renewal/stop', {})
const resume = (person: Person) => person.send('POST', '/users/me/billing/renewal/resume', {})
const countCharges = () => world.card.calls.filter((call) => call === 'charge').length
const chargeWithoutReply = () => {
  world.card.problems.isReplyLost = true
  return renewAt(beforeEnd)
}

const kindsOf = async (person: Person) => {
  const { rows } = await world.app.database.pool.query(
    'select kind from notifications where user_id = $1',
    [person.userId],
  )
  return rows.map(({ kind }) => kind)
}

describe('a renewal that was stopped', () => {
  it('stays off when a charge that was under way succeeds, and can be resumed', async () => {
    const person = await subscribe()
    await chargeWithoutReply()
    await stop(person)
    world.clock.set(later(2))
    await checkOrders({ ctx: world.app.ctx })
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END })
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'off', chargesAt: null, canResume: true },
    })
    await renewAt('2026-12-30T10:00:00Z')
    await renewAt('2026-12-31T12:00:00Z')
    expect(countCharges()).toBe(1)
    expect((await resume(person)).data).toMatchObject({ renewal: { state: 'on' } })
    await world.expectSoundLedger()
  })

  it('stays off when Telegram charged before it was stopped, and is on when the buyer turns it on there', async () => {
    const person = await world.newPerson()
    const invoice = await world.invoiceOf(person, { place: 'telegram', isRenewing: true })
    const pay = async (paidAt: Date) => {
      const payment = world.stars.make({
        orderId: invoice.orderId,
        money: { amount: 1360, currency: 'XTR' },
        status: 'succeeded',
        paidAt,
        buyerId: '42',
        subscription: { paidUntil: new Date(paidAt.getTime() + 30 * DAY_MS) },
      })
      await notify(world.app, { provider: 'telegram-stars', paymentId: payment.id })
      await world.app.runDueJobs()
    }
    await pay(world.clock.now())
    const renewedAt = new Date(END.getTime() - 5 * MINUTE_MS)
    world.clock.set(END)
    await stop(person)
    await pay(renewedAt)
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'off' } })
    world.clock.advance(30 * DAY_MS)
    await pay(world.clock.now())
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'on' } })
  })

  it('after a refused charge is charged again when it was resumed', async () => {
    const person = await subscribe()
    world.card.problems.decline = DECLINED
    await renewAt(beforeEnd)
    world.card.problems.decline = null
    await stop(person)
    expect((await resume(person)).status).toBe(200)
    await renewAt(later(0.1))
    await renewAt(later(25))
    expect(countCharges()).toBe(2)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
  })

  it('offers nothing to resume where nothing can be charged, and records each consent', async () => {
    const person = await subscribe()
    await world.buy(person, { planId: ULTIMATE, isRenewing: false })
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'off', canResume: false },
      method: { title: expect.any(String) },
    })
    expect((await resume(person)).status).toBe(409)
    const other = await subscribe()
    await stop(other)
    await resume(other)
    const { rows } = await world.app.database.pool.query(
      `select source from consents where user_id = $1 and subject = 'renewal' order by id`,
      [other.userId],
    )
    expect(rows).toEqual([{ source: 'checkout' }, { source: 'plan' }])
  })

  it('during the grace keeps the plan until its end, and only then says that it is over', async () => {
    const person = await subscribe()
    world.card.problems.decline = DECLINED
    await renewAt(beforeEnd)
    await stop(person)
    await renewAt(later(30))
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    expect(await kindsOf(person)).not.toContain('plan_ended')
    await renewAt(new Date(END.getTime() + 7 * DAY_MS))
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
    expect(await kindsOf(person)).toContain('plan_ended')
    expect(countCharges()).toBe(1)
  })

  it('is not told to be the end while a gift lasts', async () => {
    const person = await subscribe()
    await stop(person)
    world.clock.set(beforeEnd)
    await grantPlan({ ctx: world.app.ctx, userId: person.userId, plan: 'CREATOR', days: 3 })
    await renewAt(END)
    expect(await kindsOf(person)).not.toContain('plan_ended')
    await renewAt(new Date(END.getTime() + 3 * DAY_MS))
    expect(await kindsOf(person)).toContain('plan_ended')
  })
})

describe('a charge', () => {
  it('waits while the person may be paying the same period by hand', async () => {
    const person = await subscribe()
    world.card.problems.decline = DECLINED
    await renewAt(beforeEnd)
    world.card.problems.decline = null
    world.clock.set(later(23))
    const { orderId } = await world.invoiceOf(person, { isRenewing: true })
    await renewAt(later(24))
    expect(countCharges()).toBe(1)
    const payment = world.card.pay(orderId)
    await notify(world.app, { paymentId: payment.id })
    await world.app.runDueJobs()
    await renewAt(later(30))
    expect(countCharges()).toBe(1)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
    await world.expectSoundLedger()
  })

  it('goes on, without an hour without a plan, when the page was left', async () => {
    const person = await subscribe()
    world.clock.set(new Date(beforeEnd.getTime() - 10 * MINUTE_MS))
    await world.invoiceOf(person, { planId: ULTIMATE })
    await renewAt(beforeEnd)
    await renewAt(new Date(END.getTime() + 10 * MINUTE_MS))
    expect(countCharges()).toBe(0)
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    await renewAt(later(2))
    await renewAt(later(3))
    expect(countCharges()).toBe(1)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
  })

  it('under way keeps its sum: the plan is changed when it is over', async () => {
    const person = await subscribe()
    await chargeWithoutReply()
    const next = { planId: 1, billingPeriod: 'monthly' }
    const { status, error } = await person.send('POST', '/users/me/billing/next', next)
    expect({ status, error }).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    world.clock.set(later(2))
    await checkOrders({ ctx: world.app.ctx })
    expect((await person.send('POST', '/users/me/billing/next', next)).status).toBe(200)
    const payments = await world.rowsOf('payments', person)
    expect(payments.map(({ amount }) => amount)).toEqual([149_000, 149_000])
  })

  it('under way is not paid again in Telegram by an invoice of before', async () => {
    const person = await subscribe()
    world.card.problems.decline = DECLINED
    await renewAt(beforeEnd)
    world.card.problems.decline = null
    const { orderId } = await world.invoiceOf(person, { place: 'telegram', planId: CREATOR })
    const answers: (string | null)[] = []
    world.stars.provider.telegram = {
      readUpdate: () => undefined,
      readPreCheckout: () => ({
        queryId: 'q',
        orderId,
        money: { amount: 1360, currency: 'XTR' },
        buyerId: '1',
      }),
      answerPreCheckout: async ({ refusal }) => void answers.push(refusal),
    }
    world.card.problems.isReplyLost = true
    await renewAt(later(24))
    await handlePaymentUpdate({ ctx: world.app.ctx, update: {} })
    expect(answers).toEqual([expect.stringContaining('дважды')])
  })
})
