import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { network } from './networks.ts'
import { postTime, weekday } from './posts.ts'

/** Account constraints from the network: choices and remaining quota. */
export const accountOptions = z.object({
  boards: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
  playlists: z._default(z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))), null),
  privacyLevels: z.nullable(z.array(z.string())),
  maxVideoSeconds: z.nullable(z.number()),
  isCommentOff: z.boolean(),
  isDuetOff: z.boolean(),
  isStitchOff: z.boolean(),
  /** The token publishes photos and videos as stories only. */
  areFilesOff: z.optional(z.boolean()),
  /** Remaining posts of the day, where the network reports it. */
  postsLeft: z.nullable(z.int()),
  /** Where it differs from the limits of the network. */
  maxVideoBytes: z._default(z.nullable(z.int()), null),
  /** Current name and picture at the network. */
  nickname: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  readAt: instant,
  /** Russian: why the network could not be read; the other fields are as of `readAt`. */
  staleReason: z.optional(z.string()),
})
export type AccountOptions = z.infer<typeof accountOptions>

const ofConnection = { access: 'workspace', params: z.object({ id }) } as const

/** Cached while fresh, otherwise read from the network; while the network is down, the stale cache. */
export const getAccountOptions = defineRoute({
  ...ofConnection,
  action: 'connections.read',
  method: 'GET',
  path: '/publisher/accounts/:id/options',
  rate: 'read',
  summary: 'Возможности аккаунта',
  tags: ['accountOptions'],
  data: accountOptions,
  errors: ['NOT_FOUND', 'NETWORK_UNAVAILABLE', 'CONNECTION_REFUSED'],
})

export const syncBoards = defineRoute({
  ...ofConnection,
  method: 'POST',
  path: '/publisher/pinterest/:id/sync-boards',
  action: 'connections.check',
  rate: 'write',
  summary: 'Обновить список досок',
  affects: ['accountOptions'],
  data: z.object({ boards: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['NOT_FOUND', 'NETWORK_UNAVAILABLE', 'CONNECTION_REFUSED'],
})

/** A weekly slot in the workspace's time zone. */
export const postingSlot = z.object({
  weekday,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время')),
})
export type PostingSlot = z.infer<typeof postingSlot>

const slotsOfConnection = z.object({
  connectionId: id,
  slots: z.array(postingSlot).check(z.maxLength(168)),
})
export type SlotsOfConnection = z.infer<typeof slotsOfConnection>

export const listSlots = defineRoute({
  method: 'GET',
  path: '/publisher/slots',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Удобное время по аккаунтам',
  tags: ['slots'],
  data: z.array(slotsOfConnection),
})

export const putSlots = defineRoute({
  method: 'PUT',
  path: '/publisher/slots',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Задать удобное время',
  affects: ['slots'],
  body: slotsOfConnection,
  data: slotsOfConnection,
  errors: ['NOT_FOUND'],
})

export const findSlot = defineRoute({
  method: 'POST',
  path: '/publisher/slots/next',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Ближайший свободный слот',
  isRead: true,
  tags: ['slots', 'calendar'],
  body: z.object({ connectionIds: z.array(id).check(z.maxLength(50)) }),
  /** Null when no connection has slots. */
  data: z.object({ time: z.nullable(postTime) }),
  errors: ['NOT_FOUND'],
})

export const hashtagSet = z.object({ id, name: z.string(), tags: z.array(z.string()) })
export type HashtagSet = z.infer<typeof hashtagSet>

const hashtagBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(100)),
  tags: z
    .array(z.string().check(z.trim(), z.regex(/^#?[\p{L}\p{N}_]{1,100}$/u, 'Хештег — одно слово')))
    .check(z.minLength(1, 'Добавьте хотя бы один хештег'), z.maxLength(60)),
})

export const listHashtagSets = defineRoute({
  method: 'GET',
  path: '/publisher/hashtag-sets',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Наборы хештегов',
  tags: ['hashtagSets'],
  data: z.array(hashtagSet),
})

export const createHashtagSet = defineRoute({
  method: 'POST',
  path: '/publisher/hashtag-sets',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Создать набор хештегов',
  affects: ['hashtagSets'],
  body: hashtagBody,
  data: hashtagSet,
  errors: ['CONFLICT'],
})

export const updateHashtagSet = defineRoute({
  ...ofConnection,
  method: 'PUT',
  path: '/publisher/hashtag-sets/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Изменить набор хештегов',
  affects: ['hashtagSets'],
  body: hashtagBody,
  data: hashtagSet,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteHashtagSet = defineRoute({
  ...ofConnection,
  method: 'DELETE',
  path: '/publisher/hashtag-sets/:id',
  action: 'posts.write',
  rate: 'write',
  summary: 'Удалить набор хештегов',
  affects: ['hashtagSets'],
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** `editors`: posts of members who can't approve. `everyone`: any post needs a second person. */
export const approvalFrom = z.enum(['editors', 'everyone'])
export type ApprovalFrom = z.infer<typeof approvalFrom>

export const publisherSettings = z.object({
  /** Posts wait for approval before they are published. */
  isApprovalRequired: z.boolean(),
  approvalFrom,
  /** Only posts to these accounts need approval; null for all. */
  approvalConnectionIds: z.nullable(z.array(id).check(z.maxLength(100))),
  /** A post delayed longer than this by downtime asks the user instead of being published. */
  lateLimitMinutes: z.int().check(z.minimum(1), z.maximum(1440)),
})
export type PublisherSettings = z.infer<typeof publisherSettings>

export const getPublisherSettings = defineRoute({
  method: 'GET',
  path: '/publisher/settings',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Настройки публикации',
  tags: ['publisherSettings'],
  data: publisherSettings,
})

export const updatePublisherSettings = defineRoute({
  method: 'PATCH',
  path: '/publisher/settings',
  access: 'workspace',
  action: 'workspace.manage',
  rate: 'write',
  summary: 'Изменить настройки публикации',
  affects: [],
  answers: getPublisherSettings,
  body: z.partial(publisherSettings),
  data: publisherSettings,
  errors: ['NOT_FOUND'],
})

/** Health of the scheduler and paused networks. */
export const getPublisherStatus = defineRoute({
  method: 'GET',
  path: '/publisher/status',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Работа планировщика',
  tags: [],
  data: z.object({
    /** Last poll of a worker; null when there was none. */
    seenAt: z.nullable(instant),
    isLate: z.boolean(),
    /** Overdue targets of this workspace. */
    waiting: z.int(),
    pausedNetworks: z.array(z.object({ network, until: instant, message: z.string() })),
  }),
})
