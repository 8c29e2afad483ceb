import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CREATOR, type Person, setUpBuying, ULTIMATE } from '../../../../../test/buying.ts'
import {
  createFakeProvider,
  DECLINED,
  notify,
  usePayments,
} from '../../../../../test/fake-payments.ts'
import { checkOrders } from '../checkout/check-orders.ts'
import { renewDue } from './renew-due.ts'

const world = setUpBuying()
const END = new Date('2026-12-01T09:00:00.000Z')
const NEXT_END = '2027-01-01T09:00:00.000Z'

beforeEach(() => world.app.database.pool.query('delete from renewals; delete from payment_shops'))

const renewAt = async (at: Date | string) => {
  world.clock.set(new Date(at))
  await renewDue({ ctx: world.app.ctx })
  await world.app.runDueJobs()
}
const beforeEnd = new Date(END.getTime() - HOUR_MS)
const after = (days: number) => new Date(beforeEnd.getTime() + days * DAY_MS)

/** Bought with a saved card; the coming charge is announced. */
const subscribe = async (changes: object = {}) => {
  const person = await world.newPerson()
  await world.buy(person, { isRenewing: true, ...changes })
  await renewAt('2026-11-29T10:00:00Z')
  await person.send('POST', '/notifications/read', {})
  return person
}

const countFaults = async () => {
  const { values } = await world.app.ctx.metrics.paymentShopFaults.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

const ordersOf = (person: Person) => world.rowsOf('orders', person)

describe('the receipt of a renewal', () => {
  it('goes to the address of the purchase', async () => {
    const person = await subscribe()
    await renewAt(beforeEnd)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END })
    expect((await ordersOf(person)).map(({ email }) => email)).toEqual(
      Array(2).fill('anna@example.com'),
    )
  })

  it('is asked an address for, not another card, and goes on with it at once', async () => {
    const person = await subscribe()
    await world.app.database.pool.query('delete from billing_profiles where user_id = $1', [
      person.userId,
    ])
    await world.app.database.pool.query('update orders set email = null where user_id = $1', [
      person.userId,
    ])
    await renewAt(beforeEnd)
    expect(world.card.calls).not.toContain('charge')
    expect(await world.billingOf(person)).toMatchObject({
      renewal: {
        state: 'past_due',
        problem: 'email',
        needsOtherMethod: false,
        failure: expect.stringContaining('почту для чека'),
        chargesAt: after(1).toISOString(),
      },
    })
    const bad = await person.send('POST', '/users/me/billing/email', { email: 'anna' })
    expect(bad.status).toBe(400)
    await person.send('POST', '/users/me/billing/email', { email: 'New@Example.com' })
    await renewAt(new Date(beforeEnd.getTime() + HOUR_MS))
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'on', problem: null, failure: null },
      email: 'new@example.com',
    })
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END })
  })
})

describe('a charge that was not refused by the bank', () => {
  it('is told as our fault, counted for the owner and repeated the next day', async () => {
    const person = await subscribe()
    const faults = await countFaults()
    world.card.problems.isMisconfigured = true
    await renewAt(beforeEnd)
    expect(await world.billingOf(person)).toMatchObject({
      renewal: {
        state: 'past_due',
        problem: 'shop',
        needsOtherMethod: false,
        failure: expect.stringContaining('С вашей картой всё в порядке'),
        chargesAt: after(1).toISOString(),
      },
    })
    expect(await countFaults()).toBe(faults + 1)
    world.card.problems.isMisconfigured = false
    await renewAt(after(1))
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
    await world.expectSoundLedger()
  })

  it('asks for another card only when the card is gone', async () => {
    const person = await subscribe()
    world.card.methods.clear()
    await renewAt(beforeEnd)
    expect(await world.billingOf(person)).toMatchObject({
      renewal: {
        problem: 'card',
        needsOtherMethod: true,
        failure: expect.stringContaining('Карта отвязана'),
        chargesAt: null,
      },
    })
  })

  it('is never made twice, however long the provider is silent', async () => {
    const person = await subscribe()
    // The charge was made; neither its reply nor anything else comes back for more than a day.
    world.card.problems.isReplyLost = true
    await renewAt(beforeEnd)
    world.card.problems.isDown = true
    for (let hour = 2; hour <= 30; hour += 4) {
      await renewAt(new Date(beforeEnd.getTime() + hour * HOUR_MS))
    }
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR', status: 'active' })
    world.card.problems.isDown = false
    await renewAt(new Date(beforeEnd.getTime() + 33 * HOUR_MS))
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END })
    expect(world.card.payments.size).toBe(2)
    await world.expectSoundLedger()
  })

  it('is the provider\u2019s trouble when it never answered', async () => {
    const person = await subscribe()
    world.card.problems.isDown = true
    await renewAt(beforeEnd)
    world.card.problems.isDown = false
    world.clock.set(new Date(beforeEnd.getTime() + 25 * HOUR_MS))
    await checkOrders({ ctx: world.app.ctx })
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'past_due', problem: 'shop', chargesAt: after(3).toISOString() },
    })
    await renewAt(after(3))
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
  })
})

describe('a method', () => {
  /** The checkout of the renewal's plan and period; address and consent are known. */
  const payRenewal = (person: Person) =>
    person.send('POST', '/users/subscription/invoice', {
      planId: CREATOR,
      currency: 'RUB',
      billingPeriod: 'monthly',
      isRenewing: true,
    })
  const useDollars = () => {
    const dollars = createFakeProvider({
      id: 'stripe',
      currency: 'USD',
      now: () => world.clock.now(),
    })
    usePayments(world.app, [world.card, world.stars, dollars])
    return dollars
  }
  const upgradeInDollars = async (person: Person, isRenewing: boolean) => {
    const dollars = useDollars()
    const { orderId } = await world.invoiceOf(person, {
      planId: ULTIMATE,
      currency: 'USD',
      isRenewing,
    })
    const payment = dollars.pay(orderId)
    await notify(world.app, { provider: 'stripe', paymentId: payment.id })
    await world.app.runDueJobs()
    return dollars
  }

  it('is not charged for a plan paid elsewhere in another currency', async () => {
    const person = await subscribe()
    await upgradeInDollars(person, false)
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'off', plan: 'ULTIMATE', amount: { amount: 3900, currency: 'USD' } },
    })
    await renewAt(after(60))
    expect(world.card.calls).not.toContain('charge')
    expect(await world.planOf(person)).toMatchObject({ status: 'expired' })
  })

  it('is replaced by the one of the new provider', async () => {
    const person = await subscribe()
    const dollars = await upgradeInDollars(person, true)
    const { rows } = await world.app.database.pool.query(
      'select provider, removed_at is null as is_kept from payment_methods where user_id = $1 order by created_at',
      [person.userId],
    )
    expect(rows).toEqual([
      { provider: 'yookassa', is_kept: false },
      { provider: 'stripe', is_kept: true },
    ])
    const { renewal } = z.parse(
      z.object({ renewal: z.object({ chargesAt: z.string() }) }),
      await world.billingOf(person),
    )
    const chargesAt = new Date(renewal.chargesAt)
    await renewAt(new Date(chargesAt.getTime() - DAY_MS))
    await person.send('POST', '/notifications/read', {})
    await renewAt(new Date(chargesAt.getTime() + HOUR_MS))
    expect(dollars.calls.filter((each) => each === 'charge')).toHaveLength(1)
    expect(world.card.calls).not.toContain('charge')
    await world.expectSoundLedger()
  })

  it('is not promised by a shop that saves none: the order says so, and then the checkout', async () => {
    world.card.problems.isSavingRefused = true
    const [first, second] = [await world.newPerson(), await world.newPerson()]
    const invoice = await world.invoiceOf(first, { isRenewing: true })
    expect(invoice).toMatchObject({ kind: 'redirect', isRenewing: false })
    const { id } = world.card.pay(invoice.orderId)
    await notify(world.app, { paymentId: id })
    await world.app.runDueJobs()
    expect(await world.orderOf(first, invoice.orderId)).toMatchObject({
      state: 'paid',
      renewalRefusal: expect.stringContaining('не продлится сам'),
    })
    expect(await world.billingOf(first)).toMatchObject({ renewal: { state: 'off' }, method: null })
    const ask = () =>
      second.send('POST', '/users/subscription/quote', {
        planId: ULTIMATE,
        currency: 'RUB',
        billingPeriod: 'monthly',
      })
    expect((await ask()).data).toMatchObject({ renewal: { state: 'impossible' } })
    world.clock.advance(8 * DAY_MS)
    expect((await ask()).data).toMatchObject({ renewal: { state: 'off', reason: null } })
  })

  it('is replaced by paying the overdue period, which goes on from its end', async () => {
    const person = await subscribe()
    world.card.problems.decline = { ...DECLINED, isRetryable: false }
    await renewAt(beforeEnd)
    await renewAt(after(5))
    expect(await world.billingOf(person)).toMatchObject({ renewal: { needsOtherMethod: true } })
    const { data } = await payRenewal(person)
    const { orderId } = z.parse(z.looseObject({ orderId: z.string() }), data)
    const payment = world.card.pay(orderId)
    await notify(world.app, { paymentId: payment.id })
    await world.app.runDueJobs()
    expect(await world.planOf(person)).toMatchObject({ expiresAt: NEXT_END, renewal: 'on' })
    const { rows } = await world.app.database.pool.query(
      'select sealed_token is null as is_erased from payment_methods where user_id = $1 order by created_at',
      [person.userId],
    )
    expect(rows).toEqual([{ is_erased: true }, { is_erased: false }])
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'on', problem: null, failure: null, needsOtherMethod: false },
    })
    await world.expectSoundLedger()
  })

  it('waits for a charge under way instead of paying beside it', async () => {
    const person = await subscribe()
    world.card.problems.isReplyLost = true
    await renewAt(beforeEnd)
    const { status, error } = await payRenewal(person)
    expect(status).toBe(409)
    expect(error).toMatchObject({ message: expect.stringContaining('дважды') })
  })
})

describe('a planned change', () => {
  it('is taken back, and the plan renews as it is', async () => {
    const person = await subscribe()
    const plan = { planId: 1, billingPeriod: 'monthly' }
    await person.send('POST', '/users/me/billing/next', plan)
    const { data } = await person.send('DELETE', '/users/me/billing/next')
    expect(data).toMatchObject({ renewal: { plan: 'CREATOR', amount: { amount: 149_000 } } })
    expect((await person.send('DELETE', '/users/me/billing/next')).status).toBe(409)
    await renewAt('2026-11-30T08:00:00Z')
    await person.send('POST', '/notifications/read', {})
    await renewAt(beforeEnd)
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR', expiresAt: NEXT_END })
  })

  it('of the last hours leaves no hour without a plan', async () => {
    const person = await subscribe()
    world.clock.set(new Date(END.getTime() - 2 * HOUR_MS))
    await person.send('POST', '/users/me/billing/next', { planId: 1, billingPeriod: 'monthly' })
    await renewAt(new Date(END.getTime() - 2 * HOUR_MS))
    await person.send('POST', '/notifications/read', {})
    await renewAt(new Date(END.getTime() + 10 * HOUR_MS))
    expect(world.card.calls).not.toContain('charge')
    expect(await world.planOf(person)).toMatchObject({ status: 'active' })
    await renewAt(new Date(END.getTime() + 22 * HOUR_MS))
    expect(await world.planOf(person)).toMatchObject({ type: 'HOBBY', expiresAt: NEXT_END })
  })
})
