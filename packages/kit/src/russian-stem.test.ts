import { expect, it } from 'vitest'
import { stemsOf, stemWord } from './russian-stem.ts'

it.each([
  ['хештеги', 'хештегов'],
  ['рилс', 'рилсами'],
  ['карусель', 'карусели'],
  ['счёт', 'счета'],
  ['реклама', 'рекламу'],
])('takes «%s» and «%s» for one word', (one, other) => {
  expect(stemWord(one)).toBe(stemWord(other))
})

it('keeps short words and other ones apart', () => {
  expect(stemWord('эфир')).not.toBe(stemWord('эффект'))
  expect(stemsOf('В TikTok 9:16')).toEqual(['tiktok', '16'])
})
