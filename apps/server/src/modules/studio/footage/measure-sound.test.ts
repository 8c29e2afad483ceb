import { expect, it } from 'vitest'
import { createLoudnessMeter, describeSound, RATE } from './measure-sound.ts'

/** Seconds of a hum or of the noise of a room. */
const blockOf = (seconds: number, level: number) =>
  Int16Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
    Math.round(level * 32_767 * Math.sin((2 * Math.PI * 180 * at) / RATE)),
  )

const measure = (...parts: (readonly [seconds: number, level: number])[]) => {
  const meter = createLoudnessMeter()
  for (const [seconds, level] of parts) meter.add(blockOf(seconds, level))
  const ms = parts.reduce((sum, [seconds]) => sum + seconds * 1000, 0)
  return describeSound(meter.powers(), Math.round(ms))
}

const ROOM = 0.002
const VOICE = 0.2

it('finds speech above the noise of a room, and the quiet between', () => {
  const { speech, quiet, loudness } = measure([1, ROOM], [2, VOICE], [1.5, ROOM], [1, VOICE])
  expect(speech).toHaveLength(2)
  expect(Math.abs((speech[0]?.from ?? 0) - 1000)).toBeLessThanOrEqual(40)
  expect(Math.abs((speech[0]?.to ?? 0) - 3000)).toBeLessThanOrEqual(40)
  expect(quiet).toHaveLength(2)
  expect(Math.abs((quiet[1]?.from ?? 0) - 3000)).toBeLessThanOrEqual(40)
  expect(Math.abs((quiet[1]?.to ?? 0) - 4500)).toBeLessThanOrEqual(40)
  expect(loudness).toHaveLength(28)
  expect((loudness[7] ?? 0) - (loudness[2] ?? 0)).toBeGreaterThan(30)
})

it('does not take a breath between syllables for a pause of speech', () => {
  const { speech } = measure([1, ROOM], [0.4, VOICE], [0.15, ROOM], [0.4, VOICE], [1, ROOM])
  expect(speech).toHaveLength(1)
})

it('hears nobody in silence, and somebody in a talk without pauses', () => {
  expect(measure([2, 0])).toMatchObject({ speech: [], quiet: [{ from: 0, to: 2000 }] })
  expect(measure([3, VOICE]).speech).toEqual([{ from: 0, to: 3000 }])
})

it('gives the same for a recording in blocks of any size', () => {
  const whole = createLoudnessMeter()
  const parts = createLoudnessMeter()
  const sound = blockOf(1, VOICE)
  whole.add(sound)
  for (let at = 0; at < sound.length; at += 777) parts.add(sound.subarray(at, at + 777))
  expect(parts.powers()).toEqual(whole.powers())
})
