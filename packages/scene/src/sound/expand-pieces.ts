import { placePieces } from '../footage/footage-time.ts'
import type { PlannedTrack } from './audio-plan.ts'

/** Half of the crossfade of the renderer, on both sides of a join. */
const JOIN_FADE = 0.005

/** A track of pieces as tracks one after another, for a player that starts each by itself. */
export const expandPieces = (track: PlannedTrack): PlannedTrack[] => {
  const { pieces, ...whole } = track
  if (!pieces) return [track]
  return placePieces(pieces).flatMap(({ from, until, start, end }, index) => {
    const duration = Math.min(end, track.duration) - start
    if (duration <= 0) return []
    const own = { id: `${track.id} ${index}`, from, until, start: track.start + start, duration }
    return [{ ...whole, ...own, isLooped: false, fadeIn: JOIN_FADE, fadeOut: JOIN_FADE }]
  })
}
