import { expect, it } from 'vitest'
import { describeSeconds } from './describe-seconds.ts'

it('tells a time in the unit that fits it', () => {
  const times = [38, 12 * 60, 3 * 3600, 47 * 3600, 72 * 3600].map(describeSeconds)
  expect(times.map((time) => time.replaceAll('\u00A0', ' '))).toEqual([
    '38 с',
    '12 мин',
    '3 ч',
    '47 ч',
    '3 дн',
  ])
})
