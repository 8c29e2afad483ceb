import { planAudio } from '@kadr/scene/sound/audio-plan'
import { expect, it } from 'vitest'
import { gainAt, gainCurve } from './track-gain.ts'

const TRACK = {
  id: 'music',
  role: 'music',
  asset: 'a',
  start: 0,
  duration: null,
  from: 0,
  until: null,
  isLooped: true,
  gain: 0,
  fadeIn: 1,
  fadeOut: 2,
  isDucked: true,
} as const

const VOICE = {
  ...TRACK,
  id: 'voice',
  role: 'voice',
  start: 4,
  duration: 1,
  isDucked: false,
} as const

const [music] = planAudio({ audio: [TRACK, VOICE], seconds: 10 }).tracks
if (!music) throw new Error('no music')

it('fades in and out and is full between', () => {
  expect(gainAt(music, 0)).toBe(0)
  expect(gainAt(music, 0.5)).toBeCloseTo(0.5)
  expect(gainAt(music, 2)).toBeCloseTo(1)
  expect(gainAt(music, 9)).toBeCloseTo(0.5)
  expect(gainAt(music, 10.5)).toBe(0)
})

it('ducks by ten decibels under a voice and recovers', () => {
  expect(gainAt(music, 4.5)).toBeCloseTo(10 ** -0.5)
  expect(gainAt(music, 6)).toBeCloseTo(1)
})

it('samples the gain curve from any start', () => {
  const curve = gainCurve({ track: music, from: 0.5, to: 10 })
  expect(curve[0]).toBeCloseTo(0.5)
  expect(curve.at(-1)).toBeCloseTo(0)
})

it('is a little quieter until it opens', () => {
  const late = { ...music, muffledUntil: 3 }
  expect(gainAt(late, 2.9)).toBeCloseTo(10 ** (-2 / 20))
  expect(gainAt(late, 3)).toBeCloseTo(1)
})
