import { can } from '@kadr/domain/permissions'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { type BotButton, queueMessage } from '../bot-outbox/index.ts'
import type { PostActor } from '../posts/index.ts'
import { getAccountOptions } from '../publisher/index.ts'
import { lockUserShared } from '../users/index.ts'
import { findMembership, listWorkspaces } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { listUsableAccounts } from './draft-accounts.ts'
import { type InboxRow, listBatch, setWorkspace } from './inbox.repository.ts'
import { makeDraft } from './make-draft.ts'
import { storeFiles } from './store-files.ts'
import { ALBUM_QUIET_MS, collectJob } from './take-content.ts'

type Batch = { ctx: AppContext; batch: string; first: InboxRow }

const mayMake = (actor: PostActor) => can(actor, 'posts.write') && can(actor, 'resources.write')

const findWriter = async ({
  ctx,
  userId,
  workspaceId,
}: {
  ctx: AppContext
  userId: string
  workspaceId: string
}): Promise<PostActor | undefined> => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  const actor = membership && { ...membership, userId }
  return actor && mayMake(actor) ? actor : undefined
}

const listWriters = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const found: { name: string; actor: PostActor }[] = []
  for (const { id: workspaceId, name } of await listWorkspaces({ ctx, userId })) {
    const actor = await findWriter({ ctx, userId, workspaceId })
    if (actor) found.push({ name, actor })
  }
  return found
}

const tell = ({
  ctx,
  batch,
  first: { chatId, userId },
  text,
  buttons = [],
}: Batch & { text: string; buttons?: BotButton[][] }) =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    const content = { title: '', text, rows: buttons }
    const to = { chatId, userId }
    await queueMessage({ ctx, tx, key: `draft:${batch}:place`, to, content })
  })

/** Who makes the draft and where. Undefined while the person is asked, or when they may not. */
const findPlace = async ({ ctx, batch, first, rows }: Batch & { rows: readonly InboxRow[] }) => {
  const { userId } = first
  const chosen = rows.find(({ workspaceId }) => workspaceId !== null)?.workspaceId
  if (chosen) return findWriter({ ctx, userId, workspaceId: chosen })
  const writers = await listWriters({ ctx, userId })
  const [only, ...others] = writers
  if (!only) {
    await tell({ ctx, batch, first, text: copy.noRight })
    return undefined
  }
  if (others.length > 0) {
    const buttons = writers.map(({ name, actor: { workspaceId } }): BotButton[] => [
      { text: name, action: { kind: 'draft_workspace', batch }, workspaceId },
    ])
    await tell({ ctx, batch, first, text: copy.whichWorkspace, buttons })
    return undefined
  }
  const { workspaceId } = only.actor
  await setWorkspace({ db: ctx.db, batch, userId, workspaceId })
  return only.actor
}

/** Boards and other choices that networks demand; while a network does not answer, the last known ones. */
const warmOptions = async ({ ctx, actor }: { ctx: AppContext; actor: PostActor }) => {
  const { workspaceId } = actor
  for (const { id, network } of await listUsableAccounts({ ctx, actor })) {
    if (!adapters[network].isOptionRequired) continue
    await getAccountOptions({ ctx, workspaceId, id }).catch((err: unknown) => {
      ctx.log.info({ err, connectionId: id }, 'bot_drafts.options_failed')
    })
  }
}

/** Makes a draft of what a person has sent, when the album is complete. May be killed at any line and run again. */
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
