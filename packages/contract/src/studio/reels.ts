import * as z from 'zod/mini'
import { idempotent } from '../base/idempotency.ts'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { generation, generationOutput } from './generations.ts'
import { reelContent, reelKind } from './reel-content.ts'

const title = z.string().check(
  z.trim(),
  z.overwrite((value) => value.toWellFormed()),
  z.minLength(1, 'Укажите название'),
  z.maxLength(200, 'Не длиннее 200 знаков'),
)

const caption = z.optional(z.string().check(z.maxLength(5000, 'Не длиннее 5000 знаков')))

/** A reel in lists. */
export const reelSummary = z.object({
  id,
  kind: reelKind,
  title: z.string(),
  rubricId: z.nullable(id),
  /** Of the whole reel in its current state. */
  seconds: z.number(),
  /** The latest render, if any. */
  lastGeneration: z.nullable(generation),
  /** Thumbnail of the first asset, until a render gives a poster. */
  thumbnailUrl: z.nullable(z.string()),
  updatedAt: instant,
  createdAt: instant,
})
export type ReelSummary = z.infer<typeof reelSummary>

/** An editable video project. `version` increases with every save. */
export const reel = z.object({
  ...reelSummary.shape,
  version,
  /** Initial text of a post made from this reel. */
  caption: z.string(),
  content: reelContent,
  /** Existing resources the form refers to. */
  resources: z.array(resource),
})
export type Reel = z.infer<typeof reel>

/** A reel is a draft until a render of it is ready. */
export const reelStage = z.enum(['draft', 'finished'])

export const listReels = defineRoute({
  method: 'GET',
  path: '/reels',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Рилсы',
  tags: ['reels'],
  query: z.object({
    ...pageQuery,
    kind: z.optional(reelKind),
    stage: z.optional(reelStage),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    rubricId: z.optional(id),
  }),
  data: pageOf(reelSummary),
})

export const getReel = defineRoute({
  method: 'GET',
  path: '/reels/:id',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Рилс',
  tags: ['reel'],
  params: z.object({ id }),
  data: reel,
  errors: ['NOT_FOUND'],
})

/** Idempotent by key. */
export const createReel = defineRoute({
  method: 'POST',
  path: '/reels',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Создать рилс',
  affects: ['reels'],
  answers: getReel,
  headers: idempotent,
  body: z.object({ title, caption, content: reelContent }),
  data: reel,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const ofReel = {
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  params: z.object({ id }),
} as const

/** A stale `version` is refused with VERSION_CONFLICT and changes nothing. */
export const saveReel = defineRoute({
  ...ofReel,
  method: 'PUT',
  path: '/reels/:id',
  summary: 'Сохранить рилс',
  affects: ['reels'],
  answers: getReel,
  body: z.object({ version, title, caption, content: reelContent }),
  data: reel,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

/** A label is not a part of the content: its version stays. */
export const labelReel = defineRoute({
  ...ofReel,
  method: 'PUT',
  path: '/reels/:id/rubric',
  summary: 'Поставить рубрику',
  affects: ['reels', 'analytics'],
  answers: getReel,
  body: z.object({ rubricId: z.nullable(id) }),
  data: reel,
  errors: ['NOT_FOUND'],
})

export const duplicateReel = defineRoute({
  ...ofReel,
  method: 'POST',
  path: '/reels/:id/duplicate',
  summary: 'Копия рилса',
  affects: ['reels'],
  answers: getReel,
  data: reel,
  errors: ['NOT_FOUND'],
})

/** Its renders stay in the history with their files. */
export const deleteReel = defineRoute({
  ...ofReel,
  method: 'DELETE',
  path: '/reels/:id',
  summary: 'Удалить рилс',
  affects: ['reels', 'generations', 'generation'],
  removes: getReel,
  data: nothing,
  errors: ['NOT_FOUND'],
})

/**
 * Queues a render and reserves a point. An unchanged reel returns the existing file at no cost. A
 * repeated click returns the generation in progress.
 */
export const renderReel = defineRoute({
  ...ofReel,
  method: 'POST',
  path: '/reels/:id/generations',
  summary: 'Собрать видео или карусель',
  affects: ['generations', 'reels', 'points'],
  body: z.object({ output: generationOutput }),
  data: generation,
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'],
})
