import type { CommentPicture, PostComment } from '@kadr/contract/team/post-comments'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { getUser, lockUserShared } from '../../identity/users/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { addComment, emptyComment, noComment } from './add-comment.ts'
import { findPictures, recordPictureUses } from './comment-pictures.ts'
import * as repository from './comments.repository.ts'

type OfPost = { ctx: AppContext; actor: Omit<Member, 'sessionId'>; id: string }

const authorOf = ({ authorId, guestName, firstName, lastName }: repository.CommentRow) => {
  if (guestName !== null) return { id: null, name: guestName }
  if (firstName === null) return null
  return { id: authorId, name: displayName({ firstName, lastName: lastName ?? '' }) }
}

const presentComment = ({
  row,
  userId,
  readAt,
  pictures,
}: {
  row: repository.CommentRow
  userId: string
  readAt: Date | undefined
  pictures: ReadonlyMap<string, CommentPicture>
}): PostComment => ({
  id: row.id,
  parentId: row.parentId,
  author: authorOf(row),
  text: row.text,
  mentions: row.mentions,
  pictures: row.mediaIds.flatMap((id) => pictures.get(id) ?? []),
  isForGuests: row.isForGuests,
  isUnread: row.authorId !== userId && (readAt === undefined || row.createdAt > readAt),
  isMine: row.authorId === userId,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export const listPostComments = async ({
  ctx,
  tx,
  actor: { workspaceId, userId },
  id,
}: OfPost & { tx?: Tx }): Promise<PostComment[]> => {
  const db = tx ?? ctx.db
  await readPost({ ctx, ...(tx && { tx }), workspaceId, id })
  const rows = await repository.listCommentsOf({ db, workspaceId, postIds: [id] })
  const readAt = await repository.findReadAt({ db, userId, postId: id })
  const pictures = await findPictures({ ctx, tx, workspaceId, comments: rows })
  return rows.map((row) => presentComment({ row, userId, readAt, pictures }))
}

export const addPostComment = ({
  ctx,
  actor,
  id,
  text,
  ...body
}: OfPost & {
  text: string
  parentId: string | null
  mentions: readonly string[]
  mediaIds: readonly string[]
  isForGuests: boolean
}): Promise<PostComment> => {
  if (text === '' && body.mediaIds.length === 0) throw emptyComment()
  return inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    await lockUserShared({ tx, userId })
    const name = displayName(await getUser({ ctx, tx, userId }))
    const author = { userId, name }
    const comment = { ...body, text: text.toWellFormed() }
    const added = await addComment({ ctx, tx, workspaceId, postId: id, author, ...comment })
    const all = await listPostComments({ ctx, tx, actor, id })
    const one = all.find((candidate) => candidate.id === added)
    if (!one) throw noComment()
    return one
  })
}

export const countUnreadComments = ({
  ctx,
  actor: { workspaceId, userId, connectionIds },
}: Pick<OfPost, 'ctx' | 'actor'>) =>
  repository.countUnread({ db: ctx.db, workspaceId, reach: { userId, connectionIds } })

export const readPostComments = ({
  ctx,
  actor: { workspaceId, userId },
  id,
}: OfPost): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    // Shared: a change of the post by the same person locks the post first, and an exclusive lock could deadlock.
    if (!(await lockUserShared({ tx, userId }))) return {}
    await readPost({ ctx, tx, workspaceId, id })
    await repository.saveReadAt({ db: tx, userId, postId: id, readAt: ctx.clock.now() })
    return {}
  })

/** Makes other screens that show the post reload its comments. */
const appendChanged = ({ tx, actor, id }: { tx: Tx } & Pick<OfPost, 'actor' | 'id'>) => {
  const { workspaceId, userId: actorId } = actor
  return appendEvent({ tx, kind: 'post.changed', workspaceId, actorId, subjectId: id, payload: {} })
}

export const resolvePostComment = ({
  ctx,
  actor,
  id,
  commentId,
  isResolved,
}: OfPost & { commentId: string; isResolved: boolean }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const one = { db: tx, workspaceId: actor.workspaceId, postId: id, id: commentId }
    const at = isResolved ? ctx.clock.now() : null
    if (!(await repository.setResolved({ ...one, at }))) throw noComment()
    await appendChanged({ tx, actor, id })
    return {}
  })

export const deletePostComment = ({
  ctx,
  actor,
  id,
  commentId,
}: OfPost & { commentId: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    const one = { db: tx, workspaceId, postId: id, id: commentId, userId }
    if (!(await repository.deleteOwnComment(one))) throw noComment()
    const post = await readPost({ ctx, tx, workspaceId, id })
    await recordPictureUses({ ctx, tx, workspaceId, post })
    await appendChanged({ tx, actor, id })
    return {}
  })
