import { createRandom, type Random } from '../random.ts'
import { normalise } from '../sound/loudness.ts'
import { reverb } from '../sound/reverb.ts'
import { createTrack, mixInto, play, type Track, type Voice } from '../sound/track.ts'

const BARS = 8
const BEATS = 4
const TARGET_LUFS = -14

type NotePosition = {
  bar: number
  beat?: number
  gain?: number
  pan?: number
  /** Reverb send. */
  room?: number
}

export type Studio = {
  random: Random
  /** Seconds per beat. */
  beat: number
  /** Plays at a bar and beat, both zero-based. */
  hit(voice: Voice, where: NotePosition): void
}

type Chord = { root: number; notes: readonly number[] }

/** One instrument in one bar. */
export type Part = (studio: Studio, bar: number, chord: Chord) => void

export type Mood = {
  key: string
  name: string
  tags: readonly string[]
  bpm: number
  /** Delay of off-beats, as a share of half a beat. */
  swing?: number
  /** One per bar; fewer than eight repeat. */
  chords: readonly [Chord, ...Chord[]]
  parts: readonly Part[]
}

/** A part from bar, beat and key of each note. */
export const melody =
  (
    notes: readonly (readonly [number, number, number])[],
    play: (studio: Studio, key: number) => { voice: Voice } & Omit<NotePosition, 'bar' | 'beat'>,
  ): Part =>
  (studio, bar) => {
    for (const [at, beat, key] of notes) {
      if (at !== bar) continue
      const { voice, ...where } = play(studio, key)
      studio.hit(voice, { bar, beat, ...where })
    }
  }

/** Equal steps through one bar. */
export const steps = (count: number) =>
  Array.from({ length: count }, (_, step) => ({ step, beat: (step * BEATS) / count }))

/** Off-beat eighths are delayed in swung music. */
const swung = (beat: number, swing: number) => (beat % 1 === 0.5 ? beat + swing / 2 : beat)

/** Eight bars that loop seamlessly: tails of the end are mixed into the beginning. */
export const recordLoop = ({ key, bpm, swing = 0, chords, parts }: Mood): Track => {
  const beat = 60 / bpm
  const seconds = BARS * BEATS * beat
  const dry = createTrack(seconds)
  const send = createTrack(seconds)
  const studio: Studio = {
    random: createRandom(`music ${key}`),
    beat,
    hit(voice, { bar, beat: within = 0, gain = 1, pan = 0, room = 0.2 }) {
      const at = (bar * BEATS + swung(within, swing)) * beat
      play(
        [
          { track: dry, gain },
          { track: send, gain: gain * room },
        ],
        voice,
        { at, pan },
      )
    },
  }
  for (let bar = 0; bar < BARS; bar += 1) {
    for (const part of parts) part(studio, bar, chords[bar % chords.length] ?? chords[0])
  }
  mixInto(dry, reverb(send), 1)
  normalise(dry, TARGET_LUFS)
  return dry
}
