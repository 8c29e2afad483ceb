import { expect, it } from 'vitest'
import { passkeySiteOf } from './passkeys.ts'

it.each([
  ['https://kadr.app', 'kadr.app'],
  ['https://my.kadr.app:8443', 'my.kadr.app'],
  ['http://localhost:3000', 'localhost'],
  ['http://kadr.local', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
])('passkeys of %s belong to %s', (publicUrl, site) => {
  expect(passkeySiteOf(publicUrl)).toBe(site)
})
