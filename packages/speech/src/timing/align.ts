import { featuresOf } from '../sound/features.ts'
import { loudnessOf, type Span, STEP_SECONDS, speechSpans } from '../sound/loudness.ts'
import type { Sound } from '../sound/pcm.ts'
import { trimPauses } from '../sound/trim-pauses.ts'
import { warp } from './warp.ts'

/** Pauses carry no information: both readings are compared nearly without them. */
const COMPARED_PAUSE = 0.06
/** A word that crosses a pause by less than this share is moved to one side of it. */
const STRAY_SHARE = 0.3
/** The first word after a pause starts with its first sound. */
const ONSET_SECONDS = 0.14
/** Articulation starts before a word is audible. */
const CLOSURE_SECONDS = 0.04

const clampIndex = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))

/** Moves a word to one side of a pause, within speech. */
const fitToSpeech = (word: Span, speech: readonly Span[], pastEnd: number): Span => {
  const parts = speech
    .map(({ start, end }) => ({
      start: Math.max(start, word.start),
      end: Math.min(end, word.end),
      from: start,
    }))
    .filter(({ start, end }) => end > start)
  const longest = Math.max(...parts.map(({ start, end }) => end - start))
  const own = parts.filter(({ start, end }) => end - start >= longest * STRAY_SHARE)
  const first = own[0]
  const last = own.at(-1)
  if (!first || !last) return word
  const isOnset = first.start - first.from < ONSET_SECONDS && pastEnd <= first.from
  const heard = isOnset ? Math.max(0, first.from - CLOSURE_SECONDS) : first.start
  return { start: heard, end: last.end }
}

/** Enforces order and a minimal duration. */
const inOrder = (spans: readonly Span[], total: number): Span[] => {
  let past = 0
  return spans.map(({ start, end }) => {
    const from = Math.min(Math.max(start, past), Math.max(0, total - STEP_SECONDS))
    past = Math.min(total, Math.max(end, from + STEP_SECONDS))
    return { start: from, end: past }
  })
}

/** Transfers word boundaries from a reading with known times to a recording of the same words. */
export const alignToReading = ({
  reading,
  times,
  recording,
  areEndsFree = false,
}: {
  reading: Sound
  times: readonly Span[]
  recording: Sound
  /** The recording holds more than the words, before and after them. */
  areEndsFree?: boolean
}): Span[] => {
  const known = trimPauses({ sound: reading, longestPause: COMPARED_PAUSE })
  const unknown = trimPauses({ sound: recording, longestPause: COMPARED_PAUSE })
  const matches = warp(featuresOf(known.sound), featuresOf(unknown.sound), { areEndsFree })
  const speech = speechSpans(loudnessOf(recording))
  const matchAt = (seconds: number) =>
    matches[clampIndex(Math.round(known.map.toKept(seconds) / STEP_SECONDS), matches.length)]
  let pastEnd = 0
  const spans = times.map(({ start, end }) => {
    const from = matchAt(start)
    const until = matchAt(end - STEP_SECONDS)
    const middle = ((from?.first ?? 0) + (from?.last ?? 0)) / 2
    const border = {
      start: unknown.map.toWhole(middle * STEP_SECONDS),
      end: unknown.map.toWhole(((until?.last ?? 0) + 1) * STEP_SECONDS),
    }
    const word = fitToSpeech(border, speech, pastEnd)
    pastEnd = word.end
    return word
  })
  return inOrder(spans, recording.samples.length / recording.rate)
}
