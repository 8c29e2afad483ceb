import { expect, it } from 'vitest'
import { sandboxUrlOf } from './use-network-link.ts'

const given = {
  network: 'pinterest',
  url: 'https://www.pinterest.com/pin/1/',
  origin: 'http://localhost:3000',
} as const

it('keeps links of played networks in the sandbox and leaves real ones alone', () => {
  expect(sandboxUrlOf({ ...given, sandboxNetworks: ['pinterest'] })).toBe(
    'http://localhost:3000/sandbox?network=pinterest',
  )
  expect(sandboxUrlOf({ ...given, sandboxNetworks: ['tiktok'] })).toBe(given.url)
  const own = 'http://localhost:3000/sandbox/net/pinterest/www/1'
  expect(sandboxUrlOf({ ...given, url: own, sandboxNetworks: ['pinterest'] })).toBe(own)
  const profile = { ...given, url: own, isProfile: true }
  expect(sandboxUrlOf({ ...profile, sandboxNetworks: ['pinterest'] })).toBe(
    'http://localhost:3000/sandbox?network=pinterest',
  )
  expect(sandboxUrlOf({ ...profile, sandboxNetworks: [] })).toBe(own)
})
