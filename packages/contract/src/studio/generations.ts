import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { reelKind } from './reel-content.ts'

export const generationState = z.enum(['queued', 'rendering', 'ready', 'failed', 'cancelled'])
export type GenerationState = z.infer<typeof generationState>

export const generationOutput = z.enum(['video', 'carousel'])
export type GenerationOutput = z.infer<typeof generationOutput>

/** Why a render failed: the files, the scene, the limits, or the server. */
export const generationFailureCode = z.enum([
  ...(['missing', 'picture', 'pictureSize', 'clip', 'clipSize', 'sound', 'scene'] as const),
  ...(['time', 'memory', 'quota', 'refused'] as const),
  ...(['tools', 'space', 'late', 'crash'] as const),
])
export type GenerationFailureCode = z.infer<typeof generationFailureCode>

/** One render of a reel. */
export const generation = z.object({
  id,
  /** Null when the reel was deleted. */
  reelId: z.nullable(id),
  kind: reelKind,
  title: z.string(),
  output: generationOutput,
  state: generationState,
  /** Per cent; never decreases. */
  progress: z.int(),
  /** Position in the queue; null when it is not queued. */
  ahead: z.nullable(z.int()),
  /** Estimate from earlier renders; null when unknown. */
  secondsLeft: z.nullable(z.int()),
  seconds: z.number(),
  /** Points spent, or reserved while in progress. */
  cost: z.int(),
  /** Reused from an identical earlier render: nothing was rendered or spent. */
  isReused: z.boolean(),
  /**
   * The video, or the pictures of a carousel in order. Empty until ready, or when deleted since.
   */
  results: z.array(resource),
  posterUrl: z.nullable(z.string()),
  failure: z.nullable(
    z.object({
      code: generationFailureCode,
      /** Russian: what happened and what to do. */
      message: z.string(),
    }),
  ),
  author: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  startedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
})
export type Generation = z.infer<typeof generation>

export const listGenerations = defineRoute({
  method: 'GET',
  path: '/generations',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'История генераций',
  tags: ['generations'],
  query: z.object({
    ...pageQuery,
    kind: z.optional(reelKind),
    state: z.optional(generationState),
    reelId: z.optional(id),
    /** Only queued and running ones. */
    isActive: z.optional(z.stringbool()),
  }),
  data: pageOf(generation),
})

/** Starts with all in progress, then reports every change in the workspace. */
export const watchGenerations = defineRoute({
  method: 'GET',
  path: '/generations/events',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Ход генераций потоком событий',
  tags: [],
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('changed'), generation }),
    /** Keep-alive. */
    z.object({ type: z.literal('tick') }),
  ]),
  data: nothing,
})

const one = { access: 'workspace', params: z.object({ id }) } as const
const change = { ...one, action: 'reels.write', rate: 'write' } as const

export const getGeneration = defineRoute({
  ...one,
  action: 'reels.read',
  method: 'GET',
  path: '/generations/:id',
  rate: 'read',
  summary: 'Генерация',
  tags: ['generation'],
  data: generation,
  errors: ['NOT_FOUND'],
})

/** Releases the point. A finished generation is unchanged. */
export const cancelGeneration = defineRoute({
  ...change,
  method: 'POST',
  path: '/generations/:id/cancel',
  summary: 'Отменить генерацию',
  affects: ['generations', 'reels', 'points'],
  data: generation,
  errors: ['NOT_FOUND'],
})

/** Retries a failed or cancelled one as a new generation of the same scene. */
export const retryGeneration = defineRoute({
  ...change,
  method: 'POST',
  path: '/generations/:id/retry',
  summary: 'Собрать ещё раз',
  affects: ['generations', 'reels', 'points'],
  data: generation,
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'],
})

/**
 * Removes it from the history; files used elsewhere stay. One in progress must be cancelled first.
 */
export const deleteGeneration = defineRoute({
  ...change,
  method: 'DELETE',
  path: '/generations/:id',
  summary: 'Убрать из истории',
  affects: ['generations', 'reels', 'resources', 'library'],
  removes: getGeneration,
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
