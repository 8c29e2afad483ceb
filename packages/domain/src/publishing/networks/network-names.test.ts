import { NETWORKS } from '@kadr/contract/publishing/networks'
import { expect, it } from 'vitest'
import { countInWords, footnotedName } from './network-names.ts'

it('counts in words as far as there are words', () => {
  expect([5, 8, 12].map((count) => countInWords(count)[1])).toEqual([
    'пяти',
    'восьми',
    'двенадцати',
  ])
  expect([4, 13].map((count) => countInWords(count)[0])).toEqual(['4', '13'])
})

it('marks the networks that the law asks for a note about', () => {
  const marked = NETWORKS.map(footnotedName).filter((name) => name.endsWith('*'))
  expect(marked).toEqual(expect.arrayContaining(['Threads*', 'Instagram*']))
  expect(footnotedName('telegram')).toBe('Telegram')
})
