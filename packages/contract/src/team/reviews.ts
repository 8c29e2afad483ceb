import * as z from 'zod/mini'
import { givenInstant, id, instant, nothing, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resourceKind } from '../library/resources.ts'
import { network } from '../publishing/networks.ts'
import { reviewDecision } from '../publishing/post-approval.ts'
import { targetSettings } from '../publishing/post-targets.ts'
import { commentPicture, MAX_COMMENT_PICTURES } from './post-comments.ts'

export const reviewLink = z.object({
  id,
  title: z.string(),
  postId: z.nullable(id),
  from: z.nullable(instant),
  to: z.nullable(instant),
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** Decisions and comments made through the link. */
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
      from: givenInstant,
      to: givenInstant,
      connectionIds: z.nullable(z.array(id).check(z.maxLength(100))),
    })
    .check(
      z.refine(({ from, to }) => {
        const length = Date.parse(to) - Date.parse(from)
        return length > 0 && length <= MAX_PERIOD_DAYS * DAY_MS
      }, 'Период — от одного дня до двух месяцев'),
    ),
])

/** The link is returned only here: only its hash is stored. */
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

/** Only the fields that guests are shown. */
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

/** `waiting`: needs the guest's decision. `planned`: published without one. `done`: published or withdrawn. */
export const guestPostState = z.enum(['waiting', 'planned', 'approved', 'returned', 'done'])

export const guestPost = z.object({
  id,
  version,
  state: guestPostState,
  dueAt: z.nullable(instant),
  /** As each account will show it. */
  targets: z.array(
    z.object({
      network,
      accountTitle: z.string(),
      /** With UTM tags and the advertising label. */
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

/** By the version the guest saw: a newer one has to be reviewed first. */
export const decideAsGuest = defineRoute({
  ...byGuest,
  method: 'POST',
  path: '/review/:token/decision',
  summary: 'Одобрить или попросить правки, для гостя',
  affects: ['posts'],
  body: z.object({
    postId: id,
    version,
    name: guestName,
    decision: reviewDecision,
    /** Required when changes are asked for. */
    note: z.string().check(z.trim(), z.maxLength(1000)),
  }),
  data: guestPost,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

/** Base64 characters of all pictures of a comment: a request is a megabyte at most. */
export const MAX_GUEST_PICTURE_CHARS = 900_000

const base64 = z.string().check(z.regex(/^[\w+/]+={0,2}$/, 'Картинка пришла не целиком'))

const guestPictures = z.array(base64).check(
  z.maxLength(MAX_COMMENT_PICTURES, `Не больше ${MAX_COMMENT_PICTURES} картинок`),
  z.refine(
    (pictures) => pictures.reduce((sum, { length }) => sum + length, 0) <= MAX_GUEST_PICTURE_CHARS,
    'Картинки слишком большие: уменьшите их или отправьте по одной',
  ),
)

/** Pictures are sent with the comment, so that nothing is stored for guests who do not write one. */
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
    /** May be empty when there are pictures. */
    text: z.string().check(z.trim(), z.maxLength(2000)),
    pictures: guestPictures,
  }),
  data: guestPost,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT', 'QUOTA_EXCEEDED'],
})
