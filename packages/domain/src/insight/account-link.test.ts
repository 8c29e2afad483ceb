import { expect, it } from 'vitest'
import { parseAccountLink } from './account-link.ts'

it.each([
  ['https://www.youtube.com/@kadr-studio', 'youtube', 'kadr-studio'],
  ['youtube.com/channel/UCkadrStudio00000000001A/videos', 'youtube', 'UCkadrStudio00000000001A'],
  ['https://m.youtube.com/@%D0%BA%D0%B0%D0%B4%D1%80', 'youtube', 'кадр'],
  ['https://instagram.com/vetrova.life/', 'instagram', 'vetrova.life'],
  ['https://bsky.app/profile/vetrova.bsky.social', 'bluesky', 'vetrova.bsky.social'],
  ['https://t.me/s/vetrova_life', 'telegram', 'vetrova_life'],
  ['t.me/vetrova_life/12', 'telegram', 'vetrova_life'],
  ['https://www.tiktok.com/@maria_snimaet?lang=ru', 'tiktok', 'maria_snimaet'],
])('finds the account in %s', (text, network, handle) => {
  expect(parseAccountLink({ text })).toEqual({ network, handle })
})

it.each([
  'https://www.youtube.com/watch?v=abc',
  'https://instagram.com/p/abc/',
  'https://example.com/@kadr',
  'просто слова и пробелы',
  '',
  '%',
])('finds none in «%s»', (text) => {
  expect(parseAccountLink({ text })).toBeUndefined()
})

it('takes a name where the network is given', () => {
  expect(parseAccountLink({ text: ' @kadr ', network: 'telegram' })).toEqual({
    network: 'telegram',
    handle: 'kadr',
  })
  expect(parseAccountLink({ text: '@kadr' })).toBeUndefined()
  expect(parseAccountLink({ text: 'два слова', network: 'telegram' })).toBeUndefined()
})
