import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { defineRoute } from '@kadr/contract/base/route'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import type { Module } from '../module.ts'
import { createCachedDocument } from './documents/cached-document.ts'
import { createRateLimits } from './limits/rate-limits.ts'

const open = { access: 'public', summary: 'Проверка', affects: [] } as const
const tell = defineRoute({
  ...open,
  method: 'POST',
  path: '/tell',
  rate: 'heavy',
  body: z.object({ any: z.unknown() }),
  data: z.object({ ok: z.boolean() }),
})
const listen = defineRoute({
  method: 'GET',
  path: '/listen',
  access: 'public',
  rate: 'read',
  summary: 'События',
  tags: [],
  events: z.object({ n: z.number() }),
  data: z.object({}),
})

const talk: Module = {
  name: 'talk',
  routes(mount) {
    mount({ route: tell, handle: () => ({ ok: true }) })
    mount({
      route: listen,
      // biome-ignore lint/correctness/useYield: an idle stream has no event
      async *handle({ request: { signal } }) {
        await once(signal, 'abort')
      },
    })
  },
}
let received = 0
const upload: Module = {
  name: 'upload',
  rawRoutes: ({ app: server }) =>
    void server.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _body, done) => done(null))
      scope.post('/upload', { config: { isUpload: true } }, async ({ raw }) => {
        for await (const chunk of raw) received += Buffer.from(chunk).length
        return {}
      })
      scope.register(async (raw) => {
        raw.removeAllContentTypeParsers()
        raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        )
        raw.post('/raw', async () => ({}))
      })
    }),
}
const composition = { modules: [talk, upload], authenticate: async () => undefined }

let app: TestShell
let port = 0
beforeAll(async () => {
  app = await createTestShell(composition)
  port = Number(new URL(await app.http.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.stop())
afterEach(() => vi.useRealTimers())

it.each([65, 8_000, 20_000, 150_000])(
  'refuses JSON of %d levels as a bad request',
  async (levels) => {
    const any = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/tell',
      headers: { 'content-type': 'application/json' },
      payload: `{"any":${any}}`,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe('VALIDATION_FAILED')
  },
)

it('takes JSON as deep as documents are', async () => {
  const any = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`)
  const answer = await app.http.inject({ method: 'POST', url: '/api/tell', payload: { any } })
  expect(answer.statusCode).toBe(200)
})

it('writes a document once for any number of requests', async () => {
  const shell = await createTestShell({ ...composition, modules: [] })
  let written = 0
  const send = createCachedDocument({
    type: 'text/plain',
    write() {
      written += 1
      return 'x'.repeat(5000)
    },
  })
  // Not ready yet, so a route can still be added.
  shell.http.get('/document', { compress: false }, send)
  const ask = (headers: Record<string, string> = {}) =>
    shell.http.inject({ url: '/document', headers })
  const answers = await Promise.all([ask(), ask(), ask({ 'accept-encoding': 'gzip, br' })])
  expect(written).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[2]?.headers['content-encoding']).toBe('br')
  const etag = String(answers[0]?.headers.etag)
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  expect(written).toBe(1)
  await shell.stop()
})

it('gives the description of the API cached, and limits who asks for it', async () => {
  const limited = await createTestShell(composition, { config: { areRateLimitsOn: true } })
  const statuses: number[] = []
  for (let call = 0; call < 121; call += 1) {
    statuses.push((await limited.http.inject('/api/docs')).statusCode)
  }
  expect(statuses).toEqual([...Array(120).fill(200), 429])
  const page = await app.http.inject('/api/openapi.json')
  expect(page.headers['cache-control']).toContain('max-age')
  await limited.stop()
})

it.each([
  ['one proxy', 1, '10.0.0.7'],
  ['two proxies', 2, '10.0.0.7, 10.0.0.8'],
  ['proxies by address', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.5, 10.0.0.8'],
])(
  'counts callers behind %s by what the proxies say, not the caller',
  async (_, trustProxy, tail) => {
    const config = { areRateLimitsOn: true, trustProxy }
    const limited = await createTestShell(composition, { config })
    const call = (forwarded: string) =>
      limited.http.inject({
        method: 'POST',
        url: '/api/tell',
        headers: { 'x-forwarded-for': forwarded },
        payload: { any: 1 },
      })
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) {
      statuses.push((await call(`198.51.100.${at}, ${tail}`)).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    await limited.stop()
  },
)

it('counts the addresses of one IPv6 network as one caller', async () => {
  const config = { areRateLimitsOn: true, trustProxy: 1 }
  const limited = await createTestShell(composition, { config })
  const call = (address: string) =>
    limited.http.inject({
      method: 'POST',
      url: '/api/tell',
      headers: { 'x-forwarded-for': address },
      payload: { any: 1 },
    })
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) {
    statuses.push((await call(`2001:db8:1:2:${at}::${at}`)).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  expect((await call('2001:db8:1:3::1')).statusCode).toBe(200)
  await limited.stop()
})

it('counts requests of all processes together', async () => {
  const ctx = { ...app.ctx, config: { ...app.ctx.config, areRateLimitsOn: true } }
  const processes = [createRateLimits(ctx), createRateLimits(ctx)]
  const ask = (ip: string, at: number) => {
    const check = processes[at % processes.length]
    const request = { ip, actor: undefined }
    const reply = { header: () => reply }
    // @ts-expect-error The parts of a request that are read.
    return check?.({ rate: 'write', request, reply }).then(
      () => 200,
      () => 429,
    )
  }
  const burst = await Promise.all(Array.from({ length: 240 }, (_, at) => ask('192.0.2.1', at)))
  expect(burst.filter((status) => status === 200)).toHaveLength(120)
  expect(await ask('192.0.2.2', 0)).toBe(200)
})

it('sends the headers of an event stream at once', async () => {
  const stop = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api/listen`, { signal: stop.signal })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  stop.abort()
})

const HALF =
  'POST /api/tell HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9'

const sendHalf = async (to: number, text = `${HALF}\r\n\r\n{`): Promise<Socket> => {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(text, resolve))
  return socket
}

/** An error closes the socket too. */
const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()))

const readAll = async (socket: Socket) => {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await closeOf(socket)
  return text
}

it('ends a request whose body does not come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const socket = await sendHalf(port)
  const answered = readAll(socket)
  // The deadline is set when the headers have arrived.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  vi.advanceTimersByTime(30_000)
  const text = await answered
  expect(text).toContain('408')
  expect(text).toContain('Запрос не пришёл вовремя')
})

it('lets an upload take its time while it goes on, and ends it when it does not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const socket = await sendHalf(port, `${HALF.replace('/api/tell', '/upload')}00000\r\n\r\n`)
  const answered = readAll(socket)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  const before = received
  await new Promise((resolve) => socket.write(Buffer.alloc(20_000), resolve))
  await vi.waitFor(() => expect(received - before).toBe(20_000))
  vi.advanceTimersByTime(60_000)
  expect(socket.closed).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(await answered).toContain('408')
})

it('answers too long headers in the envelope', async () => {
  const socket = connect(port, '127.0.0.1')
  const answered = readAll(socket)
  socket.write(`GET /api/tell HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
  const [head = '', body = ''] = (await answered).split('\r\n\r\n')
  expect(head).toContain('431')
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: { code: 'VALIDATION_FAILED', message: 'Слишком длинные заголовки' },
  })
})

it('refuses NUL at routes outside of the contract too', async () => {
  const post = (url: string, payload?: string) =>
    app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    })
  expect((await post('/upload?name=a%00b')).json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', message: 'Уберите невидимые символы', field: 'name' },
  })
  expect((await post('/raw', '{"event":"\\u0000"}')).statusCode).toBe(400)
  expect((await post('/raw', '{"event":"\u0000"}')).statusCode).toBe(400)
  expect((await post('/raw', '{"event":"x"}')).statusCode).toBe(200)
})

it('answers a body sent to no route', async () => {
  const answer = await app.http.inject({ method: 'POST', url: '/api/nowhere', payload: { a: 1 } })
  expect(answer.statusCode).toBe(404)
})

it('stops without waiting for what is half sent', async () => {
  const stopping = await createTestShell(composition)
  const to = Number(new URL(await stopping.http.listen({ host: '127.0.0.1', port: 0 })).port)
  const sockets = await Promise.all([
    ...Array.from({ length: 20 }, () => sendHalf(to)),
    sendHalf(to, 'POST /api/tell HTTP/1.1\r\nhost'),
  ])
  const closed = sockets.map((socket) => closeOf(socket.resume()))
  await stopping.stop()
  await Promise.all(closed)
})
