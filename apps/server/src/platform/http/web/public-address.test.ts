import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'

const composition = { modules: [], authenticate: async () => undefined }
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

let local: TestShell
let numeric: TestShell
let real: TestShell
beforeAll(async () => {
  local = await createTestShell(composition)
  numeric = await createTestShell(composition, { config: { publicUrl: 'http://127.0.0.1:3000' } })
  real = await createTestShell(composition, { config: { publicUrl: 'https://kadr.app' } })
})
afterAll(() => Promise.all([local.stop(), numeric.stop(), real.stop()]))

const ask = async (
  app: TestShell,
  { host, url, accept = HTML }: { host: string; url: string; accept?: string },
) => {
  const { statusCode, headers } = await app.http.inject({ url, headers: { host, accept } })
  return { status: statusCode, location: headers.location }
}

it('opens a page under the name that sign-in knows, with its path and query', async () => {
  const url = '/login?next=%2Faccount'
  const moved = { status: 302, location: `http://localhost:3000${url}` }
  expect(await ask(local, { host: '127.0.0.1:3000', url })).toEqual(moved)
  expect(await ask(local, { host: '[::1]:3000', url })).toEqual(moved)
  expect(await ask(numeric, { host: 'localhost:3000', url: '/' })).toEqual({
    status: 302,
    location: 'http://127.0.0.1:3000/',
  })
})

it.each([
  ['localhost:3000', '/login'],
  ['127.0.0.1:4000', '/login'],
  ['kadr.example:3000', '/login'],
  ['127.0.0.1.evil.example:3000', '/login'],
  ['nonsense^host', '/login'],
])('leaves %s%s where it is', async (host, url) => {
  expect((await ask(local, { host, url })).location).toBeUndefined()
})

it.each([
  ['/api/config', HTML],
  ['/health', HTML],
  ['/assets/app-1.js', HTML],
  ['/_payload.json?1', HTML],
  ['/login', '*/*'],
])('does not move %s asked for as %s', async (url, accept) => {
  expect((await ask(local, { host: '127.0.0.1:3000', url, accept })).location).toBeUndefined()
})

it('does nothing where the public address is a real one', async () => {
  for (const host of ['127.0.0.1:3000', 'localhost', 'kadr.app']) {
    expect((await ask(real, { host, url: '/login' })).location).toBeUndefined()
  }
})
