import { beforeAll, describe, expect, it } from 'vitest'
import { disturb, hasVoices, readAloud } from '../../test/readings.ts'
import { loudnessOf, type Span, speechSpans } from '../sound/loudness.ts'
import { secondsOf } from '../sound/pcm.ts'
import { trimPauses } from '../sound/trim-pauses.ts'
import { alignToReading } from './align.ts'
import { mouthTrack } from './mouths.ts'
import { spreadOverSpeech } from './spread.ts'

/** Tolerance at which captions still look synchronous. */
const NEAR_SECONDS = 0.08

const errorsOf = (found: readonly Span[], truth: readonly Span[]) =>
  found.map(({ start }, index) => Math.abs(start - (truth[index]?.start ?? 0)))

describe.skipIf(!hasVoices)(
  'with the voices of Debian [needs librhvoice5 and rhvoice-russian]',
  () => {
    type Read = Awaited<ReturnType<typeof readAloud>>
    let anna: Read
    let elena: Read
    let aleksandr: Read
    let fast: Read
    beforeAll(async () => {
      anna = await readAloud('anna')
      elena = await readAloud('elena')
      aleksandr = await readAloud('aleksandr-hq')
      fast = await readAloud('elena', { speed: 1.25 })
    }, 120_000)

    it('tells every word, one after another, inside the sound', () => {
      for (const { sound, times, words } of [anna, elena, aleksandr, fast]) {
        expect(times).toHaveLength(words.length)
        for (const [index, { start, end }] of times.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual((times[index - 1]?.start ?? 0) - 0.001)
        }
        expect(times.at(-1)?.end).toBeLessThanOrEqual(secondsOf(sound) + 0.05)
      }
    })

    it('times words after a pause by what is heard', () => {
      for (const { sound, times } of [anna, elena, aleksandr]) {
        const onsets = speechSpans(loudnessOf(sound)).map(({ start }) => start)
        // The closure of a consonant is silent: a word may begin slightly before it is audible.
        for (const onset of onsets.slice(1)) {
          const nearest = Math.min(...times.map(({ start }) => Math.abs(onset - start)))
          expect(nearest).toBeLessThanOrEqual(NEAR_SECONDS + 0.02)
        }
      }
    })

    it('says the same faster in less time, with times that shrink alike', () => {
      const ratio = secondsOf(elena.sound) / secondsOf(fast.sound)
      expect(ratio).toBeCloseTo(1.25, 1)
      const scaled = fast.times.map(({ start, end }) => ({
        start: start * ratio,
        end: end * ratio,
      }))
      expect(Math.max(...errorsOf(scaled, elena.times))).toBeLessThan(NEAR_SECONDS)
    })

    it('finds the words of a recording within 80 ms, whoever reads and however it was recorded', () => {
      const pauses = [
        [5, 1.2],
        [11, 0.8],
        [16, 2],
      ] as const
      const recordings = [
        { reading: anna, recording: elena },
        { reading: anna, recording: aleksandr },
        { reading: elena, recording: anna },
        { reading: anna, recording: fast },
        { reading: anna, recording: disturb(elena, { pauses }) },
        { reading: anna, recording: disturb(elena, { gain: 0.2, noise: 60 }) },
        { reading: anna, recording: disturb(fast, { gain: 0.4, noise: 40, pauses }) },
      ]
      const errors = recordings.flatMap(({ reading, recording }) =>
        errorsOf(
          alignToReading({
            reading: reading.sound,
            times: reading.times,
            recording: recording.sound,
          }),
          recording.times,
        ),
      )
      const near = errors.filter((error) => error <= NEAR_SECONDS).length
      expect(near / errors.length).toBeGreaterThan(0.97)
      expect(Math.max(...errors)).toBeLessThan(0.2)
    })

    it('cuts pauses and knows where each word went', () => {
      const recording = disturb(elena, { pauses: [[6, 2]] })
      const { sound, map } = trimPauses({ sound: recording.sound, longestPause: 0.3 })
      expect(secondsOf(sound)).toBeLessThan(secondsOf(recording.sound) - 1.5)
      const moved = recording.times.map(({ start, end }) => ({
        start: map.toKept(start),
        end: map.toKept(end),
      }))
      const found = alignToReading({ reading: anna.sound, times: anna.times, recording: sound })
      const errors = errorsOf(found, moved).toSorted((a, b) => a - b)
      expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(NEAR_SECONDS)
    })

    it('moves the mouth with the letters and rests in silence', () => {
      const { sound, times, words } = disturbed(anna)
      const said = words.map(({ text }, index) => ({
        text,
        ...(times[index] ?? { start: 0, end: 0 }),
      }))
      const track = mouthTrack({ sound, words: said })
      expect(track).toMatch(/^[raceioufls]+$/)
      expect(track).toHaveLength(Math.ceil(secondsOf(sound) * 15))
      const pause = (said[6]?.start ?? 0) - 1
      expect(track.slice(Math.round(pause * 15) - 5, Math.round(pause * 15) + 5)).toBe(
        'r'.repeat(10),
      )
      expect(new Set(track).size).toBeGreaterThan(6)
    })

    const disturbed = (reading: Read) => ({ ...reading, ...disturb(reading, { pauses: [[6, 2]] }) })
  },
)

const tone = (spans: readonly Span[], seconds: number) => {
  const rate = 16_000
  const samples = new Int16Array(rate * seconds)
  for (const { start, end } of spans)
    for (let at = start * rate; at < end * rate; at += 1) samples[at] = Math.sin(at / 9) * 9000
  return { samples, rate }
}

it('spreads words over speech by their syllables when there is nothing to compare with', () => {
  const sound = tone(
    [
      { start: 0.5, end: 1.5 },
      { start: 2.5, end: 3.5 },
    ],
    4,
  )
  const spans = spreadOverSpeech({
    words: [{ text: 'мама' }, { text: 'мыла' }, { text: 'раму' }, { text: 'дома' }],
    sound,
  })
  expect(spans.map(({ start }) => start)).toEqual([
    expect.closeTo(0.5, 1),
    expect.closeTo(1, 1),
    expect.closeTo(2.5, 1),
    expect.closeTo(3, 1),
  ])
})

it('takes silence, a click and a hum for what they are', () => {
  const silence = { samples: new Int16Array(16_000), rate: 16_000 }
  const words = [{ text: 'да' }, { text: 'нет' }]
  for (const sound of [silence, tone([{ start: 0, end: 1 }], 1), tone([], 1)]) {
    const spans = spreadOverSpeech({ words, sound })
    for (const { start, end } of spans) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(1)
    }
    expect(trimPauses({ sound, longestPause: 0.3 }).sound.samples.length).toBeGreaterThan(0)
  }
})
