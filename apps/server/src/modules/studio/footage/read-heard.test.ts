import { expect, it } from 'vitest'
import { readHeard } from './read-heard.ts'

const PIECE = { from: 90_000, until: 100_000 }
const word = (text: string, start: number, end: number) => ({ text, start, end })

it('moves the words of a piece to their place in the source', () => {
  const words = [word('Глина', 0.5, 0.9), word(' сохнет', 1, 1.6)]
  expect(readHeard({ text: '', words, segments: [] }, PIECE)).toEqual([
    { text: 'Глина', from: 90_500, to: 90_900 },
    { text: 'сохнет', from: 91_000, to: 91_600 },
  ])
})

it('keeps the order and the borders, whatever the server says', () => {
  const words = [
    word('раз', 2, 3),
    word('два', 1, 1.5),
    word('…', 3, 4),
    word('три', Number.NaN, Number.NaN),
    word('я'.repeat(300), 8, 99),
    word('после', 50, 60),
  ]
  const read = readHeard({ text: '', words, segments: [] }, PIECE)
  expect(read.map(({ text }) => text.slice(0, 3))).toEqual(['раз', 'два', 'три', 'яяя'])
  let last = PIECE.from
  for (const { from, to, text } of read) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(PIECE.until)
    expect(text.length).toBeLessThanOrEqual(80)
    last = to
  }
})

it('spreads the words of segments, or of the text alone', () => {
  const segments = [word('раз два', 1, 3), word('три', 4, 5)]
  const read = readHeard({ text: '', words: [], segments }, PIECE)
  expect(read.map(({ from }) => from)).toEqual([91_000, 92_000, 94_000])
  const told = readHeard({ text: 'раз два', words: [], segments: [] }, PIECE)
  expect(told.map(({ from, to }) => [from, to])).toEqual([
    [90_000, 95_000],
    [95_000, 100_000],
  ])
})
