import * as z from 'zod/mini'
import { CACHE_TAGS } from './cache-tags.ts'
import { nothing } from './primitives.ts'
import { defineRoute } from './route.ts'

export const demo = z.object({
  /** The caller's personal workspace was filled with examples. */
  isDemo: z.boolean(),
  /** Examples are still being made. */
  isFilling: z.boolean(),
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
