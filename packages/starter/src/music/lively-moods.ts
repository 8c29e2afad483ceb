import { bigDrum, clap, hat, kick, shaker, tom } from '../sound/drums.ts'
import { bass, bell, keys, pad, pluck, strings } from '../sound/instruments.ts'
import { type Mood, melody, type Part, steps } from './studio.ts'

/** Kick on every beat, hi-hat between, claps on two and four. */
const danceDrums =
  ({ cymbal }: { cymbal: number }): Part =>
  ({ random, hit }, bar) => {
    for (const { beat } of steps(4)) {
      hit(kick(), { bar, beat, gain: 0.85, room: 0 })
      hit(hat(random, true), { bar, beat: beat + 0.5, gain: cymbal, pan: 0.2, room: 0.04 })
    }
    for (const beat of [1, 3]) hit(clap(random), { bar, beat, gain: 0.42, room: 0.25 })
  }

const sixteenths: Part = ({ random, hit }, bar) => {
  for (const { step, beat } of steps(16)) {
    hit(shaker(random), { bar, beat, gain: step % 4 === 2 ? 0.14 : 0.07, pan: -0.4, room: 0.05 })
  }
}

const upbeatChords: Part = ({ random, hit }, bar, { notes }) => {
  for (const beat of [0.5, 1.5, 2, 2.5, 3.5]) {
    for (const [voice, note] of notes.entries()) {
      hit(pluck(note + 12, { random, seconds: 0.5, damping: 1, brightness: 0.8 }), {
        bar,
        beat,
        gain: 0.26,
        pan: (voice - 1) * 0.5,
      })
    }
  }
}

const upbeatBass: Part = ({ beat: length, hit }, bar, { root }) => {
  for (const [beat, up] of [
    [0, 0],
    [0.75, 0],
    [1.5, 0],
    [2, 12],
    [2.75, 0],
    [3.5, 7],
  ] as const) {
    hit(bass(root + up, { seconds: length * 0.4, growl: 0.5 }), { bar, beat, gain: 0.52, room: 0 })
  }
}

const UPBEAT_TUNE = [
  [0, 0, 79],
  [0, 0.75, 81],
  [0, 1.5, 83],
  [0, 3, 79],
  [1, 0, 81],
  [1, 1.5, 78],
  [1, 2.5, 74],
  [2, 0, 76],
  [2, 0.75, 79],
  [2, 1.5, 83],
  [2, 3, 86],
  [3, 0, 84],
  [3, 1.5, 83],
  [3, 2.5, 81],
] as const

export const upbeat: Mood = {
  key: 'upbeat',
  name: 'Бодрая петля',
  tags: ['бодрая', 'весёлая', 'быстрая'],
  bpm: 118,
  chords: [
    { root: 43, notes: [59, 62, 67] },
    { root: 38, notes: [57, 62, 66] },
    { root: 40, notes: [55, 59, 64] },
    { root: 36, notes: [55, 60, 64] },
  ],
  parts: [
    danceDrums({ cymbal: 0.16 }),
    upbeatChords,
    upbeatBass,
    (studio, bar, chord) => (bar >= 4 ? sixteenths(studio, bar, chord) : undefined),
    melody(
      [...UPBEAT_TUNE, ...UPBEAT_TUNE.map(([bar, beat, key]) => [bar + 4, beat, key] as const)],
      (_, key) => ({
        voice: bell(key, { seconds: 0.9, ratio: 4, brightness: 1.2 }),
        gain: 0.24,
        room: 0.4,
      }),
    ),
  ],
}

const groove: Part = ({ beat: length, hit }, bar, { root }) => {
  for (const [beat, up] of [
    [0, 0],
    [0.75, 0],
    [1.5, 12],
    [2.25, 0],
    [2.75, 3],
    [3.5, 7],
  ] as const) {
    hit(bass(root + up, { seconds: length * 0.32, growl: 0.8 }), { bar, beat, gain: 0.5, room: 0 })
  }
}

const stabs: Part = ({ beat: length, hit }, bar, { notes }) => {
  for (const beat of [0.75, 2.5]) {
    for (const [voice, note] of notes.entries()) {
      hit(keys(note + 12, { seconds: length * 0.22, brightness: 2.2 }), {
        bar,
        beat,
        gain: 0.17,
        pan: (voice - 1.5) / 2,
        room: 0.7,
      })
    }
  }
}

const ticks: Part = ({ random, hit }, bar) => {
  for (const { step, beat } of steps(16)) {
    const gain = step % 4 === 0 ? 0.05 : 0.09 * random.between(0.6, 1.2)
    hit(hat(random), { bar, beat, gain, pan: -0.3, room: 0.02 })
  }
}

const toms: Part = ({ hit }, bar) => {
  if (bar % 2 === 0) return
  hit(tom(140), { bar, beat: 3.25, gain: 0.3, pan: -0.3, room: 0.3 })
  hit(tom(190), { bar, beat: 3.75, gain: 0.26, pan: 0.3, room: 0.3 })
}

const AM = { root: 33, notes: [57, 60, 64, 67] }
const F = { root: 29, notes: [53, 57, 60, 64] }
const G = { root: 31, notes: [55, 59, 62, 65] }

export const rhythmic: Mood = {
  key: 'rhythmic',
  name: 'Ритмичная петля',
  tags: ['ритмичная', 'хаус', 'быстрая'],
  bpm: 124,
  chords: [AM, AM, AM, AM, F, F, G, G],
  parts: [danceDrums({ cymbal: 0.22 }), ticks, groove, stabs, toms],
}

/** Rises slightly with every bar. */
const lift = (bar: number) => 0.7 + (bar / 8) * 0.5

const ostinato: Part = ({ random, beat: length, hit }, bar, { notes }) => {
  for (const { step, beat } of steps(8)) {
    const note = (notes[step % 4 === 3 ? 1 : 0] ?? 57) - 12
    const brightness = 1900 + bar * 160
    hit(strings(note, { seconds: length * 0.28, random, attack: 0.02, brightness }), {
      bar,
      beat,
      gain: (step % 2 === 0 ? 0.5 : 0.36) * lift(bar),
      pan: -0.25,
      room: 0.35,
    })
    hit(hat(random), { bar, beat, gain: 0.06, pan: 0.5, room: 0.3 })
  }
}

const swells: Part = ({ random, beat, hit }, bar, { root, notes }) => {
  for (const [voice, note] of notes.entries()) {
    const brightness = 1500 + bar * 150
    hit(strings(note, { seconds: beat * 3.6, random, attack: beat * 1.4, brightness }), {
      bar,
      gain: 0.26 * lift(bar),
      pan: (voice - 1) * 0.6,
      room: 0.6,
    })
  }
  const low = pad(root, { seconds: beat * 3.8, random, brightness: 420, attack: 0.1 })
  hit(low, { bar, gain: 0.6 })
}

const bigDrums: Part = ({ hit }, bar) => {
  hit(bigDrum(), { bar, gain: 0.85, room: 0.35 })
  if (bar % 2 === 0) return hit(bigDrum(), { bar, beat: 2.5, gain: 0.5, room: 0.35 })
  for (const [beat, height] of [
    [2.5, 95],
    [3, 84],
    [3.5, 74],
  ] as const) {
    hit(tom(height), { bar, beat, gain: 0.62 * lift(bar), pan: beat - 3, room: 0.45 })
  }
}

/** High strings that descend by a step, in the second half. */
const lament: Part = ({ random, beat: length, hit }, bar, { notes }) => {
  if (bar < 4) return
  const note = (notes[2] ?? 64) + 12
  for (const [beat, down] of [
    [0, 0],
    [2, bar % 2 === 0 ? 1 : 2],
  ] as const) {
    const voice = strings(note - down, {
      seconds: length * 1.65,
      random,
      attack: 0.3,
      brightness: 3200,
    })
    hit(voice, { bar, beat, gain: 0.3, pan: 0.3, room: 0.7 })
  }
}

const A_MINOR = { root: 33, notes: [57, 60, 64] }
const F_MAJOR = { root: 29, notes: [57, 60, 65] }
const D_MINOR = { root: 38, notes: [57, 62, 65] }
const E_MAJOR = { root: 40, notes: [56, 59, 64] }

export const dramatic: Mood = {
  key: 'dramatic',
  name: 'Драматичная петля',
  tags: ['драматичная', 'кино', 'напряжённая'],
  bpm: 90,
  chords: [A_MINOR, A_MINOR, F_MAJOR, F_MAJOR, D_MINOR, D_MINOR, E_MAJOR, E_MAJOR],
  parts: [ostinato, swells, bigDrums, lament],
}
