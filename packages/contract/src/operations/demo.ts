import * as z from 'zod/mini'
import { CACHE_TAGS } from '../base/cache-tags.ts'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const demo = z.object({
  /** The caller's personal workspace was filled with examples. */
  isDemo: z.boolean(),
  /** Examples are still being made. */
  isFilling: z.boolean(),
  /** Its figures of months are still being read, so that sums grow from one moment to the next. */
  isCollecting: z.boolean(),
})
export type Demo = z.infer<typeof demo>

export const getDemo = defineRoute({
  method: 'GET',
  path: '/demo',
  access: 'user',
  rate: 'read',
  summary: 'Заполнено ли пространство примерами',
  tags: ['demo'],
  data: demo,
})

/** Replaces the personal workspace by an empty one. */
export const clearDemo = defineRoute({
  method: 'POST',
  path: '/demo/clear',
  access: 'user',
  rate: 'heavy',
  summary: 'Очистить примеры и начать с нуля',
  affects: CACHE_TAGS,
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const inWorkspace = { path: '/demo/example', access: 'workspace' } as const

export const example = z.object({
  /** `offered` while the workspace has neither reels nor posts. */
  state: z.enum(['added', 'offered', 'none']),
  /** The reel of the example; null when it was not added. */
  reelId: z.nullable(id),
})
export type Example = z.infer<typeof example>

export const getExample = defineRoute({
  ...inWorkspace,
  method: 'GET',
  action: 'reels.read',
  rate: 'read',
  summary: 'Есть ли пример рилса и поста',
  tags: ['demo', 'posts', 'reels'],
  data: example,
})

/** Adds a reel and a draft post. Idempotent. */
export const addExample = defineRoute({
  ...inWorkspace,
  method: 'POST',
  action: 'reels.write',
  rate: 'write',
  summary: 'Добавить пример рилса и поста',
  affects: ['demo', 'posts', 'reels', 'calendar', 'postCounts'],
  data: example,
})

/** Deletes the reel and the draft of the example, even if edited. */
export const removeExample = defineRoute({
  ...inWorkspace,
  method: 'DELETE',
  action: 'reels.write',
  rate: 'write',
  summary: 'Убрать пример рилса и поста',
  affects: ['demo', 'posts', 'reels', 'calendar', 'postCounts'],
  data: example,
  errors: ['CONFLICT'],
})
