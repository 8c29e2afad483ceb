import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CreateFake, FakeRequest } from './fake-network.ts'
import { createNetworkHost, type NetworkHost } from './host.ts'

const seen: FakeRequest[] = []
const made: string[] = []

const createEcho: CreateFake = () => ({
  id: 'echo',
  title: 'Эхо',
  card: { order: ['author', 'words', 'media'], text: 'plain' },
  routes: [
    {
      method: 'POST',
      path: '/things/:id',
      handle: (request) => {
        seen.push(request)
        made.push(request.params.id ?? '')
        return { status: 201, json: { id: request.params.id, number: 2n ** 60n } }
      },
    },
    {
      method: 'GET',
      path: '/broken',
      handle: () => {
        throw new Error('broken')
      },
    },
  ],
  people: () => [],
  posts: () =>
    made.map((id, index) => ({
      id,
      accountId: 'a',
      text: id,
      media: [],
      createdAt: `2026-01-0${index + 1}`,
      url: '',
    })),
  revokeAccount: () => {},
  expireAccess: () => {},
  accessTo: () => 'none',
  reset: () => {
    made.length = 0
  },
  faultReply: ({ status, retryAfterSeconds }) => ({ status, json: { wait: retryAfterSeconds } }),
})

let host: NetworkHost
let server: Server
let base: string
const failures: unknown[] = []

beforeEach(async () => {
  seen.length = 0
  made.length = 0
  failures.length = 0
  host = createNetworkHost({
    fakes: [createEcho],
    baseUrl: 'https://kadr.test/sandbox/',
    clock: { now: () => new Date('2026-11-15T09:00:00Z') },
    fetch,
    log: { error: (detail) => failures.push(detail) },
  })
  server = createServer(host.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  host.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const post = (path = '/echo/things/1', init: RequestInit = {}) =>
  fetch(`${base}${path}`, { method: 'POST', ...init })
const isSilent = (path?: string) =>
  post(path, { signal: AbortSignal.timeout(300) }).then(
    () => false,
    () => true,
  )

it('routes with and without the prefix of its address, and tells the fake its own', async () => {
  expect((await post('/echo/things/1')).status).toBe(201)
  expect((await post('/sandbox/echo/things/a%3Ab')).status).toBe(201)
  expect(made).toEqual(['1', 'a:b'])
  expect(seen[0]?.baseUrl).toBe('https://kadr.test/sandbox/echo')
})

it('answers for what is not there, is not allowed or is broken', async () => {
  expect((await post('/nothing/things/1')).status).toBe(404)
  expect((await post('/echo/nowhere')).status).toBe(404)
  expect((await fetch(`${base}/echo/things/1`)).status).toBe(405)
  expect((await fetch(`${base}/echo/broken`)).status).toBe(500)
  expect(failures).toHaveLength(1)
})

it('reads JSON, forms, multipart and raw bodies', async () => {
  const form = new FormData()
  form.set('name', 'значение')
  form.set('file', new File(['байты'], 'a.txt', { type: 'text/plain' }))
  const json = { 'content-type': 'application/json; charset=UTF-8' }
  await post('/echo/things/1', { headers: json, body: '{"deep":{"er":1}}' })
  await post('/echo/things/1', { body: new URLSearchParams('a=1&b=2&b=3') })
  await post('/echo/things/1', { body: form })
  await post('/echo/things/1', { body: new Uint8Array([1, 2]) })
  await post('/echo/things/1', { headers: json, body: '{broken' })
  expect(seen.map(({ fields }) => fields)).toMatchObject([
    { deep: { er: 1 } },
    { a: '1', b: ['2', '3'] },
    { name: 'значение', file: { name: 'a.txt', type: 'text/plain' } },
    undefined,
    undefined,
  ])
  expect([...(seen[3]?.bytes ?? [])]).toEqual([1, 2])
  expect(host.requests()[2]?.fields?.file).toEqual({
    name: 'a.txt',
    type: 'text/plain',
    size: 10,
    bytes: new Uint8Array(),
  })
})

it('writes 64-bit numbers with all their digits', async () => {
  expect(await (await post()).text()).toContain('"number":1152921504606846976')
})

it.each([
  ['timeout-before', 0],
  ['timeout-after', 1],
  ['cut-before', 0],
  ['cut-after', 1],
] as const)('leaves %s without an answer, having done %i things', async (kind, count) => {
  host.setFault({ network: 'echo', kind, times: 1 })
  expect(await isSilent()).toBe(true)
  expect(made).toHaveLength(count)
  expect(await isSilent()).toBe(false)
})

it('refuses in the words of the network', async () => {
  host.setFault({ network: 'echo', kind: 'rate-limited', retryAfterSeconds: 7, times: 1 })
  host.setFault({ network: '*', kind: 'server-error', status: 502, times: 1 })
  host.setFault({ network: 'echo', kind: 'server-error-after', times: 1 })
  const limited = await post()
  expect([limited.status, await limited.json()]).toEqual([429, { wait: 7 }])
  expect((await post()).status).toBe(502)
  expect(made).toEqual([])
  expect((await post()).status).toBe(503)
  expect(made).toEqual(['1'])
})

it('keeps a fault to its network, method and path', async () => {
  host.setFault({ network: 'other', kind: 'server-error' })
  host.setFault({ network: 'echo', method: 'GET', kind: 'server-error' })
  host.setFault({ network: 'echo', path: '/things/2*', kind: 'server-error' })
  expect((await post('/echo/things/1')).status).toBe(201)
  expect((await post('/echo/things/22')).status).toBe(503)
  host.clearFaults('echo')
  expect((await post('/echo/things/22')).status).toBe(201)
  expect(host.faults()).toHaveLength(1)
})

it('hands moods to the fake', async () => {
  host.setFault({ network: 'echo', kind: 'rejected-media', times: 1 })
  host.setFault({ network: 'echo', kind: 'slow-processing', seconds: 30, times: 1 })
  await post()
  await post()
  expect(seen.map(({ behaviour: mood }) => mood)).toEqual([
    { isMediaRejected: true, processingSeconds: 30 },
    { isMediaRejected: false, processingSeconds: undefined },
  ])
})

it('remembers requests with their replies, and posts newest first', async () => {
  host.setFault({ network: 'echo', kind: 'timeout-after', times: 1 })
  await isSilent()
  await post('/echo/things/2?a=1')
  expect(host.requests('echo')).toMatchObject([
    { path: '/things/1', fault: 'timeout-after', reply: { status: 201 } },
    { path: '/things/2', query: { a: '1' }, fault: null, reply: { status: 201 } },
  ])
  expect(host.posts().map(({ id, network }) => [network, id])).toEqual([
    ['echo', '2'],
    ['echo', '1'],
  ])
  host.reset()
  expect([host.requests(), host.posts(), host.faults()]).toEqual([[], [], []])
})
