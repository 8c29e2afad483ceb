import type { Random } from '../random.ts'
import { hat, shaker, snare, softKick } from '../sound/drums.ts'
import { bass, bell, keys, pad, pluck } from '../sound/instruments.ts'
import { createHighPass } from '../sound/shapes.ts'
import type { Voice } from '../sound/track.ts'
import { type Mood, melody, type Part, steps } from './studio.ts'

/** A sustained chord, spread over the stereo field. */
const padPart =
  ({ gain, brightness }: { gain: number; brightness(bar: number): number }): Part =>
  ({ random, beat, hit }, bar, { notes }) => {
    for (const [at, note] of notes.entries()) {
      const voice = pad(note, { seconds: beat * 3.7, random, brightness: brightness(bar) })
      hit(voice, { bar, gain, pan: (at - 1.5) / 2.5, room: 0.5 })
    }
  }

/** The chord in eighths, panned alternately. */
const arpeggioPart =
  ({
    order,
    gain,
    damping,
    brightness,
    seconds,
  }: {
    order: readonly number[]
    gain: number
    damping: number
    brightness: number
    seconds: number
  }): Part =>
  ({ random, hit }, bar, { notes }) => {
    for (const { step, beat } of steps(8)) {
      const note = (notes[order[step] ?? 0] ?? 60) + 12
      hit(pluck(note, { random, seconds, damping, brightness }), {
        bar,
        beat,
        gain: gain * (step % 2 === 0 ? 1 : 0.75) * random.between(0.85, 1),
        pan: step % 2 === 0 ? -0.35 : 0.35,
        room: 0.45,
      })
    }
  }

const lowNote =
  ({ gain, growl }: { gain: number; growl: number }): Part =>
  ({ beat, hit }, bar, { root }) =>
    hit(bass(root, { seconds: beat * 3.4, growl }), { bar, gain, room: 0.04 })

export const calm: Mood = {
  key: 'calm',
  name: 'Спокойная петля',
  tags: ['спокойная', 'фортепиано', 'медленная'],
  bpm: 72,
  chords: [
    { root: 36, notes: [60, 64, 67, 71] },
    { root: 33, notes: [57, 60, 64, 71] },
    { root: 41, notes: [57, 60, 64, 67] },
    { root: 43, notes: [59, 62, 67, 69] },
  ],
  parts: [
    padPart({ gain: 0.3, brightness: () => 720 }),
    lowNote({ gain: 0.42, growl: 0.12 }),
    arpeggioPart({
      order: [0, 2, 1, 3, 2, 1, 3, 2],
      gain: 0.24,
      damping: 0.35,
      brightness: 0.35,
      seconds: 2.4,
    }),
    melody(
      [
        [0, 0, 76],
        [0, 2.5, 79],
        [1, 0, 72],
        [1, 3, 74],
        [2, 0, 76],
        [2, 2, 72],
        [3, 1, 74],
        [4, 0, 79],
        [4, 2.5, 83],
        [5, 0, 81],
        [5, 3, 79],
        [6, 0, 76],
        [6, 2, 77],
        [7, 1, 74],
      ],
      ({ beat }, key) => ({
        voice: keys(key, { seconds: beat * 1.4, brightness: 0.7 }),
        gain: 0.26,
        room: 0.6,
      }),
    ),
  ],
}

/** Vinyl crackle: rare clicks over a quiet hiss. */
const crackle = (seconds: number, random: Random): Voice => {
  const cut = createHighPass(1200)
  let spark = 0
  return {
    seconds,
    sample() {
      if (random.next() < 0.00016) spark = random.between(-1, 1)
      spark *= 0.8
      return cut(spark + random.between(-0.012, 0.012))
    },
  }
}

const lofiChords: Part = ({ beat, hit }, bar, { notes }) => {
  for (const [start, length, gain] of [
    [0, 2, 0.3],
    [2.5, 1.1, 0.2],
  ] as const) {
    for (const [at, note] of notes.entries()) {
      const voice = keys(note, { seconds: beat * length, wobble: 0.0035, brightness: 0.9 })
      hit(voice, { bar, beat: start + at * 0.02, gain, pan: (at - 1.5) / 4, room: 0.35 })
    }
  }
}

const lofiBass: Part = ({ beat, hit }, bar, { root }) => {
  hit(bass(root, { seconds: beat * 1.3, growl: 0.2 }), { bar, gain: 0.6, room: 0 })
  hit(bass(root + 7, { seconds: beat * 0.5, growl: 0.2 }), { bar, beat: 2.5, gain: 0.45, room: 0 })
}

const lofiDrums: Part = ({ random, hit }, bar) => {
  hit(softKick(), { bar, gain: 0.85, room: 0.02 })
  hit(softKick(), { bar, beat: bar % 2 === 0 ? 2.5 : 1.5, gain: 0.6, room: 0.02 })
  for (const beat of [1, 3]) hit(snare(random, { isSoft: true }), { bar, beat, gain: 0.42 })
  for (const { step, beat } of steps(8)) {
    const gain = (step % 2 === 0 ? 0.16 : 0.1) * random.between(0.7, 1.1)
    hit(hat(random), { bar, beat, gain, pan: 0.25, room: 0.05 })
  }
}

export const lofi: Mood = {
  key: 'lofi',
  name: 'Лоу-фай петля',
  tags: ['лоу-фай', 'уютная', 'медленная'],
  bpm: 80,
  swing: 0.32,
  chords: [
    { root: 38, notes: [53, 57, 60, 64] },
    { root: 43, notes: [53, 57, 59, 64] },
    { root: 36, notes: [52, 55, 59, 62] },
    { root: 45, notes: [55, 58, 61, 64] },
  ],
  parts: [
    ({ random, beat, hit }, bar) => hit(crackle(beat * 4, random), { bar, gain: 0.14, room: 0 }),
    lofiChords,
    lofiBass,
    lofiDrums,
    melody(
      [
        [0, 1.5, 72],
        [0, 2.5, 74],
        [1, 0.5, 76],
        [1, 2, 74],
        [2, 1.5, 71],
        [2, 2.5, 67],
        [3, 1, 69],
        [4, 1.5, 72],
        [4, 2.5, 74],
        [5, 0.5, 79],
        [5, 2, 76],
        [6, 1.5, 74],
        [6, 3, 71],
        [7, 1, 70],
      ],
      ({ beat }, key) => ({
        voice: keys(key, { seconds: beat * 0.8, wobble: 0.005, brightness: 0.5 }),
        gain: 0.22,
        pan: -0.2,
        room: 0.6,
      }),
    ),
  ],
}

const inspiringDrums: Part = ({ random, hit }, bar) => {
  for (const beat of [0, 2]) hit(softKick(), { bar, beat, gain: 0.7, room: 0.03 })
  const claps = bar >= 2 ? [1, 3] : []
  for (const beat of claps)
    hit(snare(random, { isSoft: true }), { bar, beat, gain: 0.26, room: 0.4 })
  for (const { step, beat } of steps(8)) {
    hit(shaker(random), { bar, beat, gain: step % 2 === 0 ? 0.1 : 0.16, pan: 0.3, room: 0.1 })
  }
}

export const inspiring: Mood = {
  key: 'inspiring',
  name: 'Вдохновляющая петля',
  tags: ['вдохновляющая', 'светлая', 'средняя'],
  bpm: 100,
  chords: [
    { root: 36, notes: [60, 64, 67, 72] },
    { root: 43, notes: [59, 62, 67, 71] },
    { root: 45, notes: [57, 60, 64, 69] },
    { root: 41, notes: [57, 60, 65, 69] },
  ],
  parts: [
    padPart({ gain: 0.25, brightness: (bar) => 900 + bar * 120 }),
    lowNote({ gain: 0.5, growl: 0.2 }),
    arpeggioPart({
      order: [0, 2, 3, 2, 1, 2, 3, 2],
      gain: 0.32,
      damping: 0.5,
      brightness: 0.75,
      seconds: 1.4,
    }),
    inspiringDrums,
    melody(
      [
        [4, 0, 84],
        [4, 1.5, 83],
        [4, 2, 79],
        [5, 0, 83],
        [5, 1.5, 81],
        [5, 2, 79],
        [6, 0, 81],
        [6, 1.5, 84],
        [6, 2, 88],
        [7, 0, 86],
        [7, 1.5, 84],
        [7, 2.5, 81],
      ],
      (_, key) => ({
        voice: bell(key, { seconds: 1.8, ratio: 2, brightness: 1.1 }),
        gain: 0.3,
        room: 0.6,
      }),
    ),
  ],
}
