import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTooSimilar, TOO_SIMILAR } from './similar-text.ts'

const similarityOf = (one: string, other: string) =>
  findTooSimilar({ text: one, earlier: [{ text: other }], limit: 0 })?.similarity ?? 0

const SAME: [string, string][] = [
  ['5 ошибок в уходе за кожей зимой', '5 ошибок при уходе за кожей зимой!'],
  ['Как выбрать кофе в зёрнах для дома', 'Как выбирать кофе в зернах домой'],
  [
    'Почему кассовый разрыв повторяется каждый месяц',
    'ПОЧЕМУ КАССОВЫЙ РАЗРЫВ ПОВТОРЯЕТСЯ КАЖДЫЙ МЕСЯЦ?',
  ],
]
const OTHER: [string, string][] = [
  ['5 ошибок в уходе за кожей зимой', '7 способов уложить ребёнка спать'],
  ['Как выбрать кофе в зёрнах для дома', 'Как выбрать кроссовки для бега'],
  ['Почему кассовый разрыв повторяется каждый месяц', 'Три отчёта, которые нужны каждый месяц'],
]

it.each(SAME)('«%s» is too similar to «%s»', (one, other) => {
  expect(similarityOf(one, other)).toBeGreaterThanOrEqual(TOO_SIMILAR)
})

it.each(OTHER)('«%s» may follow «%s»', (one, other) => {
  expect(similarityOf(one, other)).toBeLessThan(TOO_SIMILAR)
})

it('similarity is symmetric, between 0 and 1, and 1 for a text and itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const similarity = similarityOf(one, other)
      expect(similarity).toBe(similarityOf(other, one))
      expect(similarity).toBeGreaterThanOrEqual(0)
      expect(similarity).toBeLessThanOrEqual(1)
      expect([0, 1]).toContain(similarityOf(one, one))
    }),
  )
})

it('names the most similar earlier text', () => {
  const earlier = [
    { id: 1, text: 'Как выбрать кофе для дома' },
    { id: 2, text: 'Как выбрать кофе в зёрнах для дома' },
  ]
  const found = findTooSimilar({ text: 'Как выбрать кофе в зёрнах для дома', earlier })
  expect(found).toEqual({ match: earlier[1], similarity: 1 })
  expect(findTooSimilar({ text: 'Ремонт кухни за выходные', earlier })).toBeNull()
})
