import * as z from 'zod/mini'
import { idempotentOnly } from '../base/idempotency.ts'
import { id, instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { postTime } from '../publishing/posts.ts'
import { clipProposal, footageFacts, footageMs, footageSpan, MAX_CLIPS } from './footage.ts'
import { generation } from './generations.ts'
import { ownVideoForm } from './own-video.ts'

/** `queued` and `working` go on by themselves; `failed` and `cancelled` keep what is done and can go on. */
export const transcriptState = z.enum(['queued', 'working', 'ready', 'failed', 'cancelled'])
export type TranscriptState = z.infer<typeof transcriptState>

/** What is looked for, in this order. */
export const transcriptStep = z.enum(['sound', 'words', 'faces'])
export type TranscriptStep = z.infer<typeof transcriptStep>

/** Where the words come from. */
export const wordsSource = z.enum(['none', 'engine', 'text'])
export type WordsSource = z.infer<typeof wordsSource>

/** How far a source is known. */
export const transcript = z.object({
  id,
  resourceId: id,
  state: transcriptState,
  step: transcriptStep,
  /** Of all steps, 0–100. */
  progress: z.int(),
  seconds: z.number(),
  wordsSource,
  /** Words are known up to here. */
  wordsUntil: footageMs,
  /** What recognised the words. */
  engineName: z.nullable(z.string()),
  /** Points it took; none while it is not known whether it succeeds. */
  cost: z.int(),
  /** Russian: why it stopped and what to do. */
  failure: z.nullable(z.string()),
  /** Raised with every change of the facts. */
  version: z.int(),
  createdAt: instant,
})
export type Transcript = z.infer<typeof transcript>

/** What recognises speech here, what it costs, and how to get it where there is none. */
export const footageStatus = z.object({
  /** Null: words are typed or pasted. */
  engine: z.nullable(z.object({ name: z.string(), isLocal: z.boolean() })),
  /** Russian: what is missing and how the owner of the server gets it. */
  missing: z.nullable(z.string()),
  /** A command for the owner of the server. */
  installCommand: z.nullable(z.string()),
  /** Requests that are left this month; -1 without a limit. */
  left: z.int(),
  /** Whether typed words are found in a recording by its sound. */
  isTextAligned: z.boolean(),
})
export type FootageStatus = z.infer<typeof footageStatus>

export const getFootageStatus = defineRoute({
  method: 'GET',
  path: '/footage/status',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Чем расшифровать видео',
  tags: ['points'],
  data: footageStatus,
})

const ofTranscript = {
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  params: z.object({ id }),
} as const

/** Null for a file that was not looked at. */
export const findTranscript = defineRoute({
  method: 'GET',
  path: '/transcripts',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Расшифровка файла',
  tags: ['transcript'],
  query: z.object({ resourceId: id }),
  data: z.object({ transcript: z.nullable(transcript) }),
  errors: ['NOT_FOUND'],
})

export const getTranscriptFacts = defineRoute({
  method: 'GET',
  path: '/transcripts/:id/facts',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Слова, паузы и лица видео',
  tags: ['transcript'],
  params: z.object({ id }),
  data: z.object({ version: z.int(), facts: footageFacts }),
  errors: ['NOT_FOUND'],
})

const MAX_TEXT = 200_000

/** Begins, or goes on where it stopped. Another source of words begins them anew; sound and faces stay. */
export const startTranscript = defineRoute({
  method: 'POST',
  path: '/transcripts',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Расшифровать видео',
  affects: ['transcript', 'points'],
  body: z.object({
    resourceId: id,
    words: z.discriminatedUnion('from', [
      z.object({ from: z.literal('none') }),
      z.object({ from: z.literal('engine') }),
      z.object({
        from: z.literal('text'),
        text: z.string().check(
          z.trim(),
          z.overwrite((value) => value.toWellFormed()),
          z.minLength(1, 'Вставьте текст'),
          z.maxLength(MAX_TEXT, `Не длиннее ${MAX_TEXT} знаков`),
        ),
      }),
    ]),
  }),
  data: transcript,
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'],
})

/** Keeps what is done; the points come back. */
export const cancelTranscript = defineRoute({
  ...ofTranscript,
  method: 'POST',
  path: '/transcripts/:id/cancel',
  summary: 'Остановить расшифровку',
  affects: ['transcript', 'points'],
  data: transcript,
  errors: ['NOT_FOUND'],
})

const clipChoice = z.object({
  /** In the order of the talk. */
  clips: z.array(clipProposal),
  /** An engine chose them; by the rules otherwise. */
  isByAi: z.boolean(),
})
export type ClipChoice = z.infer<typeof clipChoice>

/** What an engine chose of these words, else what the rules choose. */
export const proposeClips = defineRoute({
  method: 'GET',
  path: '/transcripts/:id/clips',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'На какие рилсы нарезать видео',
  tags: ['transcript'],
  params: z.object({ id }),
  data: clipChoice,
  errors: ['NOT_FOUND'],
})

/** Asks the engine, which takes a request; without a usable reply it is an error and the point comes back. */
export const chooseClips = defineRoute({
  method: 'POST',
  path: '/transcripts/:id/clips',
  access: 'workspace',
  action: 'ai.use',
  rate: 'heavy',
  summary: 'Выбрать клипы с ИИ',
  affects: ['transcript', 'aiRequests', 'aiStatus', 'points'],
  params: z.object({ id }),
  headers: idempotentOnly,
  data: clipChoice,
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'RATE_LIMITED', 'AI_OFF', 'UNAVAILABLE'],
})

const clipWish = z.object({
  span: footageSpan,
  title: z.string().check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(120)),
})

/** A reel for each clip, rendered; its draft waits in the calendar at the next free time of the accounts. */
export const makeClipReels = defineRoute({
  ...ofTranscript,
  method: 'POST',
  path: '/transcripts/:id/reels',
  summary: 'Сделать рилсы из видео',
  affects: ['reels', 'generations', 'points', 'posts', 'postCounts', 'calendar'],
  headers: z.object({
    'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  body: z.object({
    /** Look, framing and cuts that all of them share. */
    form: ownVideoForm,
    clips: z
      .array(clipWish)
      .check(z.minLength(1, 'Отметьте хотя бы один клип'), z.maxLength(MAX_CLIPS)),
    connectionIds: z.array(id).check(z.maxLength(50)),
  }),
  data: z.object({
    items: z.array(
      z.object({ reelId: id, title: z.string(), generation, time: z.nullable(postTime) }),
    ),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'UNAVAILABLE'],
})

const fillers = z
  .array(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(40)))
  .check(z.maxLength(100, 'Не больше 100 слов'))

const fillerWords = z.object({ words: z.array(z.string()), isUsual: z.boolean() })

export const getFillerWords = defineRoute({
  method: 'GET',
  path: '/footage/fillers',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Слова-паразиты',
  tags: ['fillerWords'],
  data: fillerWords,
})

/** Null brings the usual list back. */
export const putFillerWords = defineRoute({
  method: 'PUT',
  path: '/footage/fillers',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Задать слова-паразиты',
  affects: ['fillerWords'],
  answers: getFillerWords,
  body: z.object({ words: z.nullable(fillers) }),
  data: fillerWords,
})
