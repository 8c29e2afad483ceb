import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import type { Timings } from './timings.ts'

/** Part of the reel with one framing. */
export type Shot = {
  index: number
  start: number
  end: number
  /** Number of the sentence it belongs to. */
  sentence: number
  /** The drawn object mentioned in the shot. */
  object: string | null
  /** A card of the user's covers a part of the canvas. */
  hasCard: boolean
}

/** Maximum seconds of a shot. */
const LONGEST = 2.9
const SHORTEST = 1.1
/** Maximum number of shots: a scene has a limit of layers. */
const MOST = 48
/** Mouth shapes change 15 times a second; shots start on such a step. */
const STEPS = 15

const toStep = (seconds: number) => Math.round(seconds * STEPS) / STEPS

/** Cuts of a long sentence, moved to the nearest start of a word. */
const findCuts = (from: number, until: number, { words }: Timings, longest: number): number[] => {
  const count = Math.ceil((until - from) / longest)
  if (count < 2) return []
  return Array.from({ length: count - 1 }, (_, at) => {
    const wanted = from + ((until - from) * (at + 1)) / count
    const starts = words.map(({ start }) => start).filter((start) => start > from && start < until)
    const near = starts.toSorted(
      (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
    )[0]
    return near !== undefined && Math.abs(near - wanted) < longest / 4 ? near : wanted
  })
}

const objectAt = (
  { objects }: TalkingHeadForm,
  { words }: Timings,
  { start, end }: { start: number; end: number },
): string | null =>
  objects.find(({ word }) => {
    const spoken = words[word]
    return spoken !== undefined && spoken.start >= start - 0.05 && spoken.start < end - 0.3
  })?.name ?? null

/** A new shot for every sentence, and within long sentences. */
export const listShots = (form: TalkingHeadForm, timings: Timings): Shot[] => {
  const { seconds, beats } = timings
  const longest = Math.max(LONGEST, seconds / MOST)
  const sentences = [0, ...beats.filter((beat) => beat > SHORTEST && beat < seconds - SHORTEST)]
  const starts = sentences.flatMap((from, at) => [
    { at: from, sentence: at },
    ...findCuts(from, sentences[at + 1] ?? seconds, timings, longest).map((cut) => ({
      at: cut,
      sentence: at,
    })),
  ])
  const kept = starts
    .map((start) => ({ ...start, at: toStep(start.at) }))
    .filter(({ at }, index, all) => index === 0 || at - (all[index - 1]?.at ?? 0) >= SHORTEST / 2)
    .slice(0, MOST)
  return kept.map(({ at, sentence }, index) => {
    const span = { start: at, end: kept[index + 1]?.at ?? seconds }
    return {
      ...span,
      index,
      sentence,
      object: objectAt(form, timings, span),
      hasCard: form.inserts.some(
        ({ layout, start, end }) => layout === 'card' && start < span.end && end > span.start,
      ),
    }
  })
}
