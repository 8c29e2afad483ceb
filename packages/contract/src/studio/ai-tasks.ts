import * as z from 'zod/mini'
import { id, localDate } from '../base/primitives.ts'
import { productTone } from '../library/products.ts'
import { ALL_NETWORKS, network } from '../publishing/networks.ts'
import { AI_KINDS } from './kinds.ts'
import { answer } from './questions.ts'
import { SENTENCE_MAX } from './sentence.ts'

/** Hook families of the gallery. */
export const hookFamily = z.enum([
  'curiosity',
  'list',
  'contrarian',
  'warning',
  'transformation',
  'recognition',
  'story',
  'address',
  'teaching',
  'proof',
  'secret',
  'meme',
])
export type HookFamily = z.infer<typeof hookFamily>

/** Goal of a hook: retention, saves, comments, shares, follows. */
export const hookGoal = z.enum(['watch', 'save', 'comment', 'share', 'follow'])
export type HookGoal = z.infer<typeof hookGoal>

/** Format of an idea or a planned post. */
export const contentFormat = z.enum(['post', 'slideshow', 'talking_head', 'product_demo', 'meme'])
export type ContentFormat = z.infer<typeof contentFormat>

export const AI_TEXT_MAX = 10_000
export const AI_TOPIC_MAX = SENTENCE_MAX

// PostgreSQL rejects a lone surrogate.
const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value) => value.toWellFormed()),
    z.maxLength(max, `Не длиннее ${max} символов`),
  )
const needed = (max: number, message: string) => text(max).check(z.minLength(1, message))
const count = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max))

/** The subject: a topic, a product, or both. */
const about = {
  topic: z._default(text(AI_TOPIC_MAX), ''),
  productId: z._default(z.nullable(id), null),
}
const hasSubject = z.refine<{ topic: string; productId: string | null }>(
  ({ topic, productId }) => topic !== '' || productId !== null,
  { message: 'Напишите тему или выберите продукт', path: ['topic'] },
)

export const aiLanguage = z.enum(['ru', 'en'])
export type AiLanguage = z.infer<typeof aiLanguage>
/** Absent: Russian, the only language of the templates. */
const language = z.optional(aiLanguage)

const tone = z._default(z.nullable(productTone), null)
const someText = needed(AI_TEXT_MAX, 'Добавьте текст')

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время'))

export const aiKind = z.enum(AI_KINDS)
export type AiKind = z.infer<typeof aiKind>

/** Input by kind. `tone: null` uses the workspace's brand voice. */
export const aiTask = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('hooks'),
      ...about,
      language,
      family: z._default(z.nullable(hookFamily), null),
      count: z._default(count({ min: 1, max: 12 }), 6),
    })
    .check(hasSubject),
  z
    .object({
      kind: z.literal('caption'),
      ...about,
      language,
      tone,
      length: z._default(z.enum(['short', 'medium', 'long']), 'medium'),
      /** Text is kept within this network's limits. */
      network: z._default(z.nullable(network), null),
    })
    .check(hasSubject),
  z.object({
    kind: z.literal('rewrite'),
    text: someText,
    mode: z.enum(['shorter', 'longer', 'tone']),
    tone,
  }),
  z.object({
    kind: z.literal('adapt'),
    text: someText,
    networks: z
      .array(network)
      .check(z.minLength(1, 'Выберите сеть'), z.maxLength(ALL_NETWORKS.length)),
    /** Media of the post: some limits depend on them. */
    media: z._default(z.enum(['none', 'image', 'images', 'video']), 'none'),
  }),
  z.object({
    kind: z.literal('hashtags'),
    text: someText,
    // As many as the apps of TikTok and Instagram take.
    count: z._default(count({ min: 1, max: 20 }), 5),
  }),
  z
    .object({
      kind: z.literal('alt_text'),
      resourceId: z._default(z.nullable(id), null),
      /** Short description of the picture. */
      description: z._default(text(AI_TOPIC_MAX), ''),
    })
    .check(
      z.refine(({ resourceId, description }) => resourceId !== null || description !== '', {
        message: 'Опишите картинку или выберите её в ресурсах',
        path: ['description'],
      }),
    ),
  z
    .object({
      kind: z.literal('slideshow'),
      ...about,
      language,
      tone,
      slides: z._default(count({ min: 3, max: 10 }), 6),
      /** A chosen hook; empty lets the engine choose. */
      hook: z._default(text(200), ''),
      /** Of the person, to the questions about the topic: the slides say nothing but them. */
      answers: z.optional(z.array(answer).check(z.maxLength(10))),
    })
    .check(hasSubject),
  z
    .object({
      kind: z.literal('talking_head'),
      ...about,
      tone,
      seconds: z._default(count({ min: 15, max: 180 }), 45),
    })
    .check(hasSubject),
  z.object({ kind: z.literal('product_demo'), ...about, language, tone }).check(hasSubject),
  z
    .object({
      kind: z.literal('meme'),
      ...about,
      language,
      count: z._default(count({ min: 1, max: 10 }), 4),
    })
    .check(hasSubject),
  z
    .object({
      kind: z.literal('content_plan'),
      ...about,
      tone,
      period: z._default(z.enum(['week', 'month']), 'week'),
      /** First local day. A month is four weeks. */
      from: localDate,
      postsPerWeek: z._default(count({ min: 1, max: 7 }), 3),
      /** Local time of every post. */
      time: z._default(time, '12:00'),
    })
    .check(hasSubject),
  z.object({
    kind: z.literal('product_ideas'),
    productId: id,
    count: z._default(count({ min: 1, max: 12 }), 6),
  }),
  z.object({
    kind: z.literal('comment_reply'),
    comment: needed(2000, 'Вставьте комментарий'),
    postText: z._default(text(AI_TEXT_MAX), ''),
    tone,
  }),
  /** Parts of a long talk that make reels. */
  z.object({ kind: z.literal('clip_choice'), transcriptId: id }),
])
export type AiTask = z.output<typeof aiTask>
export type AiTaskInput = z.input<typeof aiTask>
export type AiTaskOf<K extends AiKind> = Extract<AiTask, { kind: K }>
