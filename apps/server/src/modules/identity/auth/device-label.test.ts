import { expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

const label = (userAgent: string, authType: 'telegram' | 'google' = 'google') =>
  deviceLabel({ userAgent, authType })

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 YaBrowser/24.1 Safari/537.36',
    'Яндекс Браузер, Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0) Gecko/20100101 Firefox/131.0', 'Firefox, macOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['curl/8.1', 'Неизвестное устройство'],
  ['', 'Неизвестное устройство'],
])('%s is shown as %s', (userAgent, expected) => {
  expect(label(userAgent)).toBe(expected)
})

it('calls a mini-app Telegram, whatever browser draws it', () => {
  expect(label('Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Safari/537.36', 'telegram')).toBe(
    'Telegram, Android',
  )
  expect(label('', 'telegram')).toBe('Telegram')
})
