import * as z from 'zod/mini'
import { network } from './networks.ts'
import { commentPicture, MAX_COMMENT_PICTURES } from './post-comments.ts'
import { targetSettings } from './post-targets.ts'
import { id, instant, nothing } from './primitives.ts'
import { resourceKind } from './resources.ts'
import { defineRoute } from './route.ts'

export const reviewDecision = z.enum(['approved', 'returned'])
export type ReviewDecision = z.infer<typeof reviewDecision>

/** One account of a post that changed after it was approved: the words and files before and now. */
export const changedTarget = z.object({
  targetId: id,
  accountTitle: z.string(),
  network,
  textBefore: z.string(),
  textNow: z.string(),
  mediaBefore: z.array(z.nullable(z.string())),
  mediaNow: z.array(z.nullable(z.string())),
})
export type ChangedTarget = z.infer<typeof changedTarget>

/** Null when it was never approved. */
export const getChangesSinceApproval = defineRoute({
  method: 'GET',
  path: '/posts/:id/changes-since-approval',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Что изменилось в посте после согласования',
  tags: ['post', 'changesSinceApproval'],
  params: z.object({ id }),
  data: z.object({
    approvedAt: z.nullable(instant),
    approvedBy: z.nullable(z.string()),
    targets: z.array(changedTarget),
  }),
  errors: ['NOT_FOUND'],
})

export const reviewLink = z.object({
  id,
  title: z.string(),
  postId: z.nullable(id),
  from: z.nullable(instant),
  to: z.nullable(instant),
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** Decisions and comments left by it. */
  answers: z.int(),
  lastAnswerAt: z.nullable(instant),
})
export type ReviewLink = z.infer<typeof reviewLink>

export const listReviewLinks = defineRoute({
  method: 'GET',
  path: '/reviews',
  access: 'workspace',
  action: 'reviews.share',
  rate: 'read',
  summary: 'Ссылки на согласование',
  tags: ['reviewLinks'],
  data: z.array(reviewLink),
})

const MAX_REVIEW_DAYS = 60
const MAX_PERIOD_DAYS = 62
const DAY_MS = 86_400_000

/** One post, or the posts of a period. */
export const reviewScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), postId: id }),
  z
    .object({
      kind: z.literal('period'),
      from: instant,
      to: instant,
      connectionIds: z.nullable(z.array(id).check(z.maxLength(100))),
    })
    .check(
      z.refine(({ from, to }) => {
        const length = Date.parse(to) - Date.parse(from)
        return length > 0 && length <= MAX_PERIOD_DAYS * DAY_MS
      }, 'Период — от одного дня до двух месяцев'),
    ),
])

/** The link is answered once: only its hash is stored. */
export const createReviewLink = defineRoute({
  method: 'POST',
  path: '/reviews',
  access: 'workspace',
  action: 'reviews.share',
  rate: 'write',
  summary: 'Дать ссылку на согласование без входа',
  affects: ['reviewLinks'],
  body: z.object({
    title: z.string().check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(80)),
    scope: reviewScope,
    days: z.int().check(z.minimum(1), z.maximum(MAX_REVIEW_DAYS)),
  }),
  data: z.object({ link: reviewLink, url: z.url() }),
  errors: ['NOT_FOUND'],
})

export const revokeReviewLink = defineRoute({
  method: 'DELETE',
  path: '/reviews/:id',
  access: 'workspace',
  action: 'reviews.share',
  rate: 'write',
  summary: 'Закрыть ссылку на согласование',
  affects: ['reviewLinks'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

const guestName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Представьтесь, пожалуйста'), z.maxLength(60))
const token = z.string().check(z.regex(/^[\w-]{16,64}$/, 'Ссылка неполная'))

/** Nothing of the library but what is shown. */
export const guestMedia = z.object({
  kind: resourceKind,
  thumbnailUrl: z.nullable(z.string()),
  url: z.string(),
  altText: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationSeconds: z.nullable(z.number()),
})
export type GuestMedia = z.infer<typeof guestMedia>

/** `waiting`: the guest is asked. `planned`: it goes out without an answer. `done`: it is out or withdrawn. */
export const guestPostState = z.enum(['waiting', 'planned', 'approved', 'returned', 'done'])

export const guestPost = z.object({
  id,
  version: z.int(),
  state: guestPostState,
  dueAt: z.nullable(instant),
  /** As each account will show it. */
  targets: z.array(
    z.object({
      network,
      accountTitle: z.string(),
      /** With link marks and the advertising label. */
      text: z.string(),
      media: z.array(guestMedia),
      settings: targetSettings,
    }),
  ),
  answer: z.nullable(
    z.object({
      decision: reviewDecision,
      name: z.string(),
      note: z.nullable(z.string()),
      at: instant,
    }),
  ),
  comments: z.array(
    z.object({
      id,
      name: z.string(),
      text: z.string(),
      pictures: z.array(commentPicture),
      at: instant,
    }),
  ),
})
export type GuestPost = z.infer<typeof guestPost>

export const guestReview = z.object({
  title: z.string(),
  workspaceName: z.string(),
  brandColor: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  timeZone: z.string(),
  expiresAt: instant,
  posts: z.array(guestPost),
})
export type GuestReview = z.infer<typeof guestReview>

const byGuest = {
  access: 'public',
  rate: 'signIn',
  params: z.object({ token }),
} as const

/** Opening has no effect. */
export const openReview = defineRoute({
  ...byGuest,
  method: 'GET',
  path: '/review/:token',
  summary: 'Посты на согласование, для гостя',
  tags: ['posts'],
  data: guestReview,
  errors: ['NOT_FOUND', 'LINK_EXPIRED'],
})

/** Of the version the guest saw: a newer one has to be looked at first. */
export const decideAsGuest = defineRoute({
  ...byGuest,
  method: 'POST',
  path: '/review/:token/decision',
  summary: 'Одобрить или попросить правки, для гостя',
  affects: ['posts'],
  body: z.object({
    postId: id,
    version: z.int(),
    name: guestName,
    decision: reviewDecision,
    /** Required when changes are asked for. */
    note: z.string().check(z.trim(), z.maxLength(1000)),
  }),
  data: guestPost,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

/** In base64, of all pictures of a comment: a request is a megabyte at most. */
export const MAX_GUEST_PICTURE_CHARS = 900_000

const base64 = z.string().check(z.regex(/^[\w+/]+={0,2}$/, 'Картинка пришла не целиком'))

const guestPictures = z.array(base64).check(
  z.maxLength(MAX_COMMENT_PICTURES, `Не больше ${MAX_COMMENT_PICTURES} картинок`),
  z.refine(
    (pictures) => pictures.reduce((sum, { length }) => sum + length, 0) <= MAX_GUEST_PICTURE_CHARS,
    'Картинки слишком большие: уменьшите их или отправьте по одной',
  ),
)

/** Pictures come with the comment, so that nothing is stored for those who do not write one. */
export const commentAsGuest = defineRoute({
  ...byGuest,
  rate: 'heavy',
  method: 'POST',
  path: '/review/:token/comment',
  summary: 'Оставить комментарий, для гостя',
  affects: ['posts'],
  body: z.object({
    postId: id,
    name: guestName,
    /** May be empty beside pictures. */
    text: z.string().check(z.trim(), z.maxLength(2000)),
    pictures: guestPictures,
  }),
  data: guestPost,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'QUOTA_EXCEEDED'],
})
