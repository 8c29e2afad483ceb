import { DAY_MS } from '@kadr/kit/durations'
import { createSubject, DEMO_PEOPLE } from '@kadr/sandbox/people'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { registerOnce } from '../auth/index.ts'
import { reservePoints, spendPoints } from '../points/index.ts'
import { makeDemoPosts } from '../posts/index.ts'
import { makeDemoReel } from '../reels/index.ts'
import { startPaidPlan } from '../subscription/index.ts'
import { renamePersonalWorkspace } from '../workspaces/index.ts'
import { findPersonalWorkspace } from './demo.repository.ts'

const DEMO_TELEGRAM_ID = '42'
const DAYS_USED = 4
const DAYS_LEFT = 30
const SPENT = [
  { kind: 'videoGenerations', amount: 18 },
  { kind: 'aiGenerations', amount: 26 },
] as const

const seedWorkspace = async ({ ctx, tx, userId }: { ctx: AppContext; tx: Tx; userId: string }) => {
  const workspaceId = await renamePersonalWorkspace({ tx, userId, name: 'Студия Анны' })
  const now = ctx.clock.now().getTime()
  await startPaidPlan({
    tx,
    userId,
    plan: 'CREATOR',
    startedAt: new Date(now - DAYS_USED * DAY_MS),
    expiresAt: new Date(now + DAYS_LEFT * DAY_MS),
  })
  for (const { kind, amount } of SPENT) {
    const key = `demo:${kind}`
    const { reservationId } = await reservePoints({ ctx, tx, workspaceId, kind, amount, key })
    await spendPoints({ ctx, tx, reservationId })
  }
  if (ctx.config.isStarterOn) await makeDemoReel({ ctx, tx, workspaceId, userId })
}

/** Posts need connections, so they are created by the first start after one is connected. */
const seedPosts = async (ctx: AppContext): Promise<void> => {
  const owner = await findPersonalWorkspace({ db: ctx.db, telegramId: DEMO_TELEGRAM_ID })
  if (owner) await makeDemoPosts({ ctx, actor: { ...owner, role: 'owner' } })
}

/** Анна, known to both fake sign-in providers, in the middle of a paid month. */
export const seedDemo = async (ctx: AppContext): Promise<void> => {
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
    more: [{ provider: 'google', subject: createSubject(anna), label: anna.email }],
    afterwards: ({ tx, userId }) => seedWorkspace({ ctx, tx, userId }),
  })
  await seedPosts(ctx)
}
