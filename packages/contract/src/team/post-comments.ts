import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** A picture of a comment: thumbnail and full size. */
export const commentPicture = z.object({
  id,
  thumbnailUrl: z.string(),
  url: z.string(),
  altText: z.string(),
})
export type CommentPicture = z.infer<typeof commentPicture>

export const MAX_COMMENT_PICTURES = 4

export const postComment = z.object({
  id,
  /** The first comment of the thread; null for that comment itself. */
  parentId: z.nullable(id),
  /** A member, or the name entered by a guest. Null when the account is deleted. */
  author: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  text: z.string(),
  /** Mentioned members. */
  mentions: z.array(id),
  pictures: z.array(commentPicture),
  isForGuests: z.boolean(),
  isUnread: z.boolean(),
  isMine: z.boolean(),
  resolvedAt: z.nullable(instant),
  createdAt: instant,
})
export type PostComment = z.infer<typeof postComment>

/** Posts with comments the user has not read, latest comment first. */
export const countUnreadComments = defineRoute({
  method: 'GET',
  path: '/post-comments/unread',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Непрочитанные комментарии по постам',
  tags: ['postComments'],
  data: z.array(z.object({ postId: id, count: z.int() })),
})

const ofPost = { params: z.object({ id }), access: 'workspace' } as const

export const listPostComments = defineRoute({
  ...ofPost,
  method: 'GET',
  path: '/posts/:id/comments',
  action: 'posts.read',
  rate: 'read',
  summary: 'Комментарии к посту',
  tags: ['postComments'],
  data: z.array(postComment),
  errors: ['NOT_FOUND'],
})

const change = {
  ...ofPost,
  action: 'posts.read',
  rate: 'write',
  affects: ['postComments'],
} as const

/** Anyone who may see a post may comment on it. */
export const addPostComment = defineRoute({
  ...change,
  method: 'POST',
  path: '/posts/:id/comments',
  summary: 'Написать комментарий',
  body: z.object({
    /** May be empty when there are pictures. */
    text: z.string().check(z.trim(), z.maxLength(2000)),
    parentId: z.nullable(id),
    mentions: z.array(id).check(z.maxLength(20)),
    mediaIds: z
      .array(id)
      .check(z.maxLength(MAX_COMMENT_PICTURES, `Не больше ${MAX_COMMENT_PICTURES} картинок`)),
    isForGuests: z.boolean(),
  }),
  data: postComment,
  errors: ['NOT_FOUND'],
})

export const readPostComments = defineRoute({
  ...change,
  method: 'POST',
  path: '/posts/:id/comments/read',
  summary: 'Отметить комментарии прочитанными',
  data: nothing,
  errors: ['NOT_FOUND'],
})

const ofComment = {
  ...change,
  params: z.object({ id, commentId: id }),
  errors: ['NOT_FOUND'],
} as const

export const resolvePostComment = defineRoute({
  ...ofComment,
  method: 'PATCH',
  path: '/posts/:id/comments/:commentId',
  summary: 'Закрыть или открыть обсуждение',
  body: z.object({ isResolved: z.boolean() }),
  data: nothing,
})

/** Only the author's own. */
export const deletePostComment = defineRoute({
  ...ofComment,
  method: 'DELETE',
  path: '/posts/:id/comments/:commentId',
  summary: 'Удалить комментарий',
  data: nothing,
})
