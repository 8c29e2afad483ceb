import * as z from 'zod/mini'

/** Step of the viseme track. */
export const MOUTHS_PER_SECOND = 15
/** The longest video is three minutes. */
export const MAX_SCRIPT_LENGTH = 3500
const MAX_SECONDS = 180

export const script = z.string().check(
  z.overwrite((value) => value.toWellFormed()),
  z.maxLength(MAX_SCRIPT_LENGTH, `Не длиннее ${MAX_SCRIPT_LENGTH} знаков`),
)

const assetId = z.string().check(z.minLength(1), z.maxLength(120))
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
  asset: assetId,
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

/** A piece of spoken audio: what is said on one slide. */
export const spokenPiece = z.object({
  asset: assetId,
  /** Seconds of the file. */
  from: seconds,
  until: seconds,
  /** In seconds of the piece. */
  words: z.array(timedWord).check(z.maxLength(1000)),
  /** What is said: other words on the slide make the voice stale. */
  script,
})
export type SpokenPiece = z.infer<typeof spokenPiece>

export const voiceKey = z.string().check(z.minLength(1), z.maxLength(80))
/** 1 is the normal speed. */
export const voiceSpeed = z.number().check(z.minimum(0.7), z.maximum(1.5))
