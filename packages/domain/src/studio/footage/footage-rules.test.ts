import { measureSpans, mergeSpans } from '@kadr/kit/spans'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_FILLERS, findFillers } from './fillers.ts'
import { countHearingPoints, isCutIntoClips } from './footage-cost.ts'
import { listFootageSentences } from './footage-sentences.ts'
import { findPauses } from './pauses.ts'
import { placeCut } from './place-cut.ts'
import { measureCuts, restorePart } from './saved-time.ts'

const SOURCE = 20_000

/** Words one after another: length of the word, then of the silence after it. */
const say = (...spoken: [text: string, length: number, silence: number][]) => {
  let at = 500
  return spoken.map(([text, length, silence]) => {
    const word = { text, from: at, to: at + length }
    at += length + silence
    return word
  })
}

const TALK = say(
  ['Ну,', 200, 300],
  ['всем', 300, 50],
  ['привет.', 400, 1400],
  ['Э-э,', 250, 200],
  ['сегодня', 400, 60],
  ['я', 90, 100],
  ['я', 90, 60],
  ['покажу,', 400, 40],
  ['как', 150, 40],
  ['бы,', 150, 200],
  ['чашку.', 500, 300],
)

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to

it('cuts between words, with room after one and before the other', () => {
  const [, , hello, sound, today] = TALK
  if (!hello || !sound || !today) throw new Error('no words')
  const cut = placeCut(sound, { words: TALK, quiet: [], source: SOURCE })
  expect(cut?.from).toBeGreaterThanOrEqual(hello.to + 60)
  expect(cut?.to).toBeLessThanOrEqual(today.from - 60)
})

it('prefers to cut where it is quiet', () => {
  const quiet = [{ from: 3000, to: 3200 }]
  const words = [
    { from: 1000, to: 2000 },
    { from: 3500, to: 4000 },
  ]
  expect(placeCut({ from: 2900, to: 3300 }, { words, quiet, source: SOURCE })).toBeTruthy()
})

it('never touches a word that is kept, whatever is cut', () => {
  const words = fc
    .array(fc.tuple(fc.integer({ min: 40, max: 600 }), fc.integer({ min: 0, max: 500 })), {
      minLength: 3,
      maxLength: 30,
    })
    .map((all) =>
      say(...all.map(([length, silence]): [string, number, number] => ['а', length, silence])),
    )
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (spoken, one, other) => {
      const [first, last] = [one % spoken.length, other % spoken.length].toSorted((a, b) => a - b)
      const [start, end] = [spoken[first ?? 0], spoken[last ?? 0]]
      if (!start || !end) return
      const source = (spoken.at(-1)?.to ?? 0) + 500
      const cut = placeCut({ from: start.from, to: end.to }, { words: spoken, quiet: [], source })
      if (!cut) return
      const kept = spoken.filter((_, at) => at < (first ?? 0) || at > (last ?? 0))
      expect(kept.filter((word) => overlaps(word, cut))).toEqual([])
    }),
    { seed: 5, numRuns: 300 },
  )
})

it('shortens long silences to a breath and leaves short ones', () => {
  const cuts = findPauses({ words: TALK, speech: [], source: 8000 })
  expect(cuts.every(({ why }) => why === 'pause')).toBe(true)
  expect(cuts.some(({ from, to }) => TALK.some((word) => overlaps(word, { from, to })))).toBe(false)
  const inside = cuts.find(({ from }) => from > 1500 && from < 3200)
  expect(inside && inside.to - inside.from).toBe(1100)
})

it('takes no laughter for a silence', () => {
  const laughter = { from: 1900, to: 2900 }
  const cuts = findPauses({ words: TALK, speech: [laughter], source: 8000 })
  expect(cuts.filter((cut) => overlaps(cut, laughter))).toEqual([])
})

it('finds silences by sound alone where there are no words', () => {
  const speech = [
    { from: 1000, to: 3000 },
    { from: 5000, to: 8000 },
  ]
  const cuts = findPauses({ words: [], speech, source: 8000 })
  expect(cuts).toHaveLength(2)
  expect(cuts[1]?.from).toBeGreaterThanOrEqual(3100)
  expect(findPauses({ words: [], speech: [], source: 8000 })).toEqual([])
})

it('finds sounds, phrases of the list and stumbles', () => {
  const found = findFillers({ words: TALK, fillers: DEFAULT_FILLERS, quiet: [], source: SOURCE })
  expect(found.map(({ first, last, why }) => [first, last, why])).toEqual([
    [0, 0, 'filler'],
    [3, 3, 'filler'],
    [5, 5, 'repeat'],
    [8, 9, 'filler'],
  ])
  expect(found.map(({ isSure }) => isSure)).toEqual([true, true, true, false])
  for (const cut of found)
    expect(
      TALK.filter((word, at) => (at < cut.first || at > cut.last) && overlaps(word, cut)),
    ).toEqual([])
})

it('leaves a filler that a negation needs and one glued to its neighbours', () => {
  const fillers = DEFAULT_FILLERS
  const negated = say(['ну', 200, 200], ['не', 200, 200], ['знаю', 300, 200])
  expect(findFillers({ words: negated, fillers, quiet: [], source: SOURCE })).toEqual([])
  const glued = say(['он', 200, 0], ['ну', 90, 0], ['пришёл', 300, 0])
  expect(findFillers({ words: glued, fillers, quiet: [], source: SOURCE })).toEqual([])
})

it('takes the list of the workspace', () => {
  const words = say(['Смотрите,', 400, 200], ['вот', 200, 200], ['глина', 300, 200])
  const own = findFillers({ words, fillers: ['вот', 'смотрите'], quiet: [], source: SOURCE })
  expect(own.map(({ first }) => first)).toEqual([0, 1])
})

it('tells what cuts save, counting what two of them share once', () => {
  const whole = { from: 0, to: 10_000 }
  const pauses = [{ from: 1000, to: 2000 }]
  const fillers = [{ from: 1500, to: 2500 }]
  expect(measureCuts([...pauses, ...fillers], whole)).toBe(1500)
})

it('brings back a part', () => {
  const cuts = [
    { from: 0, to: 100, why: 'pause' as const },
    { from: 200, to: 400, why: 'hand' as const },
  ]
  expect(restorePart(cuts, { from: 250, to: 300 })).toEqual([
    cuts[0],
    { from: 200, to: 250, why: 'hand' },
    { from: 300, to: 400, why: 'hand' },
  ])
})

it('a cut and its restoring leave what was there', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 900 }))
    .map(([from, length]) => ({ from, to: from + length, why: 'hand' as const }))
  fc.assert(
    fc.property(fc.array(span), span, (cuts, part) => {
      const left = restorePart(cuts, part)
      expect(left.filter((cut) => overlaps(cut, part))).toEqual([])
      const before = measureSpans(mergeSpans(cuts))
      const gone = before - measureSpans(mergeSpans(left))
      expect(gone).toBeLessThanOrEqual(part.to - part.from)
    }),
    { seed: 5 },
  )
})

it('parts words into sentences by punctuation, else by silences', () => {
  expect(listFootageSentences(TALK).map(({ text }) => text)).toEqual([
    'Ну, всем привет.',
    'Э-э, сегодня я я покажу, как бы, чашку.',
  ])
  const bare = TALK.map((word) => ({ ...word, text: word.text.replace(/[.,]/gu, '') }))
  expect(listFootageSentences(bare).map(({ first, last }) => [first, last])).toEqual([
    [0, 2],
    [3, 10],
  ])
})

it('counts points by minutes and offers clips of long sources only', () => {
  expect([1, 600_000, 600_001, 7_200_000].map(countHearingPoints)).toEqual([1, 1, 2, 12])
  expect([179_999, 180_000].map(isCutIntoClips)).toEqual([false, true])
})
