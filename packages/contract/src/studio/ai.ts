import * as z from 'zod/mini'
import { idempotent } from '../base/idempotency.ts'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { productTone } from '../library/products.ts'
import { aiOutput } from './ai-outputs.ts'
import { aiKind, aiTask } from './ai-tasks.ts'

export const aiRequestState = z.enum(['running', 'done', 'failed', 'cancelled'])
export type AiRequestState = z.infer<typeof aiRequestState>

const aiFailure = z.object({
  code: z.enum([
    'cancelled',
    'timeout',
    'busy',
    'unavailable',
    'refused',
    'unreadable',
    'crashed',
    /** The templates don't cover the topic. */
    'unknown_topic',
    /** The templates can't apply it to this text. */
    'unable',
    /** The templates can't read pictures. */
    'unseen',
  ]),
  /** Russian: what happened, and that the point was returned. */
  message: z.string(),
})
export type AiFailureCode = z.infer<typeof aiFailure>['code']

export const aiRequest = z.object({
  id,
  state: aiRequestState,
  task: aiTask,
  output: z.nullable(aiOutput),
  failure: z.nullable(aiFailure),
  /** Written by our phrase templates: shown with «шаблонный режим». */
  isOffline: z.boolean(),
  author: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type AiRequest = z.infer<typeof aiRequest>

/** `delta` is the text since the previous event, for progress; `done` has the whole output. */
export const aiEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), id }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), request: aiRequest }),
  z.object({ type: z.literal('failed'), request: aiRequest }),
])
export type AiEvent = z.infer<typeof aiEvent>

const startErrors = [
  'NOT_FOUND',
  'CONFLICT',
  'PLAN_LIMIT_REACHED',
  'RATE_LIMITED',
  'AI_OFF',
] as const

/**
 * Costs one point, spent on `done` and released otherwise, also when the output reports an unknown topic. Disconnecting
 * cancels. Idempotent by key: a repeated request returns the first outcome at no cost.
 */
export const askAi = defineRoute({
  method: 'POST',
  path: '/ai/requests',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Запрос к ИИ: ответ потоком событий',
  affects: ['aiRequests', 'aiStatus', 'points'],
  headers: idempotent,
  body: z.object({ task: aiTask }),
  events: aiEvent,
  data: nothing,
  errors: startErrors,
})

/** Repeats a request as a new one with a new point. */
export const repeatAi = defineRoute({
  method: 'POST',
  path: '/ai/requests/:id/repeat',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Повторить запрос к ИИ: ответ потоком событий',
  affects: ['aiRequests', 'aiStatus', 'points'],
  params: z.object({ id }),
  events: aiEvent,
  data: nothing,
  errors: startErrors,
})

/** From any tab or device. A finished request is unchanged. */
export const cancelAi = defineRoute({
  method: 'POST',
  path: '/ai/requests/:id/cancel',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Отменить запрос к ИИ',
  affects: ['aiRequests', 'aiStatus', 'points'],
  params: z.object({ id }),
  data: aiRequest,
  errors: ['NOT_FOUND'],
})

export const listAiRequests = defineRoute({
  method: 'GET',
  path: '/ai/requests',
  access: 'workspace',
  action: 'ai.read',
  rate: 'read',
  summary: 'История запросов к ИИ',
  tags: ['aiRequests'],
  query: z.object({ ...pageQuery, kind: z.optional(aiKind) }),
  data: pageOf(aiRequest),
})

export const getAiRequest = defineRoute({
  method: 'GET',
  path: '/ai/requests/:id',
  access: 'workspace',
  action: 'ai.read',
  rate: 'read',
  summary: 'Запрос к ИИ',
  tags: ['aiRequests'],
  params: z.object({ id }),
  data: aiRequest,
  errors: ['NOT_FOUND'],
})

/** A running request must be cancelled first. */
export const deleteAiRequest = defineRoute({
  method: 'DELETE',
  path: '/ai/requests/:id',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Убрать запрос из истории',
  affects: ['aiRequests'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Creates posts of a content plan as dated drafts. Idempotent per post. */
export const placePlan = defineRoute({
  method: 'POST',
  path: '/ai/requests/:id/drafts',
  access: 'workspace',
  action: 'posts.write',
  rate: 'write',
  summary: 'Поставить контент-план в календарь черновиками',
  affects: ['posts', 'calendar'],
  params: z.object({ id }),
  body: z.object({
    /** Indexes of the plan's posts. */
    items: z
      .array(z.int().check(z.minimum(0), z.maximum(99)))
      .check(z.minLength(1, 'Выберите хотя бы один пост'), z.maxLength(100)),
    /** Connections of the drafts; they can be chosen later. */
    connectionIds: z._default(z.array(id).check(z.maxLength(50)), []),
  }),
  data: z.object({
    created: z.int(),
    /** Drafts that already existed. */
    existing: z.int(),
    /** Skipped, because their time has passed. */
    past: z.int(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const phrase = (max: number) =>
  z.string().check(z.trim(), wellFormed, z.minLength(1), z.maxLength(max))

/** Brand voice of the workspace. */
export const brandVoice = z.object({
  tone: productTone,
  /** The speaker and the audience. */
  about: z.string().check(z.trim(), wellFormed, z.maxLength(1000)),
  wordsToUse: z.array(phrase(60)).check(z.maxLength(30)),
  wordsToAvoid: z.array(phrase(60)).check(z.maxLength(30)),
  examples: z.array(phrase(2000)).check(z.maxLength(5)),
})
export type BrandVoice = z.infer<typeof brandVoice>

export const getBrandVoice = defineRoute({
  method: 'GET',
  path: '/ai/brand-voice',
  access: 'workspace',
  action: 'ai.read',
  rate: 'read',
  summary: 'Голос бренда',
  tags: ['brandVoice'],
  data: brandVoice,
})

export const putBrandVoice = defineRoute({
  method: 'PUT',
  path: '/ai/brand-voice',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Задать голос бренда',
  affects: [],
  answers: getBrandVoice,
  body: brandVoice,
  data: brandVoice,
})

export const aiStatus = z.object({
  /** Display name of the engine. */
  engineName: z.string(),
  /** Our phrase templates are in use: «шаблонный режим». */
  isOffline: z.boolean(),
  /** Null while requests are accepted. */
  off: z.nullable(
    z.object({
      reason: z.enum(['daily_limit', 'no_points', 'not_allowed']),
      /** Russian, safe to show. */
      message: z.string(),
    }),
  ),
  /** Speech becomes words: without it no microphone is shown. */
  hears: z.boolean(),
  /** What the engine can't do and is not offered; absent: it does everything. */
  unable: z.optional(z.array(z.enum(['meme', 'tone', 'longer']))),
  limits: z.object({
    requestsPerMinute: z.int(),
    maxTextLength: z.int(),
    maxTopicLength: z.int(),
  }),
  meters: z.object({
    /** Points of the workspace; -1 means unlimited. */
    left: z.int(),
    limit: z.int(),
    /** Successful requests of the workspace since its local midnight. */
    doneToday: z.int(),
    /** Requests of the caller in the last minute. */
    lastMinute: z.int(),
  }),
  /** The caller's running request, if any. */
  runningId: z.nullable(id),
})
export type AiStatus = z.infer<typeof aiStatus>

export const getAiStatus = defineRoute({
  method: 'GET',
  path: '/ai/status',
  access: 'workspace',
  action: 'ai.read',
  rate: 'read',
  summary: 'Состояние ИИ: движок, пределы, остаток',
  tags: ['aiStatus'],
  data: aiStatus,
})
