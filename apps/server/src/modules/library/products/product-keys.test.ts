import { expect, it } from 'vitest'
import { linkKey, nameKey } from './product-keys.ts'

it('knows one address in its spellings', () => {
  const spellings = [
    'https://shop.ru/tea?b=2&a=1',
    'http://www.SHOP.ru/tea/?a=1&b=2#top',
    'https://shop.ru/tea?utm_source=vk&a=1&b=2&yclid=9',
  ]
  expect(new Set(spellings.map(linkKey)).size).toBe(1)
  expect(linkKey('https://shop.ru/tea?a=2')).not.toBe(linkKey('https://shop.ru/tea?a=1'))
  expect(linkKey('')).toBe('')
})

it('knows one name in its spellings', () => {
  expect(nameKey('  Чёрный   Чай ')).toBe(nameKey('черный чай'))
})
