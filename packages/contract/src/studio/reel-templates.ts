import * as z from 'zod/mini'
import { idempotent } from '../base/idempotency.ts'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { reelContent, reelKind } from './reel-content.ts'
import { getReel, reel } from './reels.ts'

export const MAX_TEMPLATES = 100
const MAX_ASKED = 60

const fieldKey = z.string().check(z.minLength(1), z.maxLength(120))

const place = { key: fieldKey, label: z.string() }

/** A place of a reel that a template asks for, with what the template holds there. */
export const templateField = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...place,
    value: z.string(),
    most: z.int(),
    /** A list: each line is an entry of its own. */
    lines: z.nullable(z.object({ most: z.int(), each: z.int() })),
  }),
  z.object({
    kind: z.literal('file'),
    ...place,
    value: z.nullable(z.string()),
    takes: z.array(z.enum(['image', 'video'])),
    isRequired: z.boolean(),
  }),
])
export type TemplateField = z.infer<typeof templateField>

/** A reel of the workspace to make others of: what is asked is filled in anew, the rest stays as it is. */
export const reelTemplate = z.object({
  id,
  name: z.string(),
  kind: reelKind,
  seconds: z.number(),
  /** In the order of the reel. */
  asks: z.array(templateField),
  /** Its reels take the brand of the workspace as it is then; otherwise they keep that of the template. */
  usesBrand: z.boolean(),
  updatedAt: instant,
  createdAt: instant,
})
export type ReelTemplate = z.infer<typeof reelTemplate>

const wholeTemplate = z.object({
  ...reelTemplate.shape,
  /** The reel it was saved from, in the brand its reels get. */
  content: reelContent,
  caption: z.string(),
  resources: z.array(resource),
})
export type WholeTemplate = z.infer<typeof wholeTemplate>

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const settings = {
  name: z
    .string()
    .check(
      z.trim(),
      wellFormed,
      z.minLength(1, 'Назовите шаблон'),
      z.maxLength(80, 'Не длиннее 80 знаков'),
    ),
  /** Keys of what is asked. */
  asks: z
    .array(fieldKey)
    .check(
      z.minLength(1, 'Отметьте, что спрашивать: иначе все рилсы будут одинаковыми'),
      z.maxLength(MAX_ASKED, `Не больше ${MAX_ASKED} полей`),
    ),
  usesBrand: z.boolean(),
}

const inWorkspace = { access: 'workspace' } as const
const ofTemplate = { ...inWorkspace, params: z.object({ id }) } as const

export const listReelTemplates = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/reel-templates',
  action: 'reels.read',
  rate: 'read',
  summary: 'Шаблоны рилсов',
  tags: ['reelTemplates'],
  data: z.array(reelTemplate),
})

export const getReelTemplate = defineRoute({
  ...ofTemplate,
  method: 'GET',
  path: '/reel-templates/:id',
  action: 'reels.read',
  rate: 'read',
  summary: 'Шаблон рилса',
  tags: ['reelTemplate', 'brandKit'],
  data: wholeTemplate,
  errors: ['NOT_FOUND'],
})

/** Of the reel in its current state; later changes of the reel do not reach it. */
export const createReelTemplate = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/reel-templates',
  action: 'reels.write',
  rate: 'write',
  summary: 'Сохранить рилс как шаблон',
  affects: ['reelTemplates'],
  body: z.object({ ...settings, reelId: id }),
  data: reelTemplate,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updateReelTemplate = defineRoute({
  ...ofTemplate,
  method: 'PUT',
  path: '/reel-templates/:id',
  action: 'reels.write',
  rate: 'write',
  summary: 'Изменить шаблон',
  affects: ['reelTemplates', 'reelTemplate'],
  body: z.object(settings),
  data: reelTemplate,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Reels made of it stay; rules that use it stop and say so. */
export const deleteReelTemplate = defineRoute({
  ...ofTemplate,
  method: 'DELETE',
  path: '/reel-templates/:id',
  action: 'reels.write',
  rate: 'write',
  summary: 'Удалить шаблон',
  affects: ['reelTemplates'],
  removes: getReelTemplate,
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** What a place gets: words or a resource, by what it takes. */
export const templateAnswer = z.object({
  key: fieldKey,
  text: z.optional(z.string().check(wellFormed, z.maxLength(4000, 'Не длиннее 4000 знаков'))),
  resourceId: z.optional(z.nullable(id)),
})
export type TemplateAnswer = z.infer<typeof templateAnswer>
export const templateAnswers = z.array(templateAnswer).check(z.maxLength(MAX_ASKED))

/** Idempotent by key. Costs nothing: a point is taken by the render. */
export const makeReelOfTemplate = defineRoute({
  ...ofTemplate,
  method: 'POST',
  path: '/reel-templates/:id/reels',
  action: 'reels.write',
  rate: 'write',
  summary: 'Рилс из шаблона',
  affects: ['reels'],
  answers: getReel,
  headers: idempotent,
  body: z.object({
    /** The name of the template when absent. */
    title: z.optional(z.string().check(z.trim(), wellFormed, z.maxLength(200))),
    answers: templateAnswers,
  }),
  data: reel,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
