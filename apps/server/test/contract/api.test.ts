import { routes } from '@kadr/contract/routes'
import { systemClock } from '@kadr/kit/clock'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs, signInitData } from '../people.ts'
import { type SandboxNetworks, startNetworks } from '../sandbox-networks.ts'
import { type SignInProviders, startSignInProviders } from '../sign-in-providers.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import { arbitraryOf, hostileText, type JsonSchema } from './arbitrary-of.ts'

let app: TestShell
let providers: SignInProviders
let networks: SandboxNetworks
beforeAll(async () => {
  networks = await startNetworks(systemClock)
  providers = await startSignInProviders(networks.config.publicUrl)
  app = await createTestApp({ config: { ...networks.config, signIn: providers.signIn } })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
  providers.stop()
})

type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body: JsonSchema | undefined
  parameters: { name: string; in: string; schema?: JsonSchema | undefined }[]
  /** Whether it is called without a session too. */
  isPublic: boolean
  statuses: string[]
  /** Types of the file it answers with; empty for an answer in the envelope. */
  types: readonly string[]
}

type Answer = Awaited<ReturnType<typeof app.http.inject>>

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object')
const document = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) })
          .optional(),
        parameters: z
          .array(z.object({ name: z.string(), in: z.string(), schema: jsonSchema.optional() }))
          .optional(),
        security: z.array(z.unknown()).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})

const METHODS = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

const readDocument = async () => document.parse((await app.http.inject('/api/openapi.json')).json())

const addressOf = ({ method, path }: { method: string; path: string }) =>
  `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`

const FILE_TYPES = new Map(
  Object.values(routes).map((route) => [addressOf(route), 'file' in route ? route.file : []]),
)

const operations = async (): Promise<Operation[]> => {
  const { paths } = await readDocument()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: METHODS.parse(method.toUpperCase()),
      path,
      body: operation.requestBody?.content['application/json']?.schema,
      parameters: operation.parameters ?? [],
      isPublic: operation.security === undefined,
      statuses: Object.keys(operation.responses),
      types: FILE_TYPES.get(`${method.toUpperCase()} ${path}`) ?? [],
    })),
  )
}

it('answers every call of the contract and describes each of them', async () => {
  const described = (await operations()).map(({ method, path }) => `${method} ${path}`)
  const declared = Object.values(routes).map(addressOf)
  expect(described.sort()).toEqual(declared.sort())
})

describe('without a token', () => {
  it.each(Object.values(routes).filter(({ access }) => access === 'user'))(
    '$method $path is refused',
    async ({ method, path }) => {
      const url = `/api${path.replaceAll(/:\w+/g, 'x')}`
      for (const authorization of [undefined, 'Bearer', 'Bearer x.y.z', 'tma x', 'Basic eDp5']) {
        const headers = authorization ? { authorization } : {}
        const answer = await app.http.inject({ method, url, headers })
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ success: false, error: { code: 'UNAUTHORIZED' } })
      }
    },
  )
})

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string().min(1), field: z.string().optional() }),
  }),
])

/** A stream that goes on until its reader leaves is tried by the tests of its module. */
const endingOperations = async () =>
  (await operations()).filter(({ path }) => !path.endsWith('/events'))

it('never tells a secret', async () => {
  const { token } = await signInAs(app, { id: 2 })
  const { telegram, signIn } = app.ctx.config
  const key = app.ctx.secrets.derive('access-token')
  const secrets = [
    telegram?.botToken,
    ...Object.values(signIn).map((settings) => settings?.clientSecret),
    key.toString('hex'),
    key.toString('base64url'),
  ]
  for (const { method, path } of await endingOperations()) {
    for (const authorization of [`Bearer ${token}`, 'Bearer x']) {
      const answer = await app.http.inject({
        method,
        url: path.replace('/logout', '/{x}'),
        headers: { authorization },
      })
      for (const secret of secrets) expect(answer.body).not.toContain(secret)
    }
  }
})

/** Header values travel as Latin-1 without control characters; more than that the parser refuses itself. */
const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  fc.constantFrom('\u00ff\u00fe', 'a=b&c=%00', 'user=%7B%7D&hash=00', 'x'.repeat(4000)),
)

const request = ({ body, parameters }: Operation) =>
  fc.record({
    // A call without a session goes no further than the check of it.
    isSignedIn: fc.oneof(
      { weight: 5, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    payload: fc.oneof(
      { weight: 5, arbitrary: arbitraryOf(body).map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    contentType: fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'a', ''),
      },
    ),
    parameters: fc.tuple(
      ...parameters.map(({ name, schema }) =>
        fc.tuple(fc.constant(name), arbitraryOf(schema).map(String)),
      ),
    ),
    query: fc.dictionary(fc.constantFrom('a', 'limit', '__proto__', 'cursor'), hostileText, {
      maxKeys: 2,
    }),
    headers: fc.record(
      {
        'x-telegram-init-data': fc.oneof(headerText, fc.constant('fresh')),
        'x-device-id': headerText,
        'user-agent': headerText,
        cookie: headerText,
      },
      { requiredKeys: [] },
    ),
  })

type Fuzzed = ReturnType<typeof request> extends fc.Arbitrary<infer T> ? T : never

const isDeclaredAnswer = ({ operation, answer }: { operation: Operation; answer: Answer }) => {
  const type = String(answer.headers['content-type']).replace(/;.*/, '')
  if (answer.statusCode === 200 && operation.types.length > 0) return operation.types.includes(type)
  return type === 'text/event-stream' || envelope.safeParse(answer.json()).success
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A path can't carry an empty segment or one of dots: clients resolve those before they send it. */
const encodeSegment = (text: string) => (/^\.{0,2}$/.test(text) ? '%20' : encode(text))

const send = ({
  operation,
  fuzzed,
  token,
}: {
  operation: Operation
  fuzzed: Fuzzed
  token: string
}) => {
  const path = fuzzed.parameters.reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeSegment(value)),
    operation.path,
  )
  const query = Object.entries(fuzzed.query).map(
    ([key, value]) => `${encode(key)}=${encode(value)}`,
  )
  const initData = fuzzed.headers['x-telegram-init-data']
  return app.http.inject({
    method: operation.method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      ...fuzzed.headers,
      ...(initData === 'fresh' && {
        'x-telegram-init-data': signInitData({ ctx: app.ctx, id: 900 }),
      }),
      ...(fuzzed.isSignedIn && { authorization: `Bearer ${token}` }),
      ...(fuzzed.payload !== undefined && { 'content-type': fuzzed.contentType }),
    },
    ...(fuzzed.payload !== undefined && { payload: fuzzed.payload }),
  })
}

/** Only the headers of such a call vary. */
const isPlain = ({ body, parameters }: Operation) => body === undefined && parameters.length === 0

const countRuns = (operation: Operation) => {
  if (operation.isPublic) return isPlain(operation) ? 20 : 60
  return isPlain(operation) ? 12 : 36
}

it('refuses NUL by every call, before it reaches the database', async () => {
  const { token } = await signInAs(app, { id: 3 })
  for (const { method, path } of await endingOperations()) {
    if (path.includes('/bot/webhook')) continue
    const answer = await app.http.inject({
      method,
      url: `${path.replaceAll(/\{\w+\}/g, 'x')}?any=a%00b`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(`${method} ${path} ${answer.statusCode}`).toBe(`${method} ${path} 400`)
    expect(answer.json().error.message).toBe('Уберите невидимые символы')
  }
})

it('limits what the contract does not describe too', async () => {
  const limited = await createTestApp({ config: { areRateLimitsOn: true } })
  await limited.database.pool.query(
    `insert into rate_counters (key, used) values ('file:ip:127.0.0.1', 3000), ('webhook:ip:127.0.0.1', 600)`,
  )
  for (const [method, url] of [
    ['GET', '/api/downloads/files?t=x'],
    ['GET', '/api/media/x/original'],
    ['POST', '/api/payments/yookassa/webhook'],
  ] as const) {
    const answer = await limited.http.inject({ method, url })
    expect(`${url} ${answer.statusCode}`).toBe(`${url} 429`)
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'RATE_LIMITED' } })
  }
  await limited.stop()
})

it('survives anything: a declared status and an envelope, never a failure of ours', async () => {
  let { token } = await signInAs(app, { id: 1 })
  for (const operation of await endingOperations()) {
    await fc.assert(
      fc.asyncProperty(request(operation), async (fuzzed) => {
        let answer = await send({ operation, fuzzed, token })
        // An earlier call may have ended this session: the same call comes again from a new one.
        if (answer.statusCode === 401 && fuzzed.isSignedIn) {
          token = (await signInAs(app, { id: 1 })).token
          answer = await send({ operation, fuzzed, token })
        }
        const what = `${operation.method} ${operation.path} → ${answer.statusCode} ${answer.body}`
        expect(answer.statusCode, what).toBeLessThan(500)
        expect(operation.statuses, what).toContain(String(answer.statusCode))
        expect(isDeclaredAnswer({ operation, answer }), what).toBe(true)
      }),
      { numRuns: countRuns(operation) },
    )
  }
}, 900_000)
