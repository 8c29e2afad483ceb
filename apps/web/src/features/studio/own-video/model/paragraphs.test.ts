import { expect, it } from 'vitest'
import { findWordAt, listParagraphs } from './paragraphs.ts'

const talk = (text: string, pauses: Readonly<Record<number, number>> = {}) => {
  let at = 0
  return text.split(' ').map((word, index) => {
    at += pauses[index] ?? 50
    const from = at
    at += 200
    return { text: word, from, to: at }
  })
}

it('parts a talk where a sentence ends and the speaker takes a breath', () => {
  const words = talk('Глина сохнет неделю, потом её обжигают один раз. А после её глазуруют.', {
    8: 1200,
  })
  expect(listParagraphs(words).map(({ first, words: { length } }) => [first, length])).toEqual([
    [0, 8],
    [8, 4],
  ])
})

it('keeps together what has no breath, and parts at a long silence', () => {
  const words = talk('раз два три', { 2: 3000 })
  expect(listParagraphs(words)).toHaveLength(2)
  expect(listParagraphs(talk('Раз. Два. Три.'))).toHaveLength(1)
  expect(listParagraphs([])).toEqual([])
})

it('finds the word of a moment', () => {
  const words = talk('раз два три')
  expect([0, 60, 249, 310, 9000].map((ms) => findWordAt(words, ms))).toEqual([-1, 0, 0, 1, 2])
})
