import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import {
  findQueuedId,
  type MessageContent,
  queueEdit,
  queueMessage,
} from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { getResources } from '../../library/resources/index.ts'
import {
  createPost,
  findPostByKey,
  type PostActor,
  readPost,
  updatePost,
} from '../../publishing/posts/index.ts'
import { copy } from './copy.ts'
import { listUsableAccounts, toTargets } from './draft-accounts.ts'
import { composeDraft } from './draft-message.ts'
import { type InboxRow, lockBatch } from './inbox.repository.ts'
import { makeVideoReel } from './video-reel.ts'

type NewDraft = { ctx: AppContext; tx: Tx; actor: PostActor; rows: readonly InboxRow[] }

const MAX_TEXT = 20_000

const messageKeyOf = (batch: string) => `draft:${batch}`

const contentOf = (rows: readonly InboxRow[]) => ({
  text: rows
    .flatMap(({ text }) => text || [])
    .join('\n\n')
    .slice(0, MAX_TEXT),
  mediaIds: [
    ...new Set(
      rows.flatMap(({ file, resourceId }) => (file?.kind === 'media' && resourceId) || []),
    ),
  ],
})

const noteOf = (rows: readonly InboxRow[]): string => {
  const problems = new Set(rows.flatMap(({ problem }) => problem ?? []))
  const hasSound = rows.some(({ file, resourceId }) => file?.kind === 'sound' && resourceId)
  return [...problems, ...(hasSound ? [copy.soundKept] : [])].join('\n')
}

/** A single account is chosen automatically. */
const chooseAccounts = async ({ ctx, actor }: Pick<NewDraft, 'ctx' | 'actor'>) => {
  const [only, ...others] = await listUsableAccounts({ ctx, actor })
  return only && others.length === 0 ? [only.id] : []
}

/** Adds a late part of an album while the post is still a draft. */
const extendDraft = async ({ ctx, actor, rows, id }: NewDraft & { id: string }) => {
  const { version, state, media } = await readPost({ ctx, workspaceId: actor.workspaceId, id })
  const content = contentOf(rows)
  const known = new Set(media.map((one) => one.id))
  if (content.mediaIds.every((one) => known.has(one))) return noteOf(rows)
  if (state !== 'draft') return copy.tooLate
  await updatePost({ ctx, actor, id, version, mediaIds: content.mediaIds })
  return noteOf(rows)
}

const makePost = async (making: NewDraft, batch: string) => {
  const { ctx, tx, actor, rows } = making
  const key = `bot:${batch}`
  const earlier = await findPostByKey({ db: tx, workspaceId: actor.workspaceId, key })
  if (earlier) return { id: earlier.id, note: await extendDraft({ ...making, id: earlier.id }) }
  const connectionIds = await chooseAccounts({ ctx, actor })
  const content = contentOf(rows)
  const { workspaceId } = actor
  const media = await getResources({ ctx, workspaceId, ids: content.mediaIds })
  const targets = await toTargets({ ctx, actor, connectionIds, media })
  await makeVideoReel({ ctx, actor, media })
  const body = { ...content, utm: null, erid: '', targets }
  const { id } = await createPost({ ctx, actor, body, key })
  return { id, note: noteOf(rows) }
}

const composeKept = (rows: readonly InboxRow[]): MessageContent => {
  const hasFile = rows.some(({ resourceId }) => resourceId !== null)
  return {
    title: hasFile ? '' : copy.notMade,
    text: hasFile ? copy.soundKeptUnread : noteOf(rows),
    rows: [[{ text: copy.openResources, path: '/resources' }]],
  }
}

const composeResult = async (making: NewDraft, batch: string): Promise<MessageContent> => {
  const { text, mediaIds } = contentOf(making.rows)
  if (text.trim() === '' && mediaIds.length === 0) return composeKept(making.rows)
  const { id: postId, note } = await makePost(making, batch)
  const { ctx, actor } = making
  return composeDraft({ ctx, actor, postId, note })
}

/** The post and the message about it are one transaction. */
export const makeDraft = ({
  ctx,
  actor,
  batch,
}: {
  ctx: AppContext
  actor: PostActor
  batch: string
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId, workspaceId } = actor
    if (!(await lockUserShared({ tx, userId }))) return
    const rows = await lockBatch({ db: tx, batch })
    const [first] = rows
    if (!first) return
    // Services join this transaction.
    const inside = { ...ctx, db: tx }
    const content = await composeResult({ ctx: inside, tx, actor, rows }, batch)
    const { messenger, chatId } = first
    const to = { messenger, chatId, userId, workspaceId }
    const key = messageKeyOf(batch)
    const editsId = await findQueuedId({ tx, key })
    if (editsId === undefined) {
      await queueMessage({ ctx, tx, key, to, content })
      return
    }
    const edit = { ctx, tx, key: `${key}:${rows.length}`, to, content, editsId }
    await queueEdit({ ...edit, withdrawn: copy.draftReady })
  })
