import { expect, it } from 'vitest'
import { describeAnswering } from './describe-answering.ts'

const of = (threads: number, answered: number, medianSeconds: number | null) =>
  describeAnswering({ threads, answered, medianSeconds })?.replaceAll('\u00A0', ' ')

it('tells who wrote, the share that was answered, and the usual wait', () => {
  expect(of(0, 0, null)).toBeUndefined()
  expect(of(1, 0, null)).toBe('Входящие: 1 переписка, отвечено 0 %.')
  expect(of(8, 6, 20)).toBe('Входящие: 8 переписок, отвечено 75 %, обычно через 1 минуту.')
  expect(of(3, 3, 5340)).toBe('Входящие: 3 переписки, отвечено 100 %, обычно через 89 минут.')
  expect(of(3, 2, 7200)).toBe('Входящие: 3 переписки, отвечено 67 %, обычно через 2 часа.')
})
