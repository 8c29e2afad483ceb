import { setTimeout as pause } from 'node:timers/promises'
import type { Currency } from '@kadr/contract/base/primitives'
import { DAY_MS } from '@kadr/kit/durations'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { renewals } from '../../apps/server/src/db/schema/money/renewals.ts'
import { moveBack } from '../../apps/server/test/move-back.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import { type Buyer, openInvoice, PROVIDERS, payInvoice } from './payment-buyers.ts'
import type { PaymentSandbox } from './payment-provider-process.ts'
import { passDays } from './payment-settlement.ts'

type World = { app: TestShell; sandbox: PaymentSandbox }
export type Subscriber = Buyer & { currency: Currency | 'XTR' }

const STEP_MS = 1000
const STEPS = 240
/** After the charges of a month became due; workers look for jobs twice a second. */
const KILL_WITHIN_MS = 1500
const RENEW_DUE = { name: 'billing.renew-due', schema: z.object({}) }

/** Repeats what a kill of the database interrupts, until it is true. */
const waitUntil = async (isDone: () => Promise<boolean>): Promise<boolean> => {
  for (let step = 0; step < STEPS; step += 1) {
    if (await isDone().catch(() => false)) return true
    await pause(STEP_MS)
  }
  return false
}

const listRenewals = ({ app }: World, subscribers: readonly Subscriber[]) =>
  app.ctx.db
    .select()
    .from(renewals)
    .where(
      inArray(
        renewals.userId,
        subscribers.map(({ userId }) => userId),
      ),
    )

/** Buys a month with renewal. */
export const subscribe = async (world: World, subscriber: Subscriber): Promise<void> => {
  const { app, sandbox } = world
  const { userId, telegramId, currency } = subscriber
  const isStars = currency === 'XTR'
  const request = {
    planId: 1,
    currency: isStars ? ('RUB' as const) : currency,
    billingPeriod: 'monthly' as const,
    place: isStars ? ('telegram' as const) : ('web' as const),
    email: 'subscriber@example.com',
    isOfferAccepted: true,
    isRenewing: true,
  }
  const invoice = await openInvoice({ ctx: app.ctx, userId, request })
  if (!invoice) throw new Error(`There is no invoice in ${currency}`)
  const provider = PROVIDERS[request.currency]
  await payInvoice({ sandbox, invoice, provider, telegramId, decision: 'pay' })
  await waitUntil(async () => {
    await passDays({ ctx: app.ctx })
    return (await listRenewals(world, [subscriber])).some(({ state }) => state === 'on')
  })
}

/** Whoever held a lease is dead; what it left is due again. */
const expireLeases = async ({ app }: World): Promise<void> => {
  await app.ctx.db.execute(
    sql`update renewals set act_at = now(), lease_until = now() where lease_until > now()`,
  )
  await app.ctx.db.execute(sql`update orders set lease_until = now() where lease_until > now()`)
  await app.ctx.db.execute(sql`update refunds set lease_until = now() where lease_until > now()`)
}

/** An answer that never came is asked for again an hour later, the next charge comes after it. */
const passAnHour = ({ app }: World) =>
  app.ctx.db.execute(sql`update renewals set act_at = now()
    where noticed_at is not null and ends_at < now() and act_at > now()
      and (lease_until is null or lease_until <= now())`)

/** The periods of all end in `aheadMs`. */
const passTime = async (
  world: World,
  { subscribers, aheadMs }: { subscribers: readonly Subscriber[]; aheadMs: number },
): Promise<void> => {
  for (const { userId, endsAt } of await listRenewals(world, subscribers)) {
    const days = (endsAt.getTime() - Date.now() - aheadMs) / DAY_MS
    if (days > 0) await moveBack({ pool: world.app.database.pool, userId, days })
  }
}

/** Whether everybody has read of the next charge: a notice comes after its step, by an event. */
const readNotices = async (world: World, subscribers: readonly Subscriber[]): Promise<boolean> => {
  const told = await Promise.all(
    (await listRenewals(world, subscribers)).map(async ({ userId, endsAt }) => {
      const { rows } = await world.app.ctx.db.execute(sql`update notifications set read_at = now()
        where user_id = ${userId} and key like ${`renewal:${endsAt.toISOString()}:%`} returning id`)
      return rows.length > 0
    }),
  )
  return told.every(Boolean)
}

/**
 * The next month of everybody: Telegram charges by itself, the others are told and charged a day later by processes that
 * are killed meanwhile. Returns whether all have been charged.
 */
export const renewMonth = async (
  world: World,
  {
    subscribers,
    random,
    kill,
  }: { subscribers: readonly Subscriber[]; random: () => number; kill(): void },
): Promise<boolean> => {
  const { app, sandbox } = world
  const { ctx } = app
  const byCard = subscribers.filter(({ currency }) => currency !== 'XTR')
  await sandbox.ask({ kind: 'disturb' })
  await sandbox.ask({ kind: 'renew-stars' })

  await passTime(world, { subscribers: byCard, aheadMs: 1.5 * DAY_MS })
  const areTold = await waitUntil(async () => {
    await ctx.jobs.enqueue(RENEW_DUE, {})
    return readNotices(world, byCard)
  })
  if (!areTold) return false

  await passTime(world, { subscribers: byCard, aheadMs: -0.1 * DAY_MS })
  await sandbox.ask({ kind: 'disturb' })
  await ctx.jobs.enqueue(RENEW_DUE, {})
  await pause(KILL_WITHIN_MS * random())
  kill()
  await waitUntil(async () => {
    await expireLeases(world)
    return true
  })
  return waitUntil(async () => {
    await passAnHour(world)
    await ctx.jobs.enqueue(RENEW_DUE, {})
    // A charge is repeated before its order is asked about.
    await pause(STEP_MS)
    await passDays({ ctx })
    const rows = await listRenewals(world, byCard)
    return rows.every(({ endsAt }) => endsAt.getTime() > Date.now() + DAY_MS)
  })
}
