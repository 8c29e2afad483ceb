import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { Response as UndiciResponse } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const CLIENT = 'https://app.example/program.json'
const DOCUMENT = {
  client_id: CLIENT,
  client_name: 'Помощник',
  redirect_uris: ['https://app.example/cb'],
}

const answering =
  (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  async () =>
    new UndiciResponse(typeof body === 'string' ? body : JSON.stringify(body), init)

it('knows a program by the document at its address', async () => {
  const read = await readDocument({ fetch: answering(DOCUMENT), clientId: CLIENT })
  expect(read).toEqual({
    name: 'Помощник',
    redirectUris: ['https://app.example/cb'],
    lifetimeMs: 5 * MINUTE_MS,
  })
  const headers = { 'cache-control': 'max-age=9999999' }
  const kept = await readDocument({ fetch: answering(DOCUMENT, { headers }), clientId: CLIENT })
  expect(kept.lifetimeMs).toBe(DAY_MS)
})

it.each([
  ['another address', { ...DOCUMENT, client_id: 'https://app.example/other.json' }],
  ['no name', { ...DOCUMENT, client_name: ' ' }],
  ['no place', { ...DOCUMENT, redirect_uris: [] }],
  ['places of a script', { ...DOCUMENT, redirect_uris: ['javascript:alert(1)'] }],
  ['a shared secret', { ...DOCUMENT, token_endpoint_auth_method: 'client_secret_basic' }],
  ['no JSON', '<html>'],
  ['more than 5 kB', { ...DOCUMENT, more: 'a'.repeat(6000) }],
])('refuses a document with %s', async (_, body) => {
  await expect(readDocument({ fetch: answering(body), clientId: CLIENT })).rejects.toMatchObject({
    code: 'invalid_client',
  })
})

let server: Server
let calls = 0
beforeAll(async () => {
  server = createServer((_request, response) => {
    calls += 1
    response.end(JSON.stringify(DOCUMENT))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('opens no address of the local network', async () => {
  const address = server.address()
  const { port } = address as AddressInfo
  const fetch = createSafeFetch({ maxRedirects: 0, ports: [port, 443] })
  for (const clientId of [`https://127.0.0.1:${port}/a.json`, `https://localhost:${port}/a.json`]) {
    await expect(readDocument({ fetch, clientId })).rejects.toMatchObject({
      code: 'invalid_client',
    })
  }
  expect(calls).toBe(0)
})
