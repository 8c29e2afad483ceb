import type { FootageSpan } from '@kadr/contract/studio/footage'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { subtractSpans } from '@kadr/kit/spans'
import { FRAMES_PER_SECOND } from '../geometry/canvas-size.ts'

/** Left between two cuts, it is a flash of a picture in which nothing can be said. */
const SLIVER_MS = 120
const FRAME_MS = 1000 / FRAMES_PER_SECOND
const ALMOST = 1e-6

/** Outward, so that no kept sound is lost; a frame is shorter than the room that cuts leave around words. */
const toFrames = ({ from, to }: FootageSpan) => ({
  from: Math.floor(from / FRAME_MS + ALMOST),
  to: Math.ceil(to / FRAME_MS - ALMOST),
})

type Cutting = Pick<OwnVideoForm, 'cuts' | 'source' | 'span'>

/** The part of the source the reel is made of. */
export const wholeOf = ({ source, span }: Cutting): FootageSpan => {
  const ms = source?.ms ?? 0
  if (!span) return { from: 0, to: ms }
  return { from: Math.min(span.from, ms), to: Math.min(span.to, ms) }
}

/** What is kept of the source, in milliseconds. */
export const listKept = (form: Cutting): FootageSpan[] => {
  const kept = subtractSpans(wholeOf(form), form.cuts)
  const whole = kept.filter(({ from, to }) => to - from >= SLIVER_MS)
  return whole.length > 0 ? whole : kept.slice(0, 1)
}

/** Kept parts on the grid of frames, in seconds of the source; not longer than `most` together. */
export const listPieces = (form: Cutting, most: number): FootagePiece[] => {
  const pieces: { from: number; to: number }[] = []
  for (const span of listKept(form).map(toFrames)) {
    const last = pieces.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else pieces.push(span)
  }
  let left = Math.floor(most * FRAMES_PER_SECOND)
  return pieces.flatMap(({ from, to }) => {
    const frames = Math.min(to - from, left)
    left -= frames
    return frames > 0
      ? [{ from: from / FRAMES_PER_SECOND, until: (from + frames) / FRAMES_PER_SECOND }]
      : []
  })
}

export const measurePieces = (pieces: readonly FootagePiece[]): number =>
  Math.round(pieces.reduce((sum, { from, until }) => sum + until - from, 0) * FRAMES_PER_SECOND) /
  FRAMES_PER_SECOND
