import * as z from 'zod/mini'
import { aiOutput } from './ai-outputs.ts'
import { aiKind, aiTask } from './ai-tasks.ts'
import { pageOf, pageQuery } from './paging.ts'
import { id, instant, nothing } from './primitives.ts'
import { productTone } from './products.ts'
import { defineRoute } from './route.ts'

export const aiRequestState = z.enum(['running', 'done', 'failed', 'cancelled'])
export type AiRequestState = z.infer<typeof aiRequestState>

const aiFailure = z.object({
  code: z.enum(['cancelled', 'timeout', 'busy', 'unavailable', 'refused', 'unreadable', 'crashed']),
  /** Russian: what happened, and that the point is back. */
  message: z.string(),
})
export type AiFailureCode = z.infer<typeof aiFailure>['code']

export const aiRequest = z.object({
  id,
  state: aiRequestState,
  task: aiTask,
  output: z.nullable(aiOutput),
  failure: z.nullable(aiFailure),
  /** Written by our own phrase templates: say «шаблонный режим» wherever it is shown. */
  isOffline: z.boolean(),
  author: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type AiRequest = z.infer<typeof aiRequest>

/** `delta` is what was written since the last one, for showing meanwhile; `done` brings the whole. */
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
 * Costs one point, spent when `done` comes and given back otherwise. Leaving the stream cancels. The same key is
 * the same request: a repeated one tells how the first ended and costs nothing.
 */
export const askAi = defineRoute({
  method: 'POST',
  path: '/ai/requests',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Запрос к ИИ: ответ потоком событий',
  affects: ['aiRequests', 'aiStatus', 'points'],
  headers: z.object({
    'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
  }),
  body: z.object({ task: aiTask }),
  events: aiEvent,
  data: nothing,
  errors: startErrors,
})

/** Asks the same again, as a new request with a new point. */
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

/** From any tab or device. A request that is over stays as it is. */
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

/** One that is running has to be cancelled first. */
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

/** Posts of a content plan as drafts in the calendar. Each is made once, however often it is asked for. */
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
    /** Which of the plan's posts, by their place in it. */
    items: z
      .array(z.int().check(z.minimum(0), z.maximum(99)))
      .check(z.minLength(1, 'Выберите хотя бы один пост'), z.maxLength(100)),
    /** Accounts the drafts are for; they can be chosen later, too. */
    connectionIds: z._default(z.array(id).check(z.maxLength(50)), []),
  }),
  data: z.object({
    created: z.int(),
    /** Drafts that were there already. */
    existing: z.int(),
    /** Left out, for their time has passed. */
    past: z.int(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const phrase = (max: number) =>
  z.string().check(z.trim(), wellFormed, z.minLength(1), z.maxLength(max))

/** How the workspace speaks. */
export const brandVoice = z.object({
  tone: productTone,
  /** Who speaks and to whom. */
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
  /** How the engine is called on screen. */
  engineName: z.string(),
  /** Our own phrase templates write: «шаблонный режим». */
  isOffline: z.boolean(),
  /** Null while requests are taken. */
  off: z.nullable(
    z.object({
      reason: z.enum(['daily_limit', 'no_points', 'not_allowed']),
      /** Russian, safe to show. */
      message: z.string(),
    }),
  ),
  limits: z.object({
    requestsPerMinute: z.int(),
    maxTextLength: z.int(),
    maxTopicLength: z.int(),
  }),
  meters: z.object({
    /** Points of the workspace; -1 means unlimited. */
    left: z.int(),
    limit: z.int(),
    /** Requests of the workspace that came out since its local midnight. */
    doneToday: z.int(),
    /** Requests the caller has made in the last minute. */
    lastMinute: z.int(),
  }),
  /** The caller's request under way, if any. */
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
