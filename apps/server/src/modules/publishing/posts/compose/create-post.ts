import type { RouteInput } from '@kadr/contract/base/route'
import type { Post, createPost as route } from '@kadr/contract/publishing/posts'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { hashOf } from '../../../../platform/crypto/hash-of.ts'
import { conflict } from '../failures.ts'
import { lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { findPostByKey } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { type ScheduleInput, scheduleLocked } from '../schedule/schedule-post.ts'
import { lockAccounts, lockAccountsOf } from './accounts.repository.ts'
import { insertDrafts } from './insert-drafts.ts'
import { normalizeContent } from './post-content.ts'

type Input = { ctx: AppContext; actor: PostActor }
type Key = { text: string; hash: string }

/** The id of the post with this idempotency key; a conflict when its content differs. */
const findByKey = async ({
  tx,
  actor: { workspaceId },
  key,
}: Input & { tx: Tx; key: Key | undefined }): Promise<string | undefined> => {
  const earlier = key && (await findPostByKey({ db: tx, workspaceId, key: key.text }))
  if (!earlier) return undefined
  if (earlier.idempotencyHash === key.hash) return earlier.id
  throw conflict('С этим ключом уже создан другой пост. Возьмите новый ключ')
}

/** Schedules the post while it is a draft. A repeated request finds it scheduled and leaves it alone. */
const scheduleDraft = async ({
  ctx,
  tx,
  actor,
  id,
  scheduling,
}: Input & { tx: Tx; id: string; scheduling: ScheduleInput | undefined }): Promise<Post> => {
  const { workspaceId } = actor
  if (!scheduling) return readPost({ ctx, tx, workspaceId, id })
  await lockAccountsOf({ db: tx, workspaceId, postIds: [id] })
  const held = await lockPostForChange({ ctx, tx, workspaceId, id })
  return derivePostState(held.targets.map(({ state }) => state)) === 'draft'
    ? scheduleLocked({ ctx, tx, actor, held, ...scheduling })
    : readPost({ ctx, tx, workspaceId, id })
}

/**
 * Creates a draft and, with `when`, schedules it in the same transaction. Idempotent by the key.
 */
export const createPost = ({
  ctx,
  actor,
  body: { when, repeat, ...body },
  key: keyText,
  isApprovalAsked,
}: Input & {
  body: RouteInput<typeof route>['body']
  key?: string | undefined
  isApprovalAsked?: boolean
}): Promise<Post> => {
  const { workspaceId } = actor
  const content = normalizeContent(body)
  const key = keyText === undefined ? undefined : { text: keyText, hash: hashOf(content) }
  const scheduling = when && { when, repeat, isApprovalAsked }
  return inTransaction(ctx.db, async (tx) => {
    const earlier = await findByKey({ ctx, tx, actor, key })
    if (earlier) return scheduleDraft({ ctx, tx, actor, id: earlier, scheduling })
    const wanted = content.targets.map(({ connectionId }) => connectionId)
    const accounts = await lockAccounts({ db: tx, workspaceId, ids: wanted })
    const [made] = await insertDrafts({ ctx, tx, actor, accounts, drafts: [{ content, key }] })
    // A concurrent request with the same key was faster: its post is committed by now.
    const id = made ?? (await findByKey({ ctx, tx, actor, key }))
    if (!id) throw new Error('The draft was not inserted')
    return scheduleDraft({ ctx, tx, actor, id, scheduling })
  })
}
