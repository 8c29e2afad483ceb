import { afterEach, expect, it, vi } from 'vitest'
import { createApiFetch } from './api-address.ts'

afterEach(() => vi.unstubAllGlobals())

const addressFrom = async (host: string) => {
  const send = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('location', { host })
  const request = createApiFetch({ apiOrigins: { 'kadr.app': 'https://api.kadr.app' } })
  await request('/api/users/me', { method: 'GET' })
  return send.mock.calls[0]
}

it('chooses the host of the API by that of the page', async () => {
  expect(await addressFrom('kadr.app')).toEqual([
    'https://api.kadr.app/api/users/me',
    { method: 'GET', credentials: 'include' },
  ])
})

it.each(['localhost:3000', 'preview.kadr.app'])('calls the own host of %s', async (host) => {
  expect(await addressFrom(host)).toEqual(['/api/users/me', { method: 'GET' }])
})
