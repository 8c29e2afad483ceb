import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'
import type { AssetFacts } from '../kind.ts'

/** A loop comes round until there is time to read. */
const LEAST_LOOPED_SECONDS = 5
const WITHOUT_CLIP_SECONDS = 5
const MOST_SECONDS = 60
const LEAST_SECONDS = 1
/** What is left of a clip after a cut at its very end. */
const LEAST_PIECE_SECONDS = 0.5

/** The piece of the reaction that is shown, inside what the clip really has. */
export const pieceOf = (
  { from, until }: { from: number; until: number | null },
  clipSeconds: number | null,
): { from: number; until: number | null; seconds: number } => {
  const length = clipSeconds ?? WITHOUT_CLIP_SECONDS
  const start = Math.min(from, Math.max(0, length - LEAST_PIECE_SECONDS))
  const end = until === null || until >= length || until <= start ? null : until
  return { from: start, until: end, seconds: (end ?? length) - start }
}

/** How long the meme is. */
export const memeSeconds = (
  { seconds, reaction }: GreenscreenMemeForm,
  facts: ReadonlyMap<string, AssetFacts>,
): number => {
  const toFrame = (value: number) => Math.round(value * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  if (seconds !== null) return toFrame(seconds)
  const known = reaction ? facts.get(reaction.asset) : undefined
  if (!reaction || known?.kind !== 'video') return WITHOUT_CLIP_SECONDS
  const piece = pieceOf(reaction, known.seconds).seconds
  if (!reaction.isLooped) return toFrame(Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, piece)))
  // Whole rounds: the end meets the beginning when a network plays the video again.
  const rounds = Math.max(1, Math.ceil(LEAST_LOOPED_SECONDS / piece))
  return toFrame(Math.min(MOST_SECONDS, piece * rounds))
}
