import { DEMO_PEOPLE, createSubject } from '@kadr/sandbox/people'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import { registerOnce } from '../modules/auth/index.ts'
import { reservePoints, spendPoints } from '../modules/points/index.ts'
import { makeDemoPosts } from '../modules/posts/index.ts'
import { makeDemoReel } from '../modules/reels/index.ts'
import { startPaidPlan } from '../modules/subscription/index.ts'
import { renamePersonalWorkspace } from '../modules/workspaces/index.ts'
import type { Tx } from './connection.ts'
import { signIns } from './schema/users.ts'
import { workspaces } from './schema/workspaces.ts'

const DEMO_TELEGRAM_ID = '42'
const DAY_MS = 86_400_000
const DAYS_USED = 4
const DAYS_LEFT = 30
const SPENT = [
  { kind: 'videoGenerations', amount: 18 },
  { kind: 'aiGenerations', amount: 26 },
] as const

const furnish = async ({ ctx, tx, userId }: { ctx: AppContext; tx: Tx; userId: string }) => {
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

/** Posts need accounts, so they come with the first start after one was connected. */
const seedPosts = async (ctx: AppContext): Promise<void> => {
  const [owner] = await ctx.db
    .select({ userId: signIns.userId, workspaceId: workspaces.id })
    .from(signIns)
    .innerJoin(workspaces, eq(workspaces.personalUserId, signIns.userId))
    .where(and(eq(signIns.provider, 'telegram'), eq(signIns.subject, DEMO_TELEGRAM_ID)))
  if (owner) await makeDemoPosts({ ctx, actor: { ...owner, role: 'owner' } })
}

/** Анна, whom both local ways of signing in know, in the middle of a paid month. */
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
    afterwards: ({ tx, userId }) => furnish({ ctx, tx, userId }),
  })
  await seedPosts(ctx)
}
