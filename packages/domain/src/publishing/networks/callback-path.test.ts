import { expect, it } from 'vitest'
import { callbackPathOf, isCallbackPath } from './callback-path.ts'

it('names the page of a network and of its other ways', () => {
  expect(callbackPathOf({ network: 'tiktok' })).toBe('/api/auth/tiktok/callback')
  expect(callbackPathOf({ network: 'instagram', method: 'facebook-business' })).toBe(
    '/api/auth/instagram/facebook-business-callback',
  )
})

it.each([
  '/api/auth/pinterest/callback',
  '/api/auth/instagram/facebook-business-callback',
  '/api/auth/linkedin/pages-callback',
  '/api/auth/vk/communities-callback',
])('knows the page %s', (path) => expect(isCallbackPath(path)).toBe(true))

it.each([
  '/api/auth/google/callback',
  '/api/auth/tiktok/callback/more',
  '/api/auth/tiktok/other',
  '/api/auth/validate',
  '/tiktok/callback',
  '/api/auth/telegram/callback',
  '/api/auth/bluesky/callback',
  '/api/auth/vk/callback',
  '/api/auth/tiktok/foo-callback',
  '/api/auth/tiktok/facebook-business-callback',
  '/api/auth/instagram/pages-callback',
])('leaves %s to others', (path) => expect(isCallbackPath(path)).toBe(false))
