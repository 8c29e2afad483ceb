import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { nameDay } from '@kadr/domain/insight/describe-coverage'
import { reportPeriod } from '@kadr/domain/insight/report-times'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { notifyGroups, storeNotifications } from '../../delivery/notifications/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { listWorkspaces } from '../../identity/workspaces/index.ts'
import { describeFigures, describeToday, listPlanned } from '../bot/index.ts'
import { describeAnswers } from './describe-answers.ts'
import { type DigestKind, type DigestReader, listReaders } from './digests.repository.ts'

type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number]
type OfMember = { ctx: AppContext; userId: string; workspace: Workspace; today: string }
type Digest = { title: string; text: string; link: string }

const POSTS: PluralForms = ['пост', 'поста', 'постов']
const WEEK_DAYS = 7

const composeDaily = async (member: OfMember): Promise<Digest | undefined> => {
  const posts = await listPlanned({ ...member, days: 1 })
  if (posts.length === 0) return undefined
  return {
    title: `Сегодня по плану ${countOf({ count: posts.length, forms: POSTS })}`,
    text: describeToday(posts, member.ctx.clock.now()),
    link: '/calendar',
  }
}

/** The next step to recommend, by the figures and the plan. */
const adviseOn = async (member: OfMember): Promise<string> => {
  const planned = await listPlanned({ ...member, days: WEEK_DAYS })
  return planned.length === 0
    ? 'На эту неделю ничего не запланировано: поставьте в календарь хотя бы один пост.'
    : `На эту неделю запланировано: ${countOf({ count: planned.length, forms: POSTS })}.`
}

const composeWeekly = async (member: OfMember): Promise<Digest | undefined> => {
  const { ctx, userId, workspace, today } = member
  // Whole days: those before the Monday it is sent on.
  const period = reportPeriod({ every: 'week' }, today)
  const figures = await describeFigures({ ctx, userId, workspaceId: workspace.id, period })
  const answers = await describeAnswers({ ctx, userId, workspaceId: workspace.id, period })
  if (!figures && !answers) return undefined
  return {
    title: `Итоги недели: ${nameDay(period.from)} – ${nameDay(period.to)}`,
    text: [figures, answers, await adviseOn(member)].filter(Boolean).join('\n\n'),
    link: `/analytics?${new URLSearchParams({ period: 'custom', ...period })}`,
  }
}

const COMPOSERS = { daily_digest: composeDaily, weekly_digest: composeWeekly } as const

const makeDigest = async ({
  ctx,
  kind,
  reader: { userId, workspaceId, key, today },
}: {
  ctx: AppContext
  kind: DigestKind
  reader: DigestReader
}): Promise<void> => {
  const workspace = (await listWorkspaces({ ctx, userId })).find(({ id }) => id === workspaceId)
  const digest = workspace && (await COMPOSERS[kind]({ ctx, userId, workspace, today }))
  if (!digest) return
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    const notification = { ...digest, kind, workspaceId, key, actions: [] }
    await storeNotifications({ ctx, tx, userIds: [userId], notification })
    // Groups get the digest of the person who connected them.
    await notifyGroups({ ctx, tx, notification, connectedBy: userId })
  })
}

const KINDS = ['daily_digest', 'weekly_digest'] as const

/** Creates the digests that are due. Idempotent: the notification key contains the day. */
export const makeDigests = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (const kind of KINDS) {
    for (const reader of await listReaders({ db: ctx.db, kind, now: ctx.clock.now() })) {
      await makeDigest({ ctx, kind, reader }).catch((error: unknown) => {
        const { userId, workspaceId } = reader
        ctx.log.warn({ err: error, userId, workspaceId, kind }, 'digests.digest.failed')
      })
    }
  }
}

/** Digests of today for one member at any hour, the weekly one on Mondays only; the morning run does not repeat them. */
export const makeDigestsFor = async ({
  ctx,
  ...only
}: {
  ctx: AppContext
  userId: string
  workspaceId: string
}): Promise<void> => {
  for (const kind of KINDS) {
    const readers = await listReaders({ db: ctx.db, kind, now: ctx.clock.now(), only })
    for (const reader of readers) await makeDigest({ ctx, kind, reader })
  }
}
