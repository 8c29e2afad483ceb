import { expect, it } from 'vitest'
import { type IcsEvent, writeIcs } from './ics.ts'

const event: IcsEvent = {
  uid: 'post-1@kadr',
  at: new Date('2026-03-10T06:00:00Z'),
  minutes: 15,
  title: 'Чай; кофе, \\ вода',
  details: 'Строка 1\nСтрока 2',
  url: 'https://kadr.example/posts?post=1',
  isDraft: false,
}
const write = (events: IcsEvent[]) =>
  writeIcs({ name: 'Кадр', events, now: new Date('2026-03-01T00:00:00Z') })
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('writes times in UTC and escapes what has a meaning', () => {
  const lines = unfold(write([event]))
  expect(lines).toContain('DTSTART:20260310T060000Z')
  expect(lines).toContain('DTEND:20260310T061500Z')
  expect(lines).toContain(String.raw`SUMMARY:Чай\; кофе\, \\ вода`)
  expect(lines).toContain(String.raw`DESCRIPTION:Строка 1\nСтрока 2`)
  expect(lines).toContain('STATUS:CONFIRMED')
})

it('marks drafts as tentative', () => {
  expect(unfold(write([{ ...event, isDraft: true }]))).toContain('STATUS:TENTATIVE')
})

it('folds lines by octets and keeps letters whole', () => {
  const title = 'Щ🎉'.repeat(60)
  const text = write([{ ...event, title }])
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
  expect(unfold(text)).toContain(`SUMMARY:${title}`)
})

it('lets no text begin a line of its own', () => {
  const lines = unfold(write([{ ...event, title: 'а\r\nEND:VCALENDAR\u0000' }]))
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(lines.at(-1)).toBe('')
})
