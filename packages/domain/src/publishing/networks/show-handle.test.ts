import { expect, it } from 'vitest'
import { showHandle } from './show-handle.ts'

it('begins with one @, unless it is an address', () => {
  expect(['anna', '@anna', 'dzen.ru/anna'].map(showHandle)).toEqual([
    '@anna',
    '@anna',
    'dzen.ru/anna',
  ])
})
