import * as z from 'zod/mini'
import { id, instant, version } from '../../base/primitives.ts'
import {
  generationFailureCode,
  generationOutput,
  generationState,
} from '../../studio/generations.ts'
import { answer } from '../../studio/questions.ts'
import { reelKind } from '../../studio/reel-content.ts'
import { reelTemplate, templateAnswers } from '../../studio/reel-templates.ts'
import { reelStage } from '../../studio/reels.ts'
import { SENTENCE_MAX } from '../../studio/sentence.ts'
import { styleKey } from '../../studio/slideshow.ts'
import { defineV1, defineV1Write, v1PageOf, v1PageQuery } from './define-v1.ts'

/** One render of a reel. */
export const v1Generation = z.object({
  id,
  /** Null when the reel was deleted. */
  reelId: z.nullable(id),
  title: z.string(),
  output: generationOutput,
  state: generationState,
  /** Per cent. */
  progress: z.int(),
  secondsLeft: z.nullable(z.int()),
  /** Resources: the video, or the pictures of a carousel. Empty until it is ready. */
  resourceIds: z.array(id),
  failure: z.nullable(z.object({ code: generationFailureCode, message: z.string() })),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type V1Generation = z.infer<typeof v1Generation>

export const v1Reel = z.object({
  id,
  kind: reelKind,
  title: z.string(),
  seconds: z.number(),
  generation: z.nullable(v1Generation),
  appUrl: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type V1Reel = z.infer<typeof v1Reel>

const v1ReelWhole = z.object({ ...v1Reel.shape, version, caption: z.string() })

const sentence = z
  .string()
  .check(z.trim(), z.minLength(1, 'Напишите тему'), z.maxLength(SENTENCE_MAX))

export const listReelsV1 = defineV1({
  method: 'GET',
  path: '/reels',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Рилсы, недавно изменённые сначала',
  query: z.strictObject({
    ...v1PageQuery,
    kind: z.optional(reelKind),
    stage: z.optional(reelStage),
  }),
  data: v1PageOf(v1Reel),
})

export const getReelV1 = defineV1({
  method: 'GET',
  path: '/reels/:id',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Рилс и готовность видео',
  params: z.object({ id }),
  data: v1ReelWhole,
})

/** What has to be known before a reel about this can be made. */
export const askReelV1 = defineV1({
  method: 'POST',
  path: '/reels/questions',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  isRead: true,
  summary: 'Что нужно знать для рилса на эту тему',
  body: z.strictObject({ topic: sentence }),
  data: z.object({
    /** The reel can be made without answers. */
    isKnown: z.boolean(),
    questions: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
})

/** From a topic, with answers where they are needed, of a template with what it asks, or as a copy of a reel. */
export const createReelV1 = defineV1Write({
  method: 'POST',
  path: '/reels',
  scope: 'reels.write',
  action: 'reels.write',
  summary: 'Создать рилс из темы или по шаблону',
  body: z.discriminatedUnion('from', [
    z.strictObject({
      from: z.literal('topic'),
      topic: sentence,
      answers: z.optional(z.array(z.strictObject(answer.shape)).check(z.maxLength(20))),
      style: z.optional(styleKey),
    }),
    z
      .strictObject({
        from: z.literal('template'),
        /** A template of the workspace, with what it asks. */
        templateId: z.optional(id),
        answers: z.optional(templateAnswers),
        title: z.optional(z.string().check(z.trim(), z.maxLength(200))),
        /** Instead of a template: a reel that is copied as it is. */
        reelId: z.optional(id),
      })
      .check(
        z.refine(
          ({ templateId, reelId }) => (templateId === undefined) !== (reelId === undefined),
          { message: 'Назовите шаблон или рилс: одно из двух', path: ['templateId'] },
        ),
      ),
  ]),
  data: v1ReelWhole,
  errors: ['CONFLICT', 'PLAN_LIMIT_REACHED', 'AI_OFF', 'UNAVAILABLE'],
})

const v1Template = z.pick(reelTemplate, {
  id: true,
  name: true,
  kind: true,
  asks: true,
  usesBrand: true,
  createdAt: true,
  updatedAt: true,
})

export type V1Template = z.infer<typeof v1Template>

export const listTemplatesV1 = defineV1({
  method: 'GET',
  path: '/reel-templates',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Шаблоны рилсов и что они спрашивают',
  data: z.object({ items: z.array(v1Template) }),
})

export const getTemplateV1 = defineV1({
  method: 'GET',
  path: '/reel-templates/:id',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Шаблон рилса',
  params: z.object({ id }),
  data: v1Template,
})

export const renderReelV1 = defineV1Write({
  method: 'POST',
  path: '/reels/:id/generations',
  scope: 'reels.write',
  action: 'reels.write',
  summary: 'Собрать видео или карусель',
  params: z.object({ id }),
  body: z.strictObject({ output: generationOutput }),
  data: v1Generation,
  errors: ['CONFLICT', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'],
})

export const listGenerationsV1 = defineV1({
  method: 'GET',
  path: '/generations',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Сборки видео, новые сначала',
  query: z.strictObject({
    ...v1PageQuery,
    state: z.optional(generationState),
    reelId: z.optional(id),
  }),
  data: v1PageOf(v1Generation),
})

export const getGenerationV1 = defineV1({
  method: 'GET',
  path: '/generations/:id',
  scope: 'reels.read',
  action: 'reels.read',
  rate: 'read',
  summary: 'Сборка видео',
  params: z.object({ id }),
  data: v1Generation,
})
