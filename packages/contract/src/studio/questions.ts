import * as z from 'zod/mini'
import { instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { factKind, factSource } from '../library/business.ts'
import { SENTENCE_MAX } from './sentence.ts'
import { slideshowForm, styleKey, styleSeed } from './slideshow.ts'
import { slideRole, storyboard } from './storyboard.ts'

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const text = (max: number) =>
  z.string().check(z.trim(), wellFormed, z.maxLength(max, `Не длиннее ${max} знаков`))

export const ANSWER_MAX = 300

/** What a sentence asks. */
export const askKind = z.enum([
  /** «Сколько стоит…» */
  'how_much',
  /** «Почему дорого», «из чего складывается цена». */
  'why_price',
  'why',
  /** «Как отличить», «признаки», «как понять, что…». */
  'how_to_tell',
  'what_to_take',
  /** «Что входит», «что можно сделать за 20 минут». */
  'included',
  /** «Что получится», «что вы унесёте». */
  'outcome',
  'is_it_legal',
  /** «Чем отличается». */
  'difference',
  /** «Одно или другое». */
  'choice',
  /** «Как выбрать». */
  'how_to_choose',
  'first_time',
  /** «Без лишних трат», «как не переплатить». */
  'how_to_save',
  'how_to',
  'mistakes',
  'myths',
  /** «5 причин», «7 идей»: so many of something. */
  'list',
  'checklist',
  /** «Стоит ли», «можно ли», «одобрят ли»: yes, no or it depends. */
  'is_it_worth',
  /** «Когда», «как часто». */
  'when',
  /** «Сколько сохнет», «за сколько». */
  'how_long',
  'where',
  'who_for',
  'before_after',
  'story',
  /** «О себе», «давайте знакомиться». */
  'intro',
  /** Something happens, is sold or is searched for. */
  'offer',
  /** Asks something of its own, «на что клюёт», «кто платит». */
  'question',
  /** Only names something. */
  'about',
])
export type AskKind = z.infer<typeof askKind>

/** All but neutral are told quietly: no jokes, no smiling objects, a calm palette. */
export const askTone = z.enum(['neutral', 'grief', 'illness', 'law', 'money'])
export type AskTone = z.infer<typeof askTone>

/** Something a workspace said of its business. */
export const knownFact = z.object({
  kind: factKind,
  /** What it is about, «Мастер-класс „Первая чашка“»; empty: the whole business. */
  about: z._default(text(120), ''),
  text: text(ANSWER_MAX).check(z.minLength(1)),
  source: factSource,
  /** When it was last said or confirmed. */
  date: instant,
  /** It holds until then; null: as long as nobody changes it. */
  until: z._default(z.nullable(instant), null),
})
export type KnownFact = z.infer<typeof knownFact>

/** A fact that a text repeats, with its source. */
export const saidFact = z.object({ text: z.string(), source: factSource, date: instant })
export type SaidFact = z.infer<typeof saidFact>

export const questionId = z.string().check(z.regex(/^[a-z][a-z\d_]{0,39}$/))

export const question = z.object({
  /** The same sentence always has the same questions. */
  id: questionId,
  text: z.string(),
  /** Grey text, never a value. */
  example: z.string(),
  /** Words to add by a tap. */
  chips: z.array(z.string()).check(z.maxLength(4)),
  /** The slide that shows the answer. */
  role: slideRole,
  isRequired: z.boolean(),
  /** A fact that answers it. One that is not fresh has to be confirmed: it does not count before. */
  fact: z.nullable(
    z.object({ text: z.string(), source: factSource, date: instant, isFresh: z.boolean() }),
  ),
  /** The fact its answer can be remembered as; null for what holds for this reel only. */
  keepsAs: z.nullable(factKind),
})
export type Question = z.infer<typeof question>

/** An empty text is a skipped question: its slide is dropped. */
export const answer = z.object({ questionId, text: text(ANSWER_MAX) })
export type Answer = z.infer<typeof answer>

export const askPlan = z.object({
  sentence: z.string(),
  kind: askKind,
  tone: askTone,
  /** A calm palette and no drawn objects. */
  isQuiet: z.boolean(),
  /** The writer's own facts answer the sentence: slides can be made without a question. */
  isKnown: z.boolean(),
  questions: z.array(question).check(z.maxLength(5)),
})
export type AskPlan = z.infer<typeof askPlan>

/** Slides so far. Without a single answer only the cover is there. */
export const composedAnswers = z.object({
  storyboard,
  /** By slide: the questions whose answers it shows; none for the cover. */
  questionIds: z.array(z.array(questionId)),
  /** Questions without an answer, in order. */
  open: z.array(questionId),
  /** Text of a post: the same words. */
  caption: z.string(),
  /** The form of a reel, with style and objects. */
  form: slideshowForm,
})
export type ComposedAnswers = z.infer<typeof composedAnswers>

const sentence = text(SENTENCE_MAX).check(z.minLength(1, 'Напишите, о чём рилс'))

const planned = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('plan'), plan: askPlan }),
  /** The topic breaks a rule, told in one sentence. */
  z.object({ outcome: z.literal('refused'), rule: z.string() }),
])
export type PlannedQuestions = z.infer<typeof planned>

const planBody = z.object({ sentence })
const composeBody = z.object({
  sentence,
  answers: z._default(z.array(answer).check(z.maxLength(10)), []),
  /** The director chooses when absent. */
  style: z.optional(styleKey),
  seed: z.optional(styleSeed),
})
export type ComposeInput = z.output<typeof composeBody>

/** Costs nothing. Facts of the workspace come as answers. */
export const planQuestions = defineRoute({
  method: 'POST',
  path: '/ai/questions',
  access: 'workspace',
  action: 'ai.use',
  rate: 'write',
  summary: 'Вопросы к фразе: чего не хватает для рилса',
  isRead: true,
  tags: ['business', 'products'],
  body: planBody,
  data: planned,
})

/** Costs nothing: slides of the person's own words, as far as there are answers. */
export const composeAnswers = defineRoute({
  method: 'POST',
  path: '/ai/questions/compose',
  access: 'workspace',
  action: 'ai.use',
  rate: 'read',
  summary: 'Слайды из ответов',
  isRead: true,
  tags: ['business', 'products'],
  body: composeBody,
  data: composedAnswers,
})

/** Of a spoken answer, in base64: a minute of speech. */
export const SOUND_MAX = 900_000

/** Costs nothing. The sound is not kept. */
export const hearAnswer = defineRoute({
  method: 'POST',
  path: '/ai/questions/hear',
  access: 'workspace',
  action: 'ai.use',
  rate: 'heavy',
  summary: 'Слова из записи голоса',
  isRead: true,
  tags: [],
  body: z.object({
    mimeType: z.enum(['audio/webm', 'audio/ogg', 'audio/mp4']),
    sound: z
      .string()
      .check(
        z.minLength(1, 'Запись пустая'),
        z.maxLength(SOUND_MAX, 'Запись длиннее минуты: скажите короче'),
        z.regex(/^[A-Za-z\d+/]+={0,2}$/, 'Запись повреждена: запишите ещё раз'),
      ),
  }),
  data: z.object({ text: z.string() }),
  errors: ['CONFLICT'],
})

/** The same for a visitor, without facts of a workspace. */
export const planVisitorQuestions = defineRoute({
  method: 'POST',
  path: '/questions',
  access: 'public',
  rate: 'heavy',
  summary: 'Вопросы к фразе без входа',
  isRead: true,
  tags: [],
  body: planBody,
  data: planned,
})

export const composeVisitorAnswers = defineRoute({
  method: 'POST',
  path: '/questions/compose',
  access: 'public',
  rate: 'write',
  summary: 'Слайды из ответов без входа',
  isRead: true,
  tags: [],
  body: composeBody,
  data: composedAnswers,
})
