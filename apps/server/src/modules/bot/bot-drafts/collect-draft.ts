import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { type BotButton, queueMessage } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { getAccountOptions } from '../../publishing/publisher/index.ts'
import { copy } from './copy.ts'
import { listUsableAccounts } from './draft-accounts.ts'
import { findWriter, listWriters } from './find-writers.ts'
import { ALBUM_QUIET_MS, collectJob } from './handle-content-update.ts'
import { type InboxRow, listBatch, setWorkspace } from './inbox.repository.ts'
import { makeDraft } from './make-draft.ts'
import { storeFiles } from './store-files.ts'

const RIGHTS = ['posts.write', 'resources.write'] as const

type Batch = { ctx: AppContext; batch: string; first: InboxRow }

const queueAnswer = ({
  ctx,
  batch,
  first: { messenger, chatId, userId },
  text,
  buttons = [],
}: Batch & { text: string; buttons?: BotButton[][] }) =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    const content = { title: '', text, rows: buttons }
    const to = { messenger, chatId, userId }
    await queueMessage({ ctx, tx, key: `draft:${batch}:place`, to, content })
  })

/** The author and the workspace of the draft. Undefined while the person is asked to choose, or without permission. */
const findPlace = async ({ ctx, batch, first, rows }: Batch & { rows: readonly InboxRow[] }) => {
  const { userId } = first
  const chosen = rows.find(({ workspaceId }) => workspaceId !== null)?.workspaceId
  if (chosen) return findWriter({ ctx, userId, workspaceId: chosen, rights: RIGHTS })
  const writers = await listWriters({ ctx, userId, rights: RIGHTS })
  const [only, ...others] = writers
  if (!only) {
    await queueAnswer({ ctx, batch, first, text: copy.noRight })
    return undefined
  }
  if (others.length > 0) {
    const buttons = writers.map(({ name, actor: { workspaceId } }): BotButton[] => [
      { text: name, action: { kind: 'draft_workspace', batch }, workspaceId },
    ])
    await queueAnswer({ ctx, batch, first, text: copy.whichWorkspace, buttons })
    return undefined
  }
  const { workspaceId } = only.actor
  await setWorkspace({ db: ctx.db, batch, userId, workspaceId })
  return only.actor
}

/** Caches the choices that networks require, such as boards; while a network is down, the last cached ones stay. */
const warmOptions = async ({ ctx, actor }: { ctx: AppContext; actor: PostActor }) => {
  const { workspaceId } = actor
  for (const { id, network } of await listUsableAccounts({ ctx, actor })) {
    if (!adapters[network].isOptionRequired) continue
    await getAccountOptions({ ctx, workspaceId, id }).catch((err: unknown) => {
      ctx.log.info({ err, connectionId: id }, 'bot_drafts.options_failed')
    })
  }
}

/** Makes a draft of the messages of a batch, once the album is complete. Idempotent: can be killed and run again. */
export const collectDraft = async ({
  ctx,
  batch,
  signal,
}: {
  ctx: AppContext
  batch: string
  signal: AbortSignal
}): Promise<void> => {
  const rows = await listBatch({ db: ctx.db, batch })
  const [first] = rows
  if (!first) return
  const newest = Math.max(...rows.map(({ createdAt }) => createdAt.getTime()))
  const quietAt = new Date(newest + ALBUM_QUIET_MS)
  if (rows.length > 1 && quietAt > ctx.clock.now()) {
    await ctx.jobs.enqueue(collectJob, { batch }, { key: batch, startAfter: quietAt })
    return
  }
  const actor = await findPlace({ ctx, batch, first, rows })
  if (!actor) return
  await storeFiles({ ctx, workspaceId: actor.workspaceId, rows, signal })
  await warmOptions({ ctx, actor })
  await makeDraft({ ctx, actor, batch })
}
