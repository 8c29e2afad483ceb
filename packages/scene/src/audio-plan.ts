import type { AudioTrack, Scene } from '@kadr/contract/scene'

export type Span = { start: number; end: number }

/** A track with every length known. */
export type PlannedTrack = AudioTrack & {
  duration: number
  /** Where voices sound over it; empty for tracks that do not step back. */
  under: readonly Span[]
}

export type AudioPlan = { seconds: number; tracks: readonly PlannedTrack[] }

/** How far music steps back under a voice, and how fast, for whoever follows `under`. */
export const DUCKING = { decibels: -10, attackSeconds: 0.12, releaseSeconds: 0.4 } as const

/** Spans that touch or overlap become one. */
const joinSpans = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** What sounds when. The browser plays it, the server mixes it. */
export const audioPlan = ({ audio, seconds }: Pick<Scene, 'audio' | 'seconds'>): AudioPlan => {
  const tracks = audio
    .filter(({ start, gain }) => start < seconds && gain > -60)
    .map((track) => ({
      ...track,
      duration: Math.min(track.duration ?? seconds, seconds - track.start),
    }))
  const voices = joinSpans(
    tracks
      .filter(({ role }) => role === 'voice')
      .map(({ start, duration }) => ({ start, end: start + duration })),
  )
  return {
    seconds,
    tracks: tracks.map((track) => {
      const isUnder = track.isDucked && track.role !== 'voice'
      // Fades of a short track meet in its middle instead of crossing.
      const longest = track.duration / 2
      return {
        ...track,
        fadeIn: Math.min(track.fadeIn, longest),
        fadeOut: Math.min(track.fadeOut, longest),
        under: isUnder ? voices : [],
      }
    }),
  }
}
