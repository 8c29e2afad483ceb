import * as z from 'zod/mini'
import { draftKey } from '../base/idempotency.ts'
import { pageOf, pageQuery } from '../base/paging.ts'
import {
  givenInstant,
  id,
  instant,
  localDate,
  nothing,
  timeZone,
  version,
  wallTime,
} from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { target, targetEvent, targetOverride, targetSettings } from './post-targets.ts'
import { rubricId } from './rubrics.ts'

/** Publishing time: the instant, and the local time the user chose. */
export const postTime = z.object({ at: instant, wallTime, timeZone })
export type PostTime = z.infer<typeof postTime>

export const weekday = z.int().check(z.minimum(1), z.maximum(7))
/** Repeats by local time, across clock changes. Monday is 1. */
export const repeatRule = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Every n-th day, week or month. */
  interval: z.int().check(z.minimum(1), z.maximum(30)),
  /** For weeks; empty means the weekday of the post itself. */
  weekdays: z.array(weekday).check(z.maxLength(7)),
  /** The last local date, or null for no end. */
  until: z.nullable(localDate),
})
export type RepeatRule = z.infer<typeof repeatRule>

/** The paying advertiser; the tax number has 10 or 12 digits. */
export const advertiser = z.object({
  name: z.string().check(z.trim(), z.maxLength(200)),
  inn: z.string().check(z.trim(), z.maxLength(12)),
})
export type Advertiser = z.infer<typeof advertiser>

/** Derived from the targets; see `derivePostState` in the domain. */
export const postState = z.enum([
  'draft',
  'pending_approval',
  'scheduled',
  'publishing',
  'handed_over',
  'published',
  'partly_published',
  'failed',
  'needs_attention',
  'missed',
  'cancelled',
])
export type PostState = z.infer<typeof postState>

const postReturn = z.object({
  /** Null when the account was deleted. */
  byName: z.nullable(z.string()),
  /** Without an account, by a link. */
  isGuest: z.boolean(),
  at: instant,
  note: z.nullable(z.string()),
})
export type PostReturn = z.infer<typeof postReturn>

export const post = z.object({
  id,
  /** Increases with each change; an edit sends the one it is based on. */
  version,
  text: z.string(),
  /** In order. Resources may still be processing. */
  media: z.array(resource),
  /** UTM tags added to links when publishing; `{network}` stands for the network of each target. */
  utm: z.nullable(z.object({ source: z.string(), medium: z.string(), campaign: z.string() })),
  /** Token of the legally required advertising label, which is appended to the text. */
  erid: z.string(),
  /** Named in the label next to the token. */
  advertiser: z.nullable(advertiser),
  time: z.nullable(postTime),
  repeat: z.nullable(repeatRule),
  /** The post this one repeats. */
  repeatOf: z.nullable(id),
  state: postState,
  targets: z.array(target),
  author: z.nullable(z.object({ id, name: z.string() })),
  rubricId: z.nullable(id),
  /** Who sent it back for changes, when and why; null once it is planned again. */
  returned: z.nullable(postReturn),
  createdAt: instant,
  updatedAt: instant,
})
export type Post = z.infer<typeof post>

const MAX_TARGETS = 50
const utmPart = z.string().check(z.trim(), z.maxLength(100))

/** Content written by the composer. */
export const postContent = {
  text: z.string().check(z.maxLength(20_000)),
  mediaIds: z.array(id).check(z.maxLength(35)),
  utm: z.nullable(z.object({ source: utmPart, medium: utmPart, campaign: utmPart })),
  erid: z.string().check(z.trim(), z.maxLength(100)),
  advertiser: z.optional(z.nullable(advertiser)),
  rubricId,
  targets: z
    .array(z.object({ connectionId: id, override: targetOverride, settings: targetSettings }))
    .check(z.maxLength(MAX_TARGETS)),
}

/** `slot` is the next free slot that suits every chosen connection. */
export const postWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('at'), wallTime, timeZone }),
  z.object({ kind: z.literal('slot') }),
])
export type PostWhen = z.infer<typeof postWhen>

export const listPosts = defineRoute({
  method: 'GET',
  path: '/posts',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Посты',
  tags: ['posts'],
  kept: [],
  query: z.object({
    ...pageQuery,
    state: z.optional(postState),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    connectionId: z.optional(id),
    authorId: z.optional(id),
    rubricId: z.optional(id),
    from: z.optional(givenInstant),
    to: z.optional(givenInstant),
    sort: z.optional(z.enum(['time', 'updated'])),
  }),
  data: pageOf(post),
})

export const countPosts = defineRoute({
  method: 'GET',
  path: '/posts/counts',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Сколько постов в каждом состоянии',
  tags: ['posts', 'postCounts'],
  kept: [],
  data: z.record(postState, z.int()),
})

/** Possible authors: members, and former members with posts. */
export const listAuthors = defineRoute({
  method: 'GET',
  path: '/posts/authors',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Авторы постов',
  tags: ['authors'],
  kept: [],
  data: z.array(z.object({ id, name: z.string() })),
})

const ofPost = { params: z.object({ id }), access: 'workspace', rate: 'write' } as const

export const getPost = defineRoute({
  ...ofPost,
  action: 'posts.read',
  method: 'GET',
  path: '/posts/:id',
  rate: 'read',
  summary: 'Пост',
  tags: ['post'],
  kept: [],
  data: post,
  errors: ['NOT_FOUND'],
})

const scheduling = { when: postWhen, repeat: z.optional(z.nullable(repeatRule)) }

/** Creates a draft; with `when` it is scheduled in the same transaction. Idempotent by key. */
export const createPost = defineRoute({
  method: 'POST',
  path: '/posts',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Создать пост',
  affects: ['posts', 'calendar'],
  answers: getPost,
  headers: draftKey,
  body: z.object({ ...postContent, ...z.partial(z.object(scheduling)).shape }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'POST_NOT_READY'],
})

/**
 * For a scheduled post the new content is validated as at scheduling. Targets in progress or
 * published keep theirs.
 */
export const updatePost = defineRoute({
  ...ofPost,
  method: 'PATCH',
  path: '/posts/:id',
  action: 'posts.write',
  summary: 'Изменить пост',
  affects: ['posts', 'post', 'calendar'],
  answers: getPost,
  body: z.object({ version, ...z.partial(z.object(postContent)).shape }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

/**
 * Sets or moves the time of every target that is not in flight. With approval required, an editor's post waits for it.
 * Unsaved content in the request is stored in the same transaction.
 */
export const schedulePost = defineRoute({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/schedule',
  action: 'posts.write',
  summary: 'Запланировать или перенести',
  affects: ['posts', 'post', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({
    version,
    ...scheduling,
    ...z.partial(z.object(postContent)).shape,
  }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

/** Date of a draft in the calendar. It is not published until scheduled. */
export const setDraftTime = defineRoute({
  ...ofPost,
  method: 'PUT',
  path: '/posts/:id/draft-time',
  action: 'posts.write',
  summary: 'Поставить черновик в календарь',
  affects: ['posts', 'calendar'],
  answers: getPost,
  body: z.object({ version, wallTime, timeZone }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_CONFLICT'],
})

/** Unschedules targets that have not started: back to a draft. A draft loses its date. */
export const unschedulePost = defineRoute({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/unschedule',
  action: 'posts.write',
  summary: 'Снять с публикации',
  affects: ['posts', 'post', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({ version }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_CONFLICT'],
})

export const reviewPost = defineRoute({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/review',
  action: 'posts.approve',
  summary: 'Согласовать или вернуть',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({
    version,
    isApproved: z.boolean(),
    note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

export const duplicatePost = defineRoute({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/duplicate',
  action: 'posts.write',
  summary: 'Сделать копию',
  affects: ['posts', 'calendar'],
  answers: getPost,
  data: post,
  errors: ['NOT_FOUND'],
})

/** Moves it to the trash; published posts stay at their networks. See `removeTarget` for the networks. */
export const deletePost = defineRoute({
  ...ofPost,
  method: 'DELETE',
  path: '/posts/:id',
  action: 'posts.write',
  summary: 'Удалить пост',
  affects: ['posts', 'calendar'],
  removes: getPost,
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const targetParams = z.object({ id, targetId: id })

export const getTargetHistory = defineRoute({
  method: 'GET',
  path: '/posts/:id/targets/:targetId/history',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'История публикации',
  tags: ['targetHistory'],
  params: targetParams,
  data: z.array(targetEvent),
  errors: ['NOT_FOUND'],
})

export const ofTarget = {
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  params: targetParams,
  data: post,
  errors: ['NOT_FOUND', 'CONFLICT', 'POST_NOT_READY'],
} as const

/** For failed, missed and cancelled targets; never for one that may be published. */
export const retryTarget = defineRoute({
  ...ofTarget,
  method: 'POST',
  path: '/posts/:id/targets/:targetId/retry',
  summary: 'Опубликовать ещё раз',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
})

export const cancelTarget = defineRoute({
  ...ofTarget,
  method: 'POST',
  path: '/posts/:id/targets/:targetId/cancel',
  summary: 'Не публиковать',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
})

/** The user checked the network, or published it by hand, and states the outcome. */
export const settleTarget = defineRoute({
  ...ofTarget,
  method: 'POST',
  path: '/posts/:id/targets/:targetId/settle',
  summary: 'Сказать, вышла ли публикация',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({
    outcome: z.enum(['published', 'not_published']),
    url: z.optional(z.nullable(z.url().check(z.maxLength(2048)))),
  }),
})

/** Removes a published target at the network, where supported. */
export const removeTarget = defineRoute({
  ...ofTarget,
  method: 'POST',
  path: '/posts/:id/targets/:targetId/remove',
  summary: 'Удалить из сети',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
  errors: ['NOT_FOUND', 'CONFLICT', 'NETWORK_UNAVAILABLE', 'REMOVE_REFUSED'],
})
