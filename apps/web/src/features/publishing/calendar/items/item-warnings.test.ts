import { expect, it } from 'vitest'
import { calendarItemOf, OTHER_CONNECTION } from './calendar.fixture.ts'
import { collisionsOf, warningsByPost } from './item-warnings.ts'

const at = (time: string, title: string) =>
  calendarItemOf({ wallTime: `2026-11-18T${time}`, title })

it('warns both posts that stand too near on one account', () => {
  const [first, second] = [at('10:00', 'Один'), at('10:10', 'Два')]
  const found = warningsByPost(collisionsOf([first, second]))
  expect([...found.keys()].toSorted()).toEqual([first.postId, second.postId].toSorted())
  expect(found.get(first.postId)?.[0]?.kind).toBe('close')
})

it('lets two accounts post at once', () => {
  const other = calendarItemOf({
    wallTime: '2026-11-18T10:00',
    title: 'Два',
    connectionId: OTHER_CONNECTION,
  })
  expect(collisionsOf([at('10:00', 'Один'), other])).toEqual([])
})

it('warns about equal texts, but not about a recurrence', () => {
  const first = at('10:00', 'Один')
  expect(collisionsOf([first, at('15:00', 'один')])[0]?.kind).toBe('same_text')
  const repeated = { ...at('15:00', 'Один'), isRepeat: true }
  expect(collisionsOf([{ ...first, isRepeat: true }, repeated])).toEqual([])
})

it('leaves what is out in peace', () => {
  const out = calendarItemOf({ wallTime: '2026-11-18T10:00', state: 'published' })
  expect(collisionsOf([out, at('10:05', 'Один')])).toEqual([])
})
