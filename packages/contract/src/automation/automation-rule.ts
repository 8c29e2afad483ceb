import * as z from 'zod/mini'
import { id, localDate } from '../base/primitives.ts'
import { targetSettings } from '../publishing/post-targets.ts'
import { weekday } from '../publishing/posts.ts'
import { rubricId } from '../publishing/rubrics.ts'
import { aiLanguage, hookFamily } from '../studio/ai-tasks.ts'
import { MAX_CLIPS } from '../studio/footage.ts'
import { styleKey } from '../studio/slideshow.ts'
import { automationOutput } from './planned-runs.ts'

const topic = z.string().check(
  z.trim(),
  z.overwrite((value) => value.toWellFormed()),
  z.minLength(1, 'Тема не может быть пустой'),
  z.maxLength(300, 'Тема не длиннее 300 знаков'),
)
const link = z.url('Укажите ссылку целиком, с https://').check(z.maxLength(2000))

const feed = z.object({ kind: z.literal('feed'), url: link })
const priceList = z.object({ kind: z.literal('price-list'), url: link })

/** Sources that are read by their address. */
export const linkedSource = z.discriminatedUnion('kind', [feed, priceList])
export type LinkedSource = z.infer<typeof linkedSource>

/** What runs are made from. Each run takes one item, least recently used first. */
export const automationSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topics'),
    topics: z
      .array(topic)
      .check(z.minLength(1, 'Добавьте хотя бы одну тему'), z.maxLength(200, 'Не больше 200 тем')),
  }),
  z.object({
    kind: z.literal('hooks'),
    /** What the hooks are about. */
    topic,
    /** Empty: all families of the gallery. */
    families: z.array(hookFamily).check(z.maxLength(12)),
  }),
  /** Empty: all products that are not in the archive. */
  z.object({ kind: z.literal('products'), productIds: z.array(id).check(z.maxLength(500)) }),
  z.object({ kind: z.literal('folder'), folderId: id, topic }),
  z.object({
    kind: z.literal('evergreen'),
    /** Only posts with this hashtag; empty for all. */
    hashtag: z.string().check(z.trim(), z.maxLength(100)),
    cooldownDays: z.int().check(z.minimum(7, 'Не чаще раза в 7 дней'), z.maximum(730)),
    maxRepeats: z.int().check(z.minimum(1), z.maximum(50)),
  }),
  feed,
  priceList,
  /** Long videos of a folder: each is cut into clips, each run makes a reel of one of them. */
  z.object({
    kind: z.literal('footage'),
    folderId: id,
    /** The best of one video. */
    clips: z
      .int()
      .check(
        z.minimum(1, 'Хотя бы один клип'),
        z.maximum(MAX_CLIPS, `Не больше ${MAX_CLIPS} клипов`),
      ),
  }),
])
export type AutomationSource = z.infer<typeof automationSource>
export type AutomationSourceKind = AutomationSource['kind']

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время'))

/** In local time of the workspace. */
export const automationSchedule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('times'),
    weekdays: z.array(weekday).check(z.minLength(1, 'Выберите хотя бы один день'), z.maxLength(7)),
    times: z
      .array(time)
      .check(z.minLength(1, 'Добавьте время'), z.maxLength(6, 'Не больше шести раз в день')),
  }),
  /** Posting slots common to the chosen accounts. */
  z.object({ kind: z.literal('slots') }),
  /** The hours with the best results; default hours while there are too few results. */
  z.object({
    kind: z.literal('best'),
    perWeek: z.int().check(z.minimum(1, 'Хотя бы раз в неделю'), z.maximum(14, 'Не больше 14')),
  }),
])
export type AutomationSchedule = z.infer<typeof automationSchedule>

/** Published directly, after approval, or kept as a draft in the calendar. */
export const automationMode = z.enum(['publish', 'approval', 'draft'])
export type AutomationMode = z.infer<typeof automationMode>

export const automationRule = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(100, 'Не длиннее 100 знаков')),
  output: automationOutput,
  source: automationSource,
  /** Null: styles rotate. */
  style: z.nullable(styleKey),
  /** A template of the workspace; its reels take the look and the fixed places of it. */
  templateId: z.optional(z.nullable(id)),
  slides: z.int().check(z.minimum(3), z.maximum(10)),
  /** Of a talking head. */
  seconds: z.int().check(z.minimum(15), z.maximum(180)),
  /** Of a talking head; null: the first available voice. */
  voice: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Language of the text. Voices speak Russian only. */
  language: z._default(aiLanguage, 'ru'),
  schedule: automationSchedule,
  /** Local dates; null: from today, without end. */
  startsOn: z.nullable(localDate),
  endsOn: z.nullable(localDate),
  /** Local dates without runs. */
  closedDates: z.array(localDate).check(z.maxLength(100)),
  targets: z
    .array(z.object({ connectionId: id, settings: targetSettings }))
    .check(z.minLength(1, 'Выберите хотя бы один аккаунт'), z.maxLength(50)),
  /** Of the posts and reels it makes. */
  rubricId,
  mode: automationMode,
  /** Content is made this many hours before its time. */
  leadHours: z.int().check(z.minimum(1, 'Не меньше часа'), z.maximum(72, 'Не больше 72 часов')),
  /** Minimum number of days before an item of the source is used again. */
  repeatAfterDays: z.int().check(z.minimum(0), z.maximum(730)),
  /** Items and styles with better results are chosen more often. */
  prefersBest: z._default(z.boolean(), false),
})
export type AutomationRule = z.infer<typeof automationRule>
