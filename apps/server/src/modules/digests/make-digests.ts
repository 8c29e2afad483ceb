import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { describeFigures, describeToday, listPlanned } from '../bot/index.ts'
import { storeNotifications, tellGroups } from '../notifications/index.ts'
import { lockUserShared } from '../users/index.ts'
import { listWorkspaces } from '../workspaces/index.ts'
import { type DigestKind, type DigestReader, listReaders } from './digests.repository.ts'

type Workspace = Awaited<ReturnType<typeof listWorkspaces>>[number]
type OfMember = { ctx: AppContext; userId: string; workspace: Workspace }
type Digest = { title: string; text: string; link: string }

const POSTS: PluralForms = ['пост', 'поста', 'постов']
const WEEK_DAYS = 7

const composeDaily = async (member: OfMember): Promise<Digest | undefined> => {
  const posts = await listPlanned({ ...member, days: 1 })
  if (posts.length === 0) return undefined
  return {
    title: `Сегодня по плану ${countOf({ count: posts.length, forms: POSTS })}`,
    text: describeToday(posts),
    link: '/calendar',
  }
}

/** What to do: the one step that the figures and the plan ask for. */
const adviseOn = async (member: OfMember): Promise<string> => {
  const planned = await listPlanned({ ...member, days: WEEK_DAYS })
  return planned.length === 0
    ? 'На эту неделю ничего не запланировано: поставьте в календарь хотя бы один пост.'
    : `На эту неделю запланировано: ${countOf({ count: planned.length, forms: POSTS })}.`
}

const composeWeekly = async (member: OfMember): Promise<Digest | undefined> => {
  const { ctx, userId, workspace } = member
  const figures = await describeFigures({ ctx, userId, workspaceId: workspace.id })
  if (!figures) return undefined
  return {
    title: 'Итоги недели',
    text: `${figures}\n\n${await adviseOn(member)}`,
    link: '/analytics',
  }
}

const COMPOSERS = { daily_digest: composeDaily, weekly_digest: composeWeekly } as const

const makeDigest = async ({
  ctx,
  kind,
  reader: { userId, workspaceId, key },
}: {
  ctx: AppContext
  kind: DigestKind
  reader: DigestReader
}): Promise<void> => {
  const workspace = (await listWorkspaces({ ctx, userId })).find(({ id }) => id === workspaceId)
  const digest = workspace && (await COMPOSERS[kind]({ ctx, userId, workspace }))
  if (!digest) return
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    const notification = { ...digest, kind, workspaceId, key, actions: [] }
    await storeNotifications({ ctx, tx, userIds: [userId], notification })
    // A group sees the workspace as the person who connected it.
    await tellGroups({ ctx, tx, notification, connectedBy: userId })
  })
}

const KINDS = ['daily_digest', 'weekly_digest'] as const

/** Digests that are due now. The key of a day keeps a repeated run from making one twice. */
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

/** Those of this day for one member at any hour; the morning does not repeat them. */
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
