import * as z from 'zod/mini'
import { id } from './primitives.ts'
import { resource } from './resources.ts'
import { defineRoute } from './route.ts'

/** Step of the viseme track. */
export const MOUTHS_PER_SECOND = 15
/** The longest video is three minutes. */
export const MAX_SCRIPT_LENGTH = 3500
const MAX_SECONDS = 180

export const script = z.string().check(
  z.overwrite((value) => value.toWellFormed()),
  z.maxLength(MAX_SCRIPT_LENGTH, `Не длиннее ${MAX_SCRIPT_LENGTH} знаков`),
)

const seconds = z.number().check(z.minimum(0), z.maximum(MAX_SECONDS))

/** A written word and when it is spoken. */
export const timedWord = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  start: seconds,
  end: seconds,
})
export type TimedWord = z.infer<typeof timedWord>

/** A spoken script: audio, word times and visemes. */
export const spokenScript = z.object({
  asset: z.string().check(z.minLength(1), z.maxLength(120)),
  seconds: z.number().check(z.minimum(0.1), z.maximum(MAX_SECONDS)),
  words: z.array(timedWord).check(z.maxLength(1000)),
  /** One letter per step: r rest, c closed, a e i o u f l s. */
  mouths: z
    .string()
    .check(z.regex(/^[raceioufls]*$/), z.maxLength(MAX_SECONDS * MOUTHS_PER_SECOND)),
  /** The spoken script: a changed script makes the voice stale. */
  script,
})
export type SpokenScript = z.infer<typeof spokenScript>

export const voiceKey = z.string().check(z.minLength(1), z.maxLength(80))

export const voiceStatus = z.object({
  voices: z.array(
    z.object({
      key: voiceKey,
      name: z.string(),
      gender: z.nullable(z.enum(['female', 'male'])),
      /** Runs on our own server. */
      isOffline: z.boolean(),
    }),
  ),
  /**
   * Command that installs offline voices when they are missing; own recordings work without them.
   */
  installCommand: z.nullable(z.string()),
})
export type VoiceStatus = z.infer<typeof voiceStatus>

export const listVoices = defineRoute({
  method: 'GET',
  path: '/speech/voices',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Голоса для озвучки',
  tags: [],
  data: voiceStatus,
})

const spoken = z.object({ voice: spokenScript, resource })

/** Cached: the same text and voice return the same file. */
export const speakScript = defineRoute({
  method: 'POST',
  path: '/speech',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Озвучить текст',
  affects: ['resources', 'library'],
  body: z.object({
    script: script.check(z.minLength(1, 'Напишите текст')),
    voice: voiceKey,
    /** 1 is the normal speed. */
    speed: z.number().check(z.minimum(0.7), z.maximum(1.5)),
  }),
  data: spoken,
  errors: ['UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
})

/** Aligns a text with a recording. With pauses shortened, the result is a new resource. */
export const alignRecording = defineRoute({
  method: 'POST',
  path: '/speech/recordings',
  access: 'workspace',
  action: 'reels.write',
  rate: 'write',
  summary: 'Разметить запись голоса',
  affects: ['resources', 'library'],
  body: z.object({
    resourceId: id,
    script: script.check(z.minLength(1, 'Напишите текст')),
    arePausesTrimmed: z.boolean(),
  }),
  data: spoken,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
})
