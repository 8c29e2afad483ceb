import { PLANS } from '@kadr/domain/money/plans'
import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { seedPlans, startPaidPlan } from './index.ts'
import { readPriceTexts } from './subscription.service.ts'

const clock = createFakeClock()
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const subscriptionOf = async (token: string) =>
  (await call(app, { path: '/users/me/subscription', token })).data

it('a Free subscription never expires', async () => {
  await signInAs(app, { id: 1 })
  clock.advance(400 * DAY_MS)
  const { token } = await signInAs(app, { id: 1 })
  expect(await subscriptionOf(token)).toMatchObject({
    type: 'FREE',
    status: 'active',
    isExpiringSoon: false,
    connectedAccountsCount: 0,
    accountTrackingUsed: 0,
    limits: { videoGenerations: 5, aiGenerations: 5, accountTracking: 0, connectedAccounts: 1 },
  })
})

it('warns in the last week of a paid plan and leaves Free after it', async () => {
  const { user } = await signInAs(app, { id: 2 })
  clock.advance(DAY_MS)
  const startedAt = clock.now()
  const expiresAt = new Date(startedAt.getTime() + 30 * DAY_MS)
  await inTransaction(app.ctx.db, (tx) =>
    startPaidPlan({ tx, userId: user.id, plan: 'CREATOR', startedAt, expiresAt }),
  )
  const now = async () => {
    const { token } = await signInAs(app, { id: 2 })
    const points = (await call(app, { path: '/users/me/points', token })).data
    return { subscription: await subscriptionOf(token), points }
  }
  expect(await now()).toMatchObject({
    subscription: {
      type: 'CREATOR',
      status: 'active',
      daysUntilExpiry: 30,
      isExpiringSoon: false,
      isFreeTrialUser: false,
      limits: { videoGenerations: 100 },
    },
    points: { videoGenerations: 100, aiGenerations: 70, planName: 'CREATOR' },
  })
  clock.advance(23 * DAY_MS)
  expect((await now()).subscription).toMatchObject({ daysUntilExpiry: 7, isExpiringSoon: true })
  clock.advance(7 * DAY_MS)
  expect(await now()).toMatchObject({
    subscription: {
      type: 'CREATOR',
      status: 'expired',
      expiresAt: expiresAt.toISOString(),
      daysUntilExpiry: 0,
      isExpiringSoon: false,
      limits: { videoGenerations: 5 },
    },
    points: { videoGenerations: 5, aiGenerations: 5, planName: 'FREE' },
  })
})

it('has the better of two plans in force while they run beside each other', async () => {
  const { user, token } = await signInAs(app, { id: 3 })
  const now = clock.now()
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const open = async (plan: 'HOBBY' | 'ULTIMATE', startsAt: Date, endsAt: Date) => {
    await app.database.pool.query(
      `insert into paid_periods (id, user_id, source, plan, limits, unit, unit_ms, value, currency,
         starts_at, ends_at, anchor_at, points_anchor_at, created_at)
       values (gen_random_uuid(), $1, 'grant', $2, $3, 'month', 1, 0, 'RUB', $4, $5, $4, $4, $4)`,
      [user.id, plan, JSON.stringify(PLANS[plan].limits), startsAt, endsAt],
    )
  }
  await open('ULTIMATE', later(-10), later(5))
  await open('HOBBY', later(-1), later(20))
  expect(await subscriptionOf(token)).toMatchObject({ type: 'ULTIMATE' })
  clock.advance(6 * DAY_MS)
  const { token: next } = await signInAs(app, { id: 3 })
  expect(await subscriptionOf(next)).toMatchObject({ type: 'HOBBY', status: 'active' })
  clock.advance(20 * DAY_MS)
  const { token: last } = await signInAs(app, { id: 3 })
  expect(await subscriptionOf(last)).toMatchObject({ type: 'HOBBY', status: 'expired' })
})

it('shows the seeded prices to anybody and keeps the ones a deployment changed', async () => {
  await seedPlans({ ctx: app.ctx })
  await app.database.pool.query("update plans set price_usd_minor = 1250 where name = 'HOBBY'")
  await seedPlans({ ctx: app.ctx })
  const { data } = await call(app, { path: '/users/subscription/plans' })
  expect(data).toMatchObject([
    { id: 1, name: 'HOBBY', priceRUB: 790, priceBEL: 29, priceUSD: 12.5 },
    { id: 2, name: 'CREATOR', priceRUB: 1490, priceBEL: 55, priceUSD: 19 },
    { id: 3, name: 'ULTIMATE', priceRUB: 2990, priceBEL: 109, priceUSD: 39 },
    { id: 4, name: 'AGENCY', priceRUB: 6990, priceBEL: 249, priceUSD: 99 },
  ])
  await app.database.pool.query("update plans set price_rub_minor = 65050 where name = 'HOBBY'")
  expect(await readPriceTexts(app.ctx)).toMatchObject({
    priceHOBBYRUB: '650.5',
    annualAGENCYRUB: '67\u00a0104\u00a0₽',
  })
})
