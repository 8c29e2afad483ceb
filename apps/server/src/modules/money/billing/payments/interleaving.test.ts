import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { createFakeProvider, notify, usePayments } from '../../../../../test/fake-payments.ts'
import { signInAs } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { seedPlans } from '../../subscription/index.ts'
import { checkOrders, checkRefunds, repeatWebhooks } from '../checkout/check-orders.ts'
import { createInvoice } from '../checkout/create-invoice.ts'
import { reportLedger } from './ledger-report.repository.ts'

const clock = createFakeClock(new Date('2026-11-01T09:00:00.000Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
  await seedPlans({ ctx: app.ctx })
})
afterAll(() => app.stop())

const PURCHASES = 24
const PEOPLE = 6

/** Failed jobs are retried later, like the queue does. */
const runJobs = () => app.runDueJobs().catch(() => undefined)

type Notice = { paymentId: string; eventId: string; isForged: boolean }

/** The state of the test: the rows are compared with the provider's payments. */
const openWorld = async (seed: number) => {
  const random = createSeededRandom(seed)
  const card = createFakeProvider()
  usePayments(app, [card])
  const users = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => signInAs(app, { id: seed * 1000 + index })),
  )
  const userIds = users.map(({ user }) => user.id)
  const chance = (share: number) => random() < share
  const waiting: Notice[] = []
  return { random, chance, card, userIds, waiting, paidOrders: new Set<string>() }
}
type World = Awaited<ReturnType<typeof openWorld>>

const openInvoice = async ({ random, chance, card, userIds }: World) => {
  const userId = userIds[Math.floor(random() * PEOPLE)] ?? ''
  card.problems.isReplyLost = chance(0.1)
  const request = {
    planId: 1 + Math.floor(random() * 4),
    currency: 'RUB' as const,
    billingPeriod: chance(0.3) ? ('annually' as const) : ('monthly' as const),
    place: 'web' as const,
    email: 'anna@example.com',
    isOfferAccepted: true,
    isRenewing: false,
  }
  const invoice = await createInvoice({ ctx: app.ctx, userId, request }).catch(() => undefined)
  card.problems.isReplyLost = false
  return invoice && card.paymentOf(invoice.orderId)
}

/** The bank declines, or charges once or twice. */
const decide = ({ chance, card, waiting, paidOrders }: World, orderId: string) => {
  if (chance(0.2)) return card.decline(orderId)
  const { money } = card.pay(orderId)
  paidOrders.add(orderId)
  if (!chance(0.15)) return
  const { id } = card.make({ orderId, money, status: 'succeeded', paidAt: clock.now() })
  waiting.push({ paymentId: id, eventId: id, isForged: false })
}

/** Webhooks of one payment: none, several, some of them forged. */
const announce = ({ random, chance, waiting }: World, paymentId: string) => {
  const times = chance(0.2) ? 0 : 1 + Math.floor(random() * 3)
  for (let time = 0; time < times; time += 1) {
    const eventId = chance(0.5) ? paymentId : `${paymentId}:${time}`
    waiting.push({ paymentId, eventId, isForged: chance(0.1) })
  }
  waiting.sort(() => random() - 0.5)
}

const buy = async (world: World) => {
  const { random, chance, card, waiting } = world
  clock.advance(Math.floor(random() * 3 * HOUR_MS))
  const payment = await openInvoice(world)
  if (payment?.status !== 'pending' || payment.orderId === null) return
  decide(world, payment.orderId)
  announce(world, payment.id)
  for (const event of waiting.splice(0, Math.floor(random() * 4))) await notify(app, event)
  card.problems.isDown = chance(0.2)
  if (chance(0.5)) await runJobs()
  if (chance(0.3)) await checkOrders({ ctx: app.ctx })
  card.problems.isDown = false
}

const settle = async ({ waiting }: World) => {
  clock.advance(2 * DAY_MS)
  for (const event of waiting) await notify(app, event)
  for (let round = 0; round < 3; round += 1) {
    await repeatWebhooks({ ctx: app.ctx })
    await runJobs()
    await checkOrders({ ctx: app.ctx })
    await checkRefunds({ ctx: app.ctx })
    clock.advance(DAY_MS + MINUTE_MS)
  }
}

it('ends right however notifications come', async () => {
  const world = await openWorld(7)
  for (let index = 0; index < PURCHASES; index += 1) await buy(world)
  await settle(world)
  const { userIds } = world
  const paidOrders = [...world.paidOrders].toSorted()
  const { rows } = await app.database.pool.query<{ id: string; periods: number }>(
    `select id, (select count(*)::int from paid_periods where order_id = orders.id) as periods
     from orders where state = 'paid' and user_id = any($1)`,
    [userIds],
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(paidOrders)
  expect(rows.every(({ periods }) => periods === 1)).toBe(true)
  const kept = [...world.card.payments.values()].filter(
    ({ status, refunded }) => status === 'succeeded' && refunded === 0,
  )
  expect(kept.map(({ orderId }) => orderId).toSorted()).toEqual(paidOrders)
  const report = await reportLedger({ db: app.ctx.db })
  expect(report).toMatchObject({
    unbalanced: 0,
    paidWithoutPlan: 0,
    planWithoutPayment: 0,
    chargedTwice: 0,
  })
  const owed = report.balances.filter(({ account }) => account === 'customer')
  expect(owed.every(({ amount }) => amount === 0)).toBe(true)
}, 120_000)
