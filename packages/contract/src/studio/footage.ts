import * as z from 'zod/mini'
import { share } from '../base/primitives.ts'

/** What is known of a long video before anything is made of it; stored by resource, apart from forms. */

export const MAX_FOOTAGE_SECONDS = 7200
export const MAX_FOOTAGE_WORDS = 40_000

/** Milliseconds of the source: the time that words, cuts, framing and inserts are told in. */
export const footageMs = z.int().check(z.minimum(0), z.maximum(MAX_FOOTAGE_SECONDS * 1000))

export const footageSpan = z.object({ from: footageMs, to: footageMs })
export type FootageSpan = z.infer<typeof footageSpan>

/** A recognised or written word with its time in the source. */
export const footageWord = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  from: footageMs,
  to: footageMs,
  /** How sure the engine is; absent where it does not say. */
  sure: z.optional(share),
})
export type FootageWord = z.infer<typeof footageWord>

/** The sound of the source as it decides on cuts. */
export const footageSound = z.object({
  /** Where somebody speaks. */
  speech: z.array(footageSpan).check(z.maxLength(20_000)),
  /** Where nothing is heard above the noise of the room: a cut may lie here. */
  quiet: z.array(footageSpan).check(z.maxLength(40_000)),
  /** Loudness of each fifth of a second in whole decibels of full scale. */
  loudness: z
    .array(z.int().check(z.minimum(-100), z.maximum(0)))
    .check(z.maxLength(MAX_FOOTAGE_SECONDS * 5)),
})
export type FootageSound = z.infer<typeof footageSound>
export const LOUDNESS_STEP_MS = 200

/** A face in shares of the upright picture. */
export const faceBox = z.object({ x: share, y: share, width: share, height: share })
export type FaceBox = z.infer<typeof faceBox>

/** The leading face of the source, some looks a second. */
export const faceTrack = z.object({
  /** Milliseconds between two looks; the first is at zero. */
  every: z.int().check(z.minimum(100), z.maximum(2000)),
  /** Null where no face was found. */
  looks: z.array(z.nullable(faceBox)).check(z.maxLength(MAX_FOOTAGE_SECONDS * 10)),
  /** Milliseconds where the picture changes to another one. */
  scenes: z.array(footageMs).check(z.maxLength(4000)),
})
export type FaceTrack = z.infer<typeof faceTrack>

/** All that is known of one source; a part is null until it has been looked for. */
export const footageFacts = z.object({
  words: z.nullable(z.array(footageWord).check(z.maxLength(MAX_FOOTAGE_WORDS))),
  sound: z.nullable(footageSound),
  faces: z.nullable(faceTrack),
})
export type FootageFacts = z.infer<typeof footageFacts>

/** Why a clip is worth a reel. */
export const clipReason = z.enum([
  'question',
  'number',
  'contrast',
  'main-point',
  'mistake',
  'confession',
  'address',
  'energy',
  'story',
  'answer',
  'keyword',
])
export type ClipReason = z.infer<typeof clipReason>

/** A part of a talk that makes a reel: it begins with a hook and ends on a sentence. */
export const clipProposal = z.object({
  span: footageSpan,
  /** Indexes of the first and the last word. */
  firstWord: z.int().check(z.minimum(0)),
  lastWord: z.int().check(z.minimum(0)),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  reasons: z.array(clipReason).check(z.maxLength(4)),
  /** In the words of an engine that chose it. */
  why: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  score: share,
})
export type ClipProposal = z.infer<typeof clipProposal>

export const MIN_CLIPS = 4
export const MAX_CLIPS = 20
export const MIN_CLIP_SECONDS = 15
export const MAX_CLIP_SECONDS = 90
/** From this length on a source is offered to be cut into clips. */
export const CLIPS_FROM_SECONDS = 180
