import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { expect, it } from 'vitest'
import {
  cutSpan,
  hasCuts,
  keepSpan,
  measureSaving,
  replaceCuts,
  spanOfWords,
} from './change-cuts.ts'

const WORDS = [
  { text: 'раз', from: 1000, to: 1400 },
  { text: 'два', from: 1420, to: 1800 },
  { text: 'три', from: 3000, to: 3400 },
]
const source = { asset: 'a', ms: 10_000, width: 1080, height: 1920, hasSound: true }
const FORM = createOwnVideoForm({ source })

it('takes a little more than the words, and nothing of their neighbours', () => {
  const known = { words: WORDS, quiet: [], ms: 10_000 }
  const one = spanOfWords(known, { first: 1, last: 1 })
  expect(one?.from).toBeGreaterThanOrEqual(1400)
  expect(one?.from).toBeLessThanOrEqual(1420)
  expect(one?.to).toBeGreaterThanOrEqual(1800)
  expect(one?.to).toBeLessThanOrEqual(3000)
  expect(spanOfWords(known, { first: 0, last: 2 })?.to).toBeGreaterThanOrEqual(3400)
})

it('cuts, tells what is saved, and keeps again', () => {
  const once = cutSpan(FORM, { from: 1000, to: 2000 })
  const joined = cutSpan(once, { from: 1900, to: 3000 })
  expect(joined.cuts).toEqual([{ from: 1000, to: 3000, why: 'hand' }])
  expect(measureSaving(FORM, joined)).toBeCloseTo(2, 1)
  expect(keepSpan(joined, { from: 0, to: 10_000 }).cuts).toEqual([])
})

it('exchanges the cuts of one reason only', () => {
  const pauses = [{ from: 4000, to: 5000, why: 'pause' as const }]
  const both = replaceCuts(cutSpan(FORM, { from: 0, to: 500 }), ['pause'], pauses)
  expect(both.cuts).toHaveLength(2)
  expect(hasCuts(both, ['pause'])).toBe(true)
  expect(replaceCuts(both, ['pause'], []).cuts).toEqual([{ from: 0, to: 500, why: 'hand' }])
})
