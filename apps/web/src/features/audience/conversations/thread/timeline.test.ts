import { expect, it } from 'vitest'
import { makeAnswer, makeItem } from './thread.fixture.ts'
import { countOurs, groupByDay, mergeEntries } from './timeline.ts'

const first = makeItem({ id: 'first', happenedAt: '2026-11-17T20:00:00.000Z' })
const second = makeItem({ id: 'second', happenedAt: '2026-11-17T21:30:00.000Z' })

it('puts what is on its way among what is there, by time, each once', () => {
  const answer = makeAnswer({ id: 'ours', sendsAt: '2026-11-17T21:00:00.000Z' })
  const entries = mergeEntries({ items: [second, first, first], answers: [answer] })
  expect(entries.map(({ id }) => id)).toEqual(['first', 'ours', 'second'])
})

it('leaves out answers that were taken back', () => {
  expect(mergeEntries({ items: [], answers: [makeAnswer({ state: 'cancelled' })] })).toEqual([])
})

it('begins a day at midnight of the workspace', () => {
  const entries = mergeEntries({ items: [first, second], answers: [] })
  const days = (timeZone: string) => groupByDay({ entries, timeZone }).map(({ day }) => day)
  expect(days('Europe/Moscow')).toEqual(['2026-11-17', '2026-11-18'])
  expect(days('UTC')).toEqual(['2026-11-17'])
})

it('counts our words alike before and after an answer has become an item', () => {
  const before = countOurs({ items: [first], answers: [makeAnswer({ state: 'sent' })] })
  const after = countOurs({ items: [first, makeItem({ isOurs: true })], answers: [] })
  expect(before).toBe(1)
  expect(after).toBe(before)
})

it('does not take refused answers for words of ours', () => {
  expect(countOurs({ items: [], answers: [makeAnswer({ state: 'rejected' })] })).toBe(0)
})
