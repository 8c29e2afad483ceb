import { DAY_MS } from '@kadr/kit/durations'
import { createSubject, DEMO_PEOPLE } from '@kadr/sandbox/people'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { registerOnce } from '../../identity/auth/index.ts'
import { renamePersonalWorkspace } from '../../identity/workspaces/index.ts'
import { requestStarterPack } from '../../library/starter/index.ts'
import { recordPaidOrder } from '../../money/billing/index.ts'
import { seedPlans, startPaidPlan } from '../../money/subscription/index.ts'
import { fillJob } from './demo.jobs.ts'
import { DEMO_TELEGRAM_ID } from './fill-demo.ts'

const DAYS_USED = 4
const DAYS_LEFT = 30
/** The plan with seats for a team. */
const AGENCY = { planId: 4, currency: 'RUB', billingPeriod: 'monthly', place: 'web' } as const

const seedWorkspace = async ({ ctx, tx, userId }: { ctx: AppContext; tx: Tx; userId: string }) => {
  await renamePersonalWorkspace({ tx, userId, name: 'Студия Анны' })
  const now = ctx.clock.now().getTime()
  const startedAt = new Date(now - DAYS_USED * DAY_MS)
  if (ctx.payments.forCurrency(AGENCY.currency)) {
    const then = { ...ctx, clock: { ...ctx.clock, now: () => startedAt } }
    const receipt = { email: 'anna@example.com', methodTitle: 'Мир •• 4417' }
    await recordPaidOrder({ ctx: then, tx, userId, choice: AGENCY, ...receipt })
    return
  }
  const expiresAt = new Date(now + DAYS_LEFT * DAY_MS)
  await startPaidPlan({ tx, userId, plan: 'AGENCY', startedAt, expiresAt })
}

/** Анна, known to both fake sign-in providers, in the middle of a paid month. */
const seedDemo = async (ctx: AppContext): Promise<void> => {
  const anna = DEMO_PEOPLE[0]
  if (!anna) return
  await registerOnce({
    ctx,
    identity: {
      provider: 'telegram',
      subject: DEMO_TELEGRAM_ID,
      label: '@anna',
      firstName: anna.givenName,
      lastName: anna.familyName,
      photoUrl: null,
    },
    more: [
      { provider: 'max', subject: DEMO_TELEGRAM_ID, label: anna.givenName },
      { provider: 'google', subject: createSubject(anna), label: anna.email },
    ],
    afterwards: ({ tx, userId }) => seedWorkspace({ ctx, tx, userId }),
  })
  if (ctx.config.isStarterOn) await ctx.jobs.enqueue(fillJob, {}, { key: 'fill' })
}

/** Rows a database needs before the first user signs up. Idempotent. */
export const seed = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  await seedPlans({ ctx })
  if (ctx.config.isStarterOn) await requestStarterPack({ ctx })
  if (ctx.config.isDemo) await seedDemo(ctx)
}
