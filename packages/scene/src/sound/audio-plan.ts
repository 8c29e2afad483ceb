import type { AudioTrack, Scene } from '@kadr/contract/studio/scene/scene'

export type Span = { start: number; end: number }

/** A track with all durations resolved. */
export type PlannedTrack = AudioTrack & {
  duration: number
  /** Spans of voice over this track; empty for tracks that are not ducked. */
  duckedBy: readonly Span[]
}

export type AudioPlan = { seconds: number; tracks: readonly PlannedTrack[] }

/** Ducking of music under a voice, applied over `duckedBy`. */
export const DUCKING = { decibels: -10, attackSeconds: 0.12, releaseSeconds: 0.4 } as const

/** What is heard of music until it opens: two poles of a low-pass filter. */
export const MUFFLING = { cutoffHertz: 420, decibels: -2 } as const

/** Merges touching and overlapping spans. */
const mergeSpans = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Played by the browser and mixed by the server. */
export const planAudio = ({ audio, seconds }: Pick<Scene, 'audio' | 'seconds'>): AudioPlan => {
  const tracks = audio
    .filter(({ start, gain }) => start < seconds && gain > -60)
    .map((track) => ({
      ...track,
      duration: Math.min(track.duration ?? seconds, seconds - track.start),
    }))
  const voices = mergeSpans(
    tracks
      .filter(({ role }) => role === 'voice')
      .map(({ start, duration }) => ({ start, end: start + duration })),
  )
  return {
    seconds,
    tracks: tracks.map((track) => {
      const isUnder = track.isDucked && track.role !== 'voice'
      // Fades of a short track are shortened to meet in its middle.
      const longest = track.duration / 2
      return {
        ...track,
        fadeIn: Math.min(track.fadeIn, longest),
        fadeOut: Math.min(track.fadeOut, longest),
        duckedBy: isUnder ? voices : [],
      }
    }),
  }
}
