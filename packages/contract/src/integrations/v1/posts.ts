import * as z from 'zod/mini'
import {
  givenInstant,
  id,
  instant,
  nothing,
  timeZone,
  version,
  wallTime,
} from '../../base/primitives.ts'
import { network } from '../../publishing/networks.ts'
import { problemFix } from '../../publishing/post-checks.ts'
import { failureAction, targetState } from '../../publishing/post-targets.ts'
import { postState, postTime } from '../../publishing/posts.ts'
import { defineV1, defineV1Write, v1PageOf, v1PageQuery } from './define-v1.ts'

const MAX_TARGETS = 50
const text = z.string().check(z.maxLength(20_000))
const mediaIds = z.array(id).check(z.maxLength(35))
const utmPart = z.string().check(z.trim(), z.maxLength(100))

/** A post on one account, and what has become of it. */
export const v1Target = z.object({
  id,
  /** Null when the account was disconnected. */
  accountId: z.nullable(id),
  network,
  accountTitle: z.string(),
  state: targetState,
  /** Null: the text and files of the post. */
  text: z.nullable(z.string()),
  mediaIds: z.nullable(z.array(id)),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  /** When it is tried next. */
  nextAt: z.nullable(instant),
  failure: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      action: failureAction,
      retryAt: z.nullable(instant),
    }),
  ),
  /** Russian: published, but not as asked. */
  notice: z.nullable(z.string()),
})
export type V1Target = z.infer<typeof v1Target>

export const v1Post = z.object({
  id,
  /** Rises with each change; a write names the one it is based on. */
  version,
  state: postState,
  text: z.string(),
  mediaIds: z.array(id),
  time: z.nullable(postTime),
  targets: z.array(v1Target),
  /** Where a person sees it in the app. */
  appUrl: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type V1Post = z.infer<typeof v1Post>

const v1Content = {
  text,
  mediaIds: z.optional(mediaIds),
  targets: z
    .array(
      z.strictObject({
        accountId: id,
        text: z.optional(z.nullable(text)),
        mediaIds: z.optional(z.nullable(mediaIds)),
        /** What only this network knows: the board of Pinterest, the title of YouTube. */
        settings: z.optional(z.record(z.string().check(z.maxLength(40)), z.unknown())),
      }),
    )
    .check(z.maxLength(MAX_TARGETS)),
  utm: z.optional(
    z.nullable(z.strictObject({ source: utmPart, medium: utmPart, campaign: utmPart })),
  ),
  /** Token of the advertising label. */
  erid: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}
const contentBody = z.strictObject(v1Content)
export type V1Content = z.infer<typeof contentBody>

export const listPostsV1 = defineV1({
  method: 'GET',
  path: '/posts',
  scope: 'posts.read',
  action: 'posts.read',
  rate: 'read',
  summary: 'Посты, недавно изменённые сначала',
  query: z.strictObject({
    ...v1PageQuery,
    state: z.optional(postState),
    accountId: z.optional(id),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** Of the time of publication. */
    from: z.optional(givenInstant),
    to: z.optional(givenInstant),
  }),
  data: v1PageOf(v1Post),
})

const ofPost = { params: z.object({ id }) } as const

export const getPostV1 = defineV1({
  ...ofPost,
  method: 'GET',
  path: '/posts/:id',
  scope: 'posts.read',
  action: 'posts.read',
  rate: 'read',
  summary: 'Пост и что с ним стало',
  data: v1Post,
})

export const createPostV1 = defineV1Write({
  method: 'POST',
  path: '/posts',
  scope: 'posts.write',
  action: 'posts.write',
  summary: 'Создать черновик',
  body: contentBody,
  data: v1Post,
})

export const updatePostV1 = defineV1Write({
  ...ofPost,
  method: 'PATCH',
  path: '/posts/:id',
  scope: 'posts.write',
  action: 'posts.write',
  summary: 'Изменить черновик или пост из плана',
  body: z.strictObject({ version, ...z.partial(z.object(v1Content)).shape }),
  data: v1Post,
  errors: ['CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

/** The rules of the networks; nothing is stored and nothing is sent. */
export const checkPostV1 = defineV1({
  method: 'POST',
  path: '/posts/check',
  scope: 'posts.read',
  action: 'posts.read',
  rate: 'read',
  isRead: true,
  summary: 'Проверить пост, ничего не отправляя',
  body: contentBody,
  data: z.object({
    /** Whether every network would take it. */
    isReady: z.boolean(),
    accounts: z.array(
      z.object({
        accountId: id,
        problems: z.array(
          z.object({
            level: z.enum(['error', 'warning']),
            code: z.string(),
            message: z.string(),
            field: z.string(),
            fixes: z.array(problemFix),
          }),
        ),
      }),
    ),
  }),
})

/** The next moment of the accounts' own timetable at which nothing is planned. */
export const findSlotV1 = defineV1({
  method: 'POST',
  path: '/posts/next-slot',
  scope: 'posts.read',
  action: 'posts.read',
  rate: 'read',
  isRead: true,
  summary: 'Ближайшее свободное время',
  body: z.strictObject({ accountIds: z.array(id).check(z.minLength(1), z.maxLength(MAX_TARGETS)) }),
  /** Null when the accounts have no timetable. */
  data: z.object({ time: z.nullable(postTime) }),
})

export const schedulePostV1 = defineV1Write({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/schedule',
  scope: 'posts.publish',
  action: 'posts.write',
  summary: 'Поставить в план',
  body: z.strictObject({
    version,
    when: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('at'), wallTime, timeZone }),
      z.strictObject({ kind: z.literal('slot') }),
    ]),
  }),
  data: v1Post,
  errors: ['CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

export const publishPostV1 = defineV1Write({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/publish',
  scope: 'posts.publish',
  action: 'posts.write',
  summary: 'Опубликовать сейчас',
  body: z.strictObject({ version }),
  data: v1Post,
  errors: ['CONFLICT', 'VERSION_CONFLICT', 'POST_NOT_READY'],
})

export const unschedulePostV1 = defineV1Write({
  ...ofPost,
  method: 'POST',
  path: '/posts/:id/unschedule',
  scope: 'posts.publish',
  action: 'posts.write',
  summary: 'Снять с плана',
  body: z.strictObject({ version }),
  data: v1Post,
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
})

/** Into the trash; what was published stays at its networks. */
export const deletePostV1 = defineV1Write({
  ...ofPost,
  method: 'DELETE',
  path: '/posts/:id',
  scope: 'posts.write',
  action: 'posts.write',
  summary: 'Удалить пост',
  data: nothing,
  errors: ['CONFLICT'],
})

/** What has happened to one publication, the newest last. */
export const getTargetHistoryV1 = defineV1({
  method: 'GET',
  path: '/posts/:id/targets/:targetId/history',
  scope: 'posts.read',
  action: 'posts.read',
  rate: 'read',
  summary: 'История публикации',
  params: z.object({ id, targetId: id }),
  data: z.object({
    data: z.array(
      z.object({ at: instant, from: z.nullable(targetState), to: targetState, text: z.string() }),
    ),
    next: z.nullable(z.string()),
  }),
})
