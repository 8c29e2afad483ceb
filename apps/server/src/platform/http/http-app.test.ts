import { defineRoute } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import type { Module } from '../module.ts'

const echo = defineRoute({
  method: 'POST',
  path: '/fruit/:name',
  access: 'user',
  rate: 'write',
  summary: 'Фрукт',
  affects: [],
  params: z.object({ name: z.string().check(z.maxLength(10)) }),
  body: z.object({ color: z.string().check(z.minLength(2, 'Слишком короткое имя цвета')) }),
  data: z.object({ name: z.string(), color: z.string(), eater: z.string() }),
  errors: ['CONFLICT'],
})

const ping = defineRoute({
  method: 'POST',
  path: '/ping',
  access: 'public',
  rate: 'heavy',
  summary: 'Проверка',
  affects: [],
  data: z.object({ ok: z.boolean() }),
})

const broken = defineRoute({
  method: 'GET',
  path: '/broken',
  access: 'public',
  rate: 'read',
  summary: 'Поломка',
  tags: [],
  data: z.object({ n: z.number() }),
})

const undeclared = defineRoute({
  method: 'GET',
  path: '/undeclared',
  access: 'public',
  rate: 'read',
  summary: 'Отказ, которого нет в контракте',
  tags: [],
  data: z.object({}),
  errors: ['CONFLICT'],
})

const fruit: Module = {
  name: 'fruit',
  routes(mount) {
    mount({
      route: echo,
      handle: ({ params, body, actor }) => {
        if (body.color === 'black') {
          throw new UserError({ code: 'CONFLICT', userMessage: 'Чёрных нет', field: 'color' })
        }
        return { name: params.name, color: body.color, eater: actor.userId }
      },
    })
    mount({
      route: undeclared,
      handle: () => {
        throw new UserError({ code: 'STATE_STALE', userMessage: 'Устарело' })
      },
    })
    mount({ route: ping, handle: () => ({ ok: true }) })
    mount({
      route: broken,
      handle: () => {
        throw new Error('the database password is hunter2')
      },
    })
  },
}

const composition = {
  modules: [fruit],
  authenticate: async ({ token }: { token: string }) =>
    token === 'good' ? { userId: 'anna', sessionId: 's' } : undefined,
}

let app: TestShell
beforeAll(async () => {
  app = await createTestShell(composition)
})
afterAll(() => app.stop())

const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { authorization: 'Bearer good', 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  })

it('puts the data of a handler into the envelope', async () => {
  const answer = await post('/api/fruit/plum', { color: 'blue' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: true,
    data: { name: 'plum', color: 'blue', eater: 'anna' },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-request-id']).toBeTruthy()
})

it.each([
  ['no token', ''],
  ['a bad token', 'Bearer bad'],
  ['another scheme', 'tma good'],
])('refuses %s with 401', async (_case, authorization) => {
  const answer = await post('/api/fruit/plum', { color: 'blue' }, { authorization })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, error: { code: 'UNAUTHORIZED' } })
})

it('names the field of a bad input in Russian', async () => {
  const answer = await post('/api/fruit/plum', { color: 'x' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toEqual({
    code: 'VALIDATION_FAILED',
    message: 'Поле «Цвет»: слишком короткое имя цвета',
    field: 'color',
  })
  const missing = await post('/api/fruit/plum', {})
  expect(missing.json().error.message).toBe('Поле «Цвет»: не заполнено')
})

it('maps the code of an expected failure to its status', async () => {
  const answer = await post('/api/fruit/plum', { color: 'black' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().error).toEqual({ code: 'CONFLICT', message: 'Чёрных нет', field: 'color' })
})

describe('a failure the route does not declare', () => {
  it('fails tests', async () => {
    const answer = await app.http.inject('/api/undeclared')
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error.message).toBe('GET /api/undeclared does not declare STATE_STALE')
  })

  it('reaches the caller elsewhere, and the log', async () => {
    const lines: unknown[] = []
    const shell = await createTestShell(composition, {
      config: { env: 'development', logLevel: 'error' },
      logTo: { write: (line) => lines.push(JSON.parse(line)) },
    })
    const answer = await shell.http.inject('/api/undeclared')
    await shell.stop()
    expect(answer.statusCode).toBe(410)
    expect(answer.json().error).toEqual({ code: 'STATE_STALE', message: 'Устарело' })
    expect(lines).toMatchObject([
      { msg: 'http.undeclared_error', errorCode: 'STATE_STALE', route: '/api/undeclared' },
    ])
  })
})

it('describes every code a call can fail with, by status', async () => {
  const document = (await app.http.inject('/api/openapi.json')).json()
  const { responses } = document.paths['/api/fruit/{name}'].post
  const codesOf = (status: number) =>
    responses[status].content['application/json'].schema.properties.error.properties.code.enum
  expect(codesOf(409)).toEqual(['CONFLICT'])
  expect(codesOf(503)).toEqual(['UNAVAILABLE'])
  expect(codesOf(401)).toEqual(['UNAUTHORIZED'])
})

it('keeps the text of an unexpected failure to itself', async () => {
  const answer = await app.http.inject('/api/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.json().error.code).toBe('INTERNAL')
  expect(answer.body).not.toContain('hunter2')
})

it.each([
  ['malformed JSON', 400, 'VALIDATION_FAILED', '{"color":', 'application/json'],
  ['a prototype trick', 400, 'VALIDATION_FAILED', '{"__proto__":{}}', 'application/json'],
  ['another content type', 415, 'UNSUPPORTED_MEDIA_TYPE', 'color=red', 'text/plain'],
  ['a huge body', 413, 'PAYLOAD_TOO_LARGE', `"${'x'.repeat(1_100_000)}"`, 'application/json'],
])('refuses %s', async (_case, status, code, payload, type) => {
  const answer = await post('/api/fruit/plum', payload, { 'content-type': type })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, error: { code } })
})

it('accepts a JSON type without a body where none is asked for', async () => {
  expect((await post('/api/ping')).json()).toEqual({ success: true, data: { ok: true } })
})

it('tells an unknown address from a wrong method', async () => {
  const unknown = await app.http.inject('/api/nothing')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json().error.code).toBe('NOT_FOUND')
  const wrong = await app.http.inject({ method: 'DELETE', url: '/api/fruit/plum' })
  expect(wrong.statusCode).toBe(405)
  expect(wrong.headers.allow).toBe('POST')
  expect(wrong.json().error.code).toBe('METHOD_NOT_ALLOWED')
  const malformed = await app.http.inject('/api/%zz')
  expect(malformed.statusCode).toBe(400)
  expect(malformed.json().error.code).toBe('VALIDATION_FAILED')
})

it('limits calls by class and says when to come back', async () => {
  const limited = await createTestShell(composition, { config: { areRateLimitsOn: true } })
  const statuses: number[] = []
  for (let call = 0; call < 11; call += 1) {
    const answer = await limited.http.inject({ method: 'POST', url: '/api/ping' })
    statuses.push(answer.statusCode)
    if (answer.statusCode !== 429) continue
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().error.code).toBe('RATE_LIMITED')
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  const other = await limited.http.inject({
    method: 'POST',
    url: '/api/ping',
    remoteAddress: '203.0.113.9',
  })
  expect(other.statusCode).toBe(200)
  await limited.stop()
})

it('describes itself in OpenAPI 3.1 and on a page', async () => {
  const document = (await app.http.inject('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual([
    '/api/fruit/{name}',
    '/api/undeclared',
    '/api/ping',
    '/api/broken',
  ])
  expect(document.paths['/api/fruit/{name}'].post.security).toEqual([{ bearer: [] }])
  const page = await app.http.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('POST /api/fruit/:name')
  expect(page.body).not.toContain('<script')
})
