import type { ApiRoute } from '@kadr/contract/base/route'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schemaOfRequest } from '../../apps/server/src/modules/integrations/api/document-schemas.ts'
import {
  arbitraryOf,
  hostileText,
  type JsonSchema,
} from '../../apps/server/test/contract/arbitrary-of.ts'
import type { RouteSample } from '../../apps/server/test/contract/route-sample.ts'
import { type StockedIds, seedWorkspace } from '../../apps/server/test/contract/seed-workspace.ts'
import {
  makeKey,
  sampleOf,
  shapeFaultOf,
  statusesOf,
  V1_CALLS,
} from '../../apps/server/test/contract/v1-calls.ts'
import { addAccount } from '../../apps/server/test/posts.ts'
import { createTestApp } from '../../apps/server/test/test-app.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'

/** Over all calls together; `npm run fuzz:v1 -- --requests 20000` asks more. */
const REQUESTS = Number(process.env.FUZZ_V1_REQUESTS ?? 720)
const PER_CALL = Math.ceil(REQUESTS / V1_CALLS.length)

let app: TestShell
let ids: StockedIds
let token: string
const counts = new Map<number, number>()
beforeAll(async () => {
  app = await createTestApp()
  const stocked = await seedWorkspace({ app, number: 100, connectOne: addAccount })
  ids = stocked.ids
  token = (await makeKey(app, stocked.owner, { ceiling: 'owner' })).token
})
afterAll(async () => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const byStatus = [...counts].toSorted().map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(`Fuzz of v1: ${total} requests, ${byStatus.join(', ')}\n`)
  await app.stop()
})

const schemaOf = (schema: ApiRoute['body']): JsonSchema | undefined =>
  schema && schemaOfRequest(schema)

/** A valid request with one of its parts broken, or anything in its place. */
const mangled = (valid: object | undefined, schema: JsonSchema | undefined) => {
  const entries = Object.entries(valid ?? {})
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(valid) },
    { weight: 4, arbitrary: arbitraryOf(schema) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat(Math.max(0, entries.length - 1)), fc.jsonValue())
        .map(([at, value]) =>
          Object.fromEntries(
            entries.map(([key, part], index) => [key, index === at ? value : part]),
          ),
        ),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constant({ ...valid, strange: true }) },
  )
}

const encode = (text: string) =>
  /^\.{0,2}$/.test(text) ? '%20' : encodeURIComponent(text.toWellFormed())

const requestOf = ({ name, route }: { name: string; route: ApiRoute }) => {
  const { params = {}, query, body }: RouteSample = sampleOf(name, ids)
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  return fc.record({
    params: fc.tuple(
      ...names.map((key) =>
        fc.oneof(
          { weight: 5, arbitrary: fc.constant(params[key] ?? '') },
          { weight: 1, arbitrary: fc.uuid() },
          { weight: 1, arbitrary: hostileText },
        ),
      ),
    ),
    query: fc.oneof(
      { weight: 2, arbitrary: fc.constant(query ?? {}) },
      {
        weight: 3,
        arbitrary: arbitraryOf(schemaOf(route.query) ?? { type: 'object' }).map((value) =>
          Object.fromEntries(
            Object.entries(Object(value)).map(([key, part]) => [
              key.toWellFormed(),
              String(part).toWellFormed(),
            ]),
          ),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.dictionary(
          fc.constantFrom('cursor', 'limit', '__proto__'),
          hostileText.map((text) => text.toWellFormed()),
        ),
      },
    ),
    body: mangled(body, schemaOf(route.body)),
    key: fc.option(fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme-ascii', maxLength: 120 })), {
      nil: undefined,
    }),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'a', '') },
    ),
  })
}

type Fuzzed = ReturnType<typeof requestOf> extends fc.Arbitrary<infer T> ? T : never

const send = (route: ApiRoute, { params, query, body, key, type }: Fuzzed) => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const path = names.reduce(
    (url, name, index) => url.replace(`:${name}`, encode(params[index] ?? '')),
    route.path as string,
  )
  const search = new URLSearchParams(Object.entries(query)).toString()
  const hasBody = route.method !== 'GET' && body !== undefined
  return app.http.inject({
    method: route.method,
    url: `/api/v1${path}${search && `?${search}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(hasBody && { 'content-type': type }),
    },
    ...(hasBody && { payload: JSON.stringify(body) }),
  })
}

it.each(V1_CALLS)(
  '$name answers anything within its document, and never by a failure of ours',
  async (call) => {
    const { route } = call
    const statuses = statusesOf(route)
    expect(statuses).toContain('200')
    await fc.assert(
      fc.asyncProperty(requestOf(call), async (fuzzed) => {
        const answer = await send(route, fuzzed)
        counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1)
        const what = `${route.method} ${route.path} → ${answer.statusCode} ${answer.body}`
        // No renderer is there: it is the one thing this process lacks.
        if (answer.statusCode !== 503) expect(answer.statusCode, what).toBeLessThan(500)
        expect(statuses, what).toContain(String(answer.statusCode))
        const fault = shapeFaultOf({ route, status: answer.statusCode, body: answer.json() })
        expect(fault, what).toBeUndefined()
      }),
      { numRuns: PER_CALL },
    )
  },
  3_600_000,
)
