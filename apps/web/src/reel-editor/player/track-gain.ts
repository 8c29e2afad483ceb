import { DUCKING, MUFFLING, type PlannedTrack } from '@kadr/scene/sound/audio-plan'

const toFactor = (decibels: number) => 10 ** (decibels / 20)

const duckShare = ({ duckedBy: under }: PlannedTrack, seconds: number): number => {
  let share = 0
  for (const { start, end } of under) {
    const coming = 1 - (start - seconds) / DUCKING.attackSeconds
    const going = 1 - (seconds - end) / DUCKING.releaseSeconds
    share = Math.max(share, Math.min(1, coming, going))
  }
  return Math.max(0, share)
}

export const gainAt = (track: PlannedTrack, seconds: number): number => {
  const since = seconds - track.start
  const left = track.duration - since
  if (since < 0 || left < 0) return 0
  const fadeIn = track.fadeIn > 0 ? Math.min(1, since / track.fadeIn) : 1
  const fadeOut = track.fadeOut > 0 ? Math.min(1, left / track.fadeOut) : 1
  const muffled = seconds < (track.muffledUntil ?? 0) ? MUFFLING.decibels : 0
  const decibels = track.gain + muffled + DUCKING.decibels * duckShare(track, seconds)
  return toFactor(decibels) * fadeIn * fadeOut
}

const STEPS_A_SECOND = 20

/** Samples of the gain between two seconds of the scene, at even steps. */
export const gainCurve = ({
  track,
  from,
  to,
}: {
  track: PlannedTrack
  from: number
  to: number
}): Float32Array<ArrayBuffer> => {
  const steps = Math.max(2, Math.ceil((to - from) * STEPS_A_SECOND) + 1)
  return Float32Array.from({ length: steps }, (_, step) =>
    gainAt(track, from + ((to - from) * step) / (steps - 1)),
  )
}
