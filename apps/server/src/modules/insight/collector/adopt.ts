import { BACKFILL_DAYS } from '@kadr/domain/insight/reading-times'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { isWrittenByAi } from '../../studio/ai/index.ts'
import {
  type AccountRow,
  findAccountOfConnection,
  findConnectionProfile,
  listUnadopted,
  saveAccount,
} from './accounts.repository.ts'
import {
  findReelOf,
  findTargetConnection,
  listUncollectedTargets,
  lockPostsOf,
  type NewItem,
  resumeItems,
  saveItems,
} from './work-items.repository.ts'

const PAGE = 100

/** The fields of a frozen publication that a work item needs. */
const publication = z.object({
  text: z.string(),
  media: z.array(
    z.object({
      resourceId: z.string(),
      kind: z.enum(['image', 'video']),
      durationSeconds: z.nullable(z.number()),
    }),
  ),
})
type Publication = z.infer<typeof publication>

const kindOf = ({ media }: Publication): NewItem['kind'] => {
  if (media.some(({ kind }) => kind === 'video')) return 'video'
  if (media.length === 0) return 'text'
  return media.length > 1 ? 'images' : 'image'
}

type Target = Awaited<ReturnType<typeof listUncollectedTargets>>[number]

const toItem = async ({
  tx,
  workspaceId,
  target,
}: {
  tx: Tx
  workspaceId: string
  target: Target
}): Promise<NewItem[]> => {
  const parsed = publication.safeParse(target.publication)
  const { externalId, publishedAt } = target
  if (!externalId || !publishedAt) return []
  const content = parsed.success ? parsed.data : { text: '', media: [] }
  const resourceIds = content.media.map(({ resourceId }) => resourceId)
  return [
    {
      externalId,
      details: target.externalDetails ?? {},
      publishedAt,
      caption: content.text,
      kind: kindOf(content),
      durationSeconds: content.media.find(({ kind }) => kind === 'video')?.durationSeconds ?? null,
      permalink: target.url,
      thumbnailUrl: null,
      targetId: target.id,
      postId: target.postId,
      reelId: await findReelOf({ db: tx, resourceIds }),
      isAi: await isWrittenByAi({ tx, workspaceId, text: content.text, at: publishedAt }),
    },
  ]
}

/** Turns published posts of the connection into work items, once the network has given them a public id. */
export const collectTargets = async ({
  ctx,
  tx,
  account,
  connectionId,
}: {
  ctx: AppContext
  tx: Tx
  account: AccountRow
  connectionId: string
}): Promise<void> => {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - BACKFILL_DAYS * DAY_MS)
  const targets = await listUncollectedTargets({ db: tx, connectionId, since, limit: PAGE })
  if (targets.length === 0) return
  await lockPostsOf({ tx, targets })
  const { items: reader } = adapters[account.network].metrics
  for (const target of targets) {
    const items = await toItem({ tx, workspaceId: account.workspaceId, target })
    const readable = items.filter((item) => reader && (reader.isReadable?.(item) ?? true))
    await saveItems({ tx, account, items: readable, now })
  }
}

/** Adds the account of a new or repaired connection; its figures are read immediately. */
export const adoptConnection = async ({
  ctx,
  tx,
  connectionId,
}: {
  ctx: AppContext
  tx: Tx
  connectionId: string
}): Promise<void> => {
  const profile = await findConnectionProfile({ tx, id: connectionId })
  if (!profile) return
  const now = ctx.clock.now()
  const account = await saveAccount({ tx, values: profile, now })
  const since = new Date(now.getTime() - BACKFILL_DAYS * DAY_MS)
  await resumeItems({ tx, accountId: account.id, since, now })
  await collectTargets({ ctx, tx, account, connectionId })
}

export const adoptTarget = async ({
  ctx,
  tx,
  targetId,
}: {
  ctx: AppContext
  tx: Tx
  targetId: string
}): Promise<void> => {
  const connectionId = await findTargetConnection({ db: tx, id: targetId })
  if (!connectionId) return
  const account = await findAccountOfConnection({ db: tx, connectionId })
  if (account) await collectTargets({ ctx, tx, account, connectionId })
}

/** Connections made before figures were collected. */
export const adoptAll = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (;;) {
    const ids = await listUnadopted({ db: ctx.db, limit: PAGE })
    for (const connectionId of ids) {
      await inTransaction(ctx.db, (tx) => adoptConnection({ ctx, tx, connectionId }))
    }
    if (ids.length < PAGE) return
  }
}
