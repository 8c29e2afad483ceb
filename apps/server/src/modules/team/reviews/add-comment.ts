import { UserError } from '@kadr/domain/base/app-error'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { listMemberIds } from '../../identity/workspaces/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { assertPictures, recordPictureUses } from './comment-pictures.ts'
import { insertComment, listThreadAuthors } from './comments.repository.ts'

export const noComment = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Комментарий не найден' })

export const emptyComment = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Напишите комментарий или добавьте картинку',
    field: 'text',
  })

/** Excerpt of a comment that consists of pictures only. */
const PICTURE = 'Картинка'

type NewComment = {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  postId: string
  /** A member, or the name of a guest without an account and the link they came by. */
  author: { userId: string; name: string } | { userId: null; name: string; linkId: string }
  text: string
  parentId: string | null
  mentions: readonly string[]
  mediaIds: readonly string[]
  isForGuests: boolean
}

/**
 * Stores a comment and returns whom to notify: the author of the post, participants of the thread and mentioned
 * members.
 */
export const addComment = async ({
  ctx,
  tx,
  workspaceId,
  postId,
  author,
  text,
  parentId,
  mentions: wanted,
  mediaIds: given,
  isForGuests,
}: NewComment): Promise<string> => {
  const post = await readPost({ ctx, tx, workspaceId, id: postId })
  const thread =
    parentId === null ? [] : await listThreadAuthors({ db: tx, workspaceId, postId, parentId })
  if (parentId !== null && thread.length === 0) throw noComment()
  const memberIds = new Set(await listMemberIds({ tx, workspaceId }))
  const mentions = [...new Set(wanted)]
  if (!mentions.every((id) => memberIds.has(id))) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Участник не найден', field: 'mentions' })
  }
  const mediaIds = [...new Set(given)]
  await assertPictures({ ctx, tx, workspaceId, ids: mediaIds })
  const id = await insertComment({
    db: tx,
    values: {
      workspaceId,
      postId,
      parentId,
      authorId: author.userId,
      guestName: author.userId === null ? author.name : null,
      reviewLinkId: author.userId === null ? author.linkId : null,
      isForGuests,
      text,
      mentions,
      mediaIds,
      createdAt: ctx.clock.now(),
    },
  })
  if (mediaIds.length > 0) await recordPictureUses({ ctx, tx, workspaceId, post })
  const told = new Set([...mentions, ...thread, ...(post.author ? [post.author.id] : [])])
  if (author.userId !== null) told.delete(author.userId)
  await appendEvent({
    tx,
    kind: 'post.commented',
    workspaceId,
    actorId: author.userId,
    subjectId: postId,
    payload: {
      title: postTitle(post.text),
      text: text === '' ? PICTURE : text,
      authorName: author.name,
      toUserIds: [...told],
      commentId: id,
      guestName: author.userId === null ? author.name : null,
    },
  })
  return id
}
