import { oauthProvider } from '@kadr/contract/identity/users'
import { expect, it } from 'vitest'
import { orderProviders } from './sign-in-providers.ts'

const providers = oauthProvider.options

it.each([
  ['Europe/Moscow', 'en-US'],
  ['Asia/Yekaterinburg', 'de'],
  ['Europe/Berlin', 'ru-RU'],
  ['Asia/Tbilisi', 'ru'],
])('offers VK ID and Яндекс ID before Google in %s with %s', (timeZone, language) => {
  expect(orderProviders({ providers, timeZone, language })).toEqual(['vk', 'yandex', 'google'])
})

it.each([
  ['Europe/Berlin', 'de-DE'],
  ['America/New_York', 'run'],
  ['', ''],
])('offers Google first elsewhere: %s, %s', (timeZone, language) => {
  expect(orderProviders({ providers, timeZone, language })).toEqual(['google', 'vk', 'yandex'])
})

it('offers only what is configured, and each once', () => {
  const place = { timeZone: 'Europe/Moscow', language: 'ru' }
  expect(orderProviders({ providers: ['google', 'yandex'], ...place })).toEqual([
    'yandex',
    'google',
  ])
  expect(orderProviders({ providers: [], ...place })).toEqual([])
})
