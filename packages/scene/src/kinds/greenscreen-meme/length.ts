import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { FRAMES_PER_SECOND } from '../../geometry/canvas-size.ts'
import { readWholeSeconds } from './punch.ts'

/** A looped reaction repeats until its text can be read. */
const MIN_LOOPED_SECONDS = 5
const WITHOUT_CLIP_SECONDS = 5
const MAX_SECONDS = 60
const MIN_SECONDS = 1
/** Minimum length of a trimmed clip. */
const MIN_PIECE_SECONDS = 0.5

/** The trimmed part of the reaction, clamped to the clip's real duration. */
export const trimReaction = (
  { from, until }: { from: number; until: number | null },
  clipSeconds: number | null,
): { from: number; until: number | null; seconds: number } => {
  const length = clipSeconds ?? WITHOUT_CLIP_SECONDS
  const start = Math.min(from, Math.max(0, length - MIN_PIECE_SECONDS))
  const end = until === null || until >= length || until <= start ? null : until
  return { from: start, until: end, seconds: (end ?? length) - start }
}

export const computeMemeSeconds = (
  form: GreenscreenMemeForm,
  facts: ReadonlyMap<string, AssetFacts>,
): number => {
  const { seconds, reaction } = form
  const toFrame = (value: number) => Math.round(value * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  if (seconds !== null) return toFrame(seconds)
  const known = reaction?.asset ? facts.get(reaction.asset) : undefined
  const whole = readWholeSeconds(form)
  if (!reaction || known?.kind !== 'video') return toFrame(Math.max(WITHOUT_CLIP_SECONDS, whole))
  const piece = trimReaction(reaction, known.seconds).seconds
  if (!reaction.isLooped) return toFrame(Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, piece)))
  // Whole loops only: networks replay the video, and the end must match the beginning.
  const rounds = Math.max(1, Math.ceil(Math.max(MIN_LOOPED_SECONDS, whole) / piece))
  return toFrame(Math.min(MAX_SECONDS, piece * rounds))
}
