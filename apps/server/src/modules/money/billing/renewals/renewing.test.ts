import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, setUpBuying } from '../../../../../test/buying.ts'
import { DECLINED } from '../../../../../test/fake-payments.ts'
import { watchTransactions } from '../../../../../test/watch-transactions.ts'
import { checkOrders } from '../checkout/check-orders.ts'
import { renewDue } from './renew-due.ts'
import { warnOfEnds } from './warn-of-ends.ts'

const world = setUpBuying()

describe('renewing', () => {
  // Renewals of other tests would be due, too.
  beforeEach(() => world.app.database.pool.query('delete from renewals'))

  const renew = async () => {
    await renewDue({ ctx: world.app.ctx })
    await world.app.runDueJobs()
  }
  const readNotices = (person: Person) => person.send('POST', '/notifications/read', {})

  /** With a saved card and the notice read. */
  const subscribe = async () => {
    const person = await world.newPerson()
    await world.buy(person, { isRenewing: true })
    return person
  }

  it('charges the saved card after the notice, without a gap', async () => {
    const person = await subscribe()
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'on', amount: { amount: 149_000 }, chargesAt: '2026-12-01T08:00:00.000Z' },
      method: { title: 'Мир •• 4417' },
    })
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    expect(world.card.calls).not.toContain('charge')
    const { data } = await person.send('GET', '/notifications')
    expect(data).toMatchObject({ items: [{ kind: 'renewal_coming' }, {}] })
    await readNotices(person)
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    expect(await world.planOf(person)).toMatchObject({ expiresAt: '2027-01-01T09:00:00.000Z' })
    world.clock.set(new Date('2026-12-01T09:00:00Z'))
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR', status: 'active' })
    expect(await world.rowsOf('payments', person)).toHaveLength(2)
    await world.expectSoundLedger()
  })

  it('makes no charge without a notice', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renewDue({ ctx: world.app.ctx })
    // The notice does not exist yet: its event was not consumed.
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    await renewDue({ ctx: world.app.ctx })
    expect(world.card.calls).not.toContain('charge')
    await world.app.runDueJobs()
    await world.app.database.pool.query(
      `update notification_deliveries set state = 'failed' where notification_id in
        (select id from notifications where user_id = $1 and kind = 'renewal_coming')`,
      [person.userId],
    )
    world.clock.advance(HOUR_MS)
    await renew()
    expect(world.card.calls).not.toContain('charge')
    expect(await world.billingOf(person)).toMatchObject({ renewal: { state: 'off' } })
  })

  it('repeats a declined charge on days 1, 3, 5 and 7, keeps the plan meanwhile, then leaves Free', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    world.card.problems.decline = DECLINED
    const days: number[] = []
    for (let hour = -1; hour <= 8 * 24; hour += 1) {
      world.clock.set(new Date(Date.parse('2026-12-01T09:00:00Z') + hour * HOUR_MS))
      const before = world.card.calls.filter((each) => each === 'charge').length
      await renewDue({ ctx: world.app.ctx })
      if (world.card.calls.filter((each) => each === 'charge').length > before)
        days.push((hour + 1) / 24)
      if (hour === 24) {
        expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR', renewal: 'past_due' })
        expect(await world.billingOf(person)).toMatchObject({
          renewal: { failure: DECLINED.message, graceEndsAt: '2026-12-08T09:00:00.000Z' },
        })
      }
    }
    expect(days).toEqual([0, 1, 3, 5, 7])
    expect(await world.planOf(person)).toMatchObject({
      status: 'expired',
      limits: { videoGenerations: 5 },
    })
    await world.app.runDueJobs()
    const { data } = await person.send('GET', '/notifications')
    const { items } = z.parse(z.object({ items: z.array(z.object({ kind: z.string() })) }), data)
    const kinds = items.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'renewal_failed')).toHaveLength(5)
    expect(kinds).toContain('plan_ended')
    await world.expectSoundLedger()
  })

  it('continues from the old end when a repeated charge succeeds', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    world.card.problems.decline = DECLINED
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    world.card.problems.decline = null
    world.clock.set(new Date('2026-12-02T08:00:00Z'))
    await renew()
    expect(await world.planOf(person)).toMatchObject({
      type: 'CREATOR',
      expiresAt: '2027-01-01T09:00:00.000Z',
      renewal: 'on',
    })
    await world.expectSoundLedger()
  })

  it('does not charge twice when the reply of a charge was lost', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    world.card.problems.isReplyLost = true
    await renew()
    world.clock.advance(2 * HOUR_MS)
    await renew()
    await checkOrders({ ctx: world.app.ctx })
    expect(await world.rowsOf('payments', person)).toHaveLength(2)
    expect(world.card.payments.size).toBe(2)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: '2027-01-01T09:00:00.000Z' })
  })

  const sleep = () => world.clock.advance(11 * MINUTE_MS)
  const countAnnounced = async ({ userId }: Person) => {
    const { rows } = await world.app.database.pool.query(
      `select 1 from events where kind = 'renewal.announced' and subject_id = $1`,
      [userId],
    )
    return rows.length
  }

  it('makes no charge by a worker that slept through its lease', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    let hasSlept = false
    const sleepy = watchTransactions({
      ctx: world.app.ctx,
      after: async () => {
        const orders = await world.rowsOf('orders', person)
        if (hasSlept || !orders.some(({ kind }) => kind === 'renewal')) return
        hasSlept = true
        sleep()
      },
    })
    await renewDue({ ctx: sleepy })
    expect(hasSlept).toBe(true)
    expect(world.card.calls).not.toContain('charge')
    world.clock.advance(HOUR_MS)
    await renew()
    expect(world.card.calls.filter((each) => each === 'charge')).toHaveLength(1)
    expect(await world.rowsOf('payments', person)).toHaveLength(2)
    expect(await world.planOf(person)).toMatchObject({ expiresAt: '2027-01-01T09:00:00.000Z' })
    await world.expectSoundLedger()
  })

  it('leaves a step to whoever took it over', async () => {
    const person = await subscribe()
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    let hasSlept = false
    const sleepy = watchTransactions({
      ctx: world.app.ctx,
      before: async () => {
        if (hasSlept) return
        hasSlept = true
        sleep()
        await renew()
        await readNotices(person)
      },
    })
    await renewDue({ ctx: sleepy })
    expect(hasSlept).toBe(true)
    expect(await countAnnounced(person)).toBe(1)
    expect(await world.rowsOf('orders', person)).toHaveLength(1)
    expect(world.card.calls).not.toContain('charge')
  })

  it('takes no step before its time by a clock that is ahead', async () => {
    const person = await subscribe()
    const clock = {
      now: () => new Date(world.clock.now().getTime() + 60 * DAY_MS),
      monotonic: world.clock.monotonic,
    }
    world.clock.set(new Date('2026-11-28T09:00:00Z'))
    await renewDue({ ctx: { ...world.app.ctx, clock } })
    expect(await countAnnounced(person)).toBe(0)
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renewDue({ ctx: { ...world.app.ctx, clock } })
    expect(await countAnnounced(person)).toBe(1)
    expect(await world.billingOf(person)).toMatchObject({
      renewal: { state: 'on', chargesAt: '2026-12-01T08:00:00.000Z' },
    })
  })

  it('stops and resumes, and a cancelled plan stays until its end', async () => {
    const person = await subscribe()
    const { data: stopped } = await person.send('POST', '/users/me/billing/renewal/stop', {})
    expect(stopped).toMatchObject({ renewal: { state: 'off' }, method: { title: 'Мир •• 4417' } })
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR', status: 'active' })
    world.clock.set(new Date('2026-11-30T10:00:00Z'))
    await renew()
    expect(world.card.calls).not.toContain('charge')
    const { data: resumed } = await person.send('POST', '/users/me/billing/renewal/resume', {})
    expect(resumed).toMatchObject({ renewal: { state: 'on' } })
    const { data: removed } = await person.send('DELETE', '/users/me/billing/method')
    expect(removed).toMatchObject({ renewal: { state: 'off' }, method: null })
    const { rows } = await world.app.database.pool.query(
      'select sealed_token from payment_methods where user_id = $1',
      [person.userId],
    )
    expect(rows).toEqual([{ sealed_token: null }])
    world.clock.set(new Date('2026-12-05T10:00:00Z'))
    await renew()
    expect(world.card.calls).not.toContain('charge')
    expect((await person.send('POST', '/users/me/billing/renewal/resume', {})).status).toBe(409)
  })

  it('goes down at the end of what is paid', async () => {
    const person = await subscribe()
    const { data } = await person.send('POST', '/users/me/billing/next', {
      planId: 1,
      billingPeriod: 'monthly',
    })
    expect(data).toMatchObject({ renewal: { plan: 'HOBBY', amount: { amount: 79_000 } } })
    expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR' })
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await renew()
    await readNotices(person)
    world.clock.set(new Date('2026-12-01T08:00:00Z'))
    await renew()
    world.clock.set(new Date('2026-12-01T10:00:00Z'))
    expect(await world.planOf(person)).toMatchObject({
      type: 'HOBBY',
      limits: { connectedAccounts: 5 },
    })
  })
})

describe('the end of a plan that nothing renews', () => {
  const warn = async () => {
    await warnOfEnds({ ctx: world.app.ctx })
    await world.app.runDueJobs()
  }
  const warningsOf = async (person: Person) => {
    const { data } = await person.send('GET', '/notifications')
    const shape = z.object({ items: z.array(z.object({ kind: z.string(), title: z.string() })) })
    return z
      .parse(shape, data)
      .items.filter(({ kind }) => kind === 'plan_expiring')
      .map(({ title }) => title)
  }

  it('is told two days ahead, once, also of a trial and of a renewal that was stopped', async () => {
    const [once, trying, stopping] = [
      await world.newPerson(),
      await world.newPerson(),
      await world.newPerson(),
    ]
    await world.buy(once)
    await world.buy(stopping, { isRenewing: true })
    await stopping.send('POST', '/users/me/billing/renewal/stop', {})
    world.clock.set(new Date('2026-11-24T09:30:00Z'))
    await trying.send('POST', '/users/subscription/trial', {})
    world.clock.set(new Date('2026-11-29T08:00:00Z'))
    await warn()
    expect(await warningsOf(once)).toEqual([])
    world.clock.set(new Date('2026-11-29T10:00:00Z'))
    await warn()
    await warn()
    expect(await warningsOf(once)).toEqual(['1\u00a0декабря закончится тариф Creator'])
    expect(await warningsOf(stopping)).toEqual(['1\u00a0декабря закончится тариф Creator'])
    expect(await warningsOf(trying)).toEqual(['1\u00a0декабря закончится пробный период Creator'])
  })

  it('is not told while the plan goes on', async () => {
    const [renewing, ahead] = [await world.newPerson(), await world.newPerson()]
    await world.buy(renewing, { isRenewing: true })
    await world.buy(ahead)
    await world.buy(ahead)
    world.clock.set(new Date('2026-11-30T10:00:00Z'))
    await warn()
    expect(await warningsOf(renewing)).toEqual([])
    expect(await warningsOf(ahead)).toEqual([])
  })
})
