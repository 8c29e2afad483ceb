import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'
import { planDays } from '../../_shared/plan-days.ts'

it('spreads posts over the days of each week', () => {
  const from = '2027-02-25'
  expect(planDays({ from, period: 'week', postsPerWeek: 3 })).toEqual([
    '2027-02-25',
    '2027-02-27',
    '2027-03-01',
  ])
  expect(new Set(planDays({ from, period: 'month', postsPerWeek: 7 })).size).toBe(28)
})

it('puts what was written on our own days, and no more than fits', () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    format: index === 0 ? 'сторис' : 'meme',
    title: `Пост ${index}`,
    text: 'Текст',
    date: '1999-01-01',
  }))
  const task = {
    kind: 'content_plan',
    topic: 'кофе',
    from: '2027-03-01',
    postsPerWeek: 2,
    time: '09:30',
  } as const
  expect(prepare(task).read({ items })).toEqual({
    kind: 'content_plan',
    items: [
      { wallTime: '2027-03-01T09:30', format: 'post', title: 'Пост 0', text: 'Текст' },
      { wallTime: '2027-03-04T09:30', format: 'meme', title: 'Пост 1', text: 'Текст' },
    ],
  })
})
