import { MAX_CLIP_SECONDS, MIN_CLIP_SECONDS, MIN_CLIPS } from '@kadr/contract/studio/footage'
import { expect, it } from 'vitest'
import { captionOfClip } from './clip-caption.ts'
import { chooseClipsBySound } from './clips-by-sound.ts'

/** Utterances of twelve seconds with a rest after each. */
const speechOf = (count: number, rest: number) =>
  Array.from({ length: count }, (_, at) => ({
    from: at * (12_000 + rest),
    to: at * (12_000 + rest) + 12_000,
  }))

const choose = (speech: { from: number; to: number }[], loudness: number[] = []) =>
  chooseClipsBySound({ sound: { speech, quiet: [], loudness }, source: 3_600_000 })

it('begins after a silence and ends before one, as long as a reel', () => {
  const speech = speechOf(40, 900)
  const clips = choose(speech)
  expect(clips.length).toBeGreaterThanOrEqual(MIN_CLIPS)
  for (const { span } of clips) {
    expect(speech.some(({ from, to }) => span.from <= from && span.to >= to)).toBe(true)
    expect(speech.every(({ from, to }) => span.from <= from || span.from >= to)).toBe(true)
    expect(speech.every(({ from, to }) => span.to <= from || span.to >= to)).toBe(true)
    expect(span.to - span.from).toBeGreaterThanOrEqual(MIN_CLIP_SECONDS * 1000)
    expect(span.to - span.from).toBeLessThanOrEqual(MAX_CLIP_SECONDS * 1000 + 300)
  }
  for (const [at, { span }] of clips.entries()) {
    expect(clips[at + 1]?.span.from ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(span.from)
  }
})

it('takes shorter silences of a person who hardly rests, and nothing of silence', () => {
  expect(choose(speechOf(40, 300)).length).toBeGreaterThanOrEqual(MIN_CLIPS)
  expect(choose([])).toEqual([])
  expect(choose([{ from: 0, to: 3_000_000 }])).toEqual([])
})

it('prefers where the voice is livelier', () => {
  const speech = speechOf(60, 900)
  const loud = { from: 40 * 12_900, to: 43 * 12_900 }
  const loudness = Array.from({ length: 4000 }, (_, at) =>
    at * 200 >= loud.from && at * 200 < loud.to ? -12 : -28,
  )
  const best = choose(speech, loudness).toSorted((one, other) => other.score - one.score)[0]
  expect(best?.span.from).toBeGreaterThanOrEqual(loud.from - 1000)
  expect(best?.span.from).toBeLessThan(loud.to)
})

it('says the hook, then the first words', () => {
  const words = Array.from({ length: 80 }, (_, at) => ({
    text: `слово${at}`,
    from: at * 500,
    to: at * 500 + 400,
  }))
  const text = captionOfClip({ span: { from: 500, to: 40_000 }, title: 'Хук' }, words)
  expect(text).toMatch(/^Хук\n\nслово1 .+слово60…$/u)
  expect(captionOfClip({ span: { from: 0, to: 10 }, title: 'Хук' }, words)).toBe('Хук')
})
