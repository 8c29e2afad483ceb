import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../test/people.ts'
import { askPost, createDraft } from '../../../../test/posts.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { ConfigError } from '../../../config/config-error.ts'
import { parseTracing } from '../../../config/tracing.ts'

/** As the specification of OTLP writes it: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  traceId: z.string().check(z.regex(/^[\da-f]{32}$/)),
  spanId: z.string().check(z.regex(/^[\da-f]{16}$/)),
  parentSpanId: z.optional(z.string().check(z.regex(/^[\da-f]{16}$/))),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
  endTimeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
  attributes: z.array(attribute),
  status: z.object({ code: z.optional(z.number()) }),
})
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

type Span = z.infer<typeof span>
const spans: Span[] = []
const headers: unknown[] = []
const receiver = createServer(async (incoming, answer) => {
  headers.push(incoming.headers.authorization)
  const { resourceSpans } = z.parse(request, await json(incoming))
  for (const { scopeSpans } of resourceSpans) for (const one of scopeSpans) spans.push(...one.spans)
  answer.end('{}')
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const addressOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
const endpoint = addressOf(receiver.address())

const play = setUpPublishing({
  networks: ['bluesky'],
  config: {
    tracing: parseTracing({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20letter',
    }),
  },
})
beforeEach(() => {
  spans.length = 0
})
afterAll(() => {
  receiver.close()
})

const sent = (find: (one: Span) => boolean) =>
  vi.waitFor(
    () => {
      const found = spans.find(find)
      if (!found) throw new Error(`Not among ${spans.map(({ name }) => name).join(', ')}`)
      return found
    },
    { timeout: 15_000, interval: 50 },
  )

it('is one trace from the tap to the post at the network', async () => {
  const token = await play.tokenNow()
  const who = { token, userId: '', workspaceId: play.workspaceId }
  const { id, version } = await createDraft(play.app, who, [play.connectionOf('bluesky')])
  const path = `/posts/${id}/schedule`
  await askPost(play.app, who, { method: 'POST', path, body: { version, when: { kind: 'now' } } })
  await play.settle()
  const tap = await sent(({ name }) => name === 'POST /api/posts/:id/schedule')
  const published = await sent(({ name }) => name === 'publish bluesky')
  expect(published).toMatchObject({ traceId: tap.traceId, parentSpanId: tap.spanId, status: {} })
  const calls = await sent(
    ({ name, parentSpanId }) => name.startsWith('POST ') && parentSpanId === published.spanId,
  )
  expect(calls.traceId).toBe(tap.traceId)
  // Queries of the request, and of the work that published what it scheduled.
  const isQuery = ({ attributes }: Span) =>
    attributes.some(
      ({ key, value }) => key === 'db.system.name' && value.stringValue === 'postgresql',
    )
  for (const cause of [tap, published]) {
    const query = await sent((one) => isQuery(one) && one.parentSpanId === cause.spanId)
    expect(query.traceId).toBe(tap.traceId)
    expect(query.kind).toBe(3)
  }
  expect(spans.filter(isQuery).map(({ name }) => name)).toContain('UPDATE post_targets')
  expect(headers).toContain('Bearer letter')
  // No address, no token, no text of a person.
  expect(JSON.stringify(spans)).not.toContain(token)
  expect(JSON.stringify(spans)).not.toContain('Открыли запись')
})

it('goes on from the trace of a proxy, and fails where the answer is our fault', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  await play.app.http.inject({ url: '/api/users/me', headers: { traceparent } })
  expect(await sent((one) => one.traceId === traceId)).toMatchObject({
    name: 'GET /api/users/me',
    parentSpanId: '00f067aa0ba902b7',
    status: {},
  })
  const unsampled = `00-${'a'.repeat(32)}-00f067aa0ba902b7-00`
  await play.app.http.inject({ url: '/api/users/me', headers: { traceparent: unsampled } })
  await call(play.app, { path: '/users/me', token: await play.tokenNow() })
  await sent(({ name, parentSpanId }) => name === 'GET /api/users/me' && parentSpanId === undefined)
  expect(spans.filter((one) => one.traceId === 'a'.repeat(32))).toEqual([])
})

it('is off without an endpoint, and refuses a share that is none', () => {
  expect(parseTracing({})).toBeNull()
  expect(parseTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/' })).toMatchObject({
    url: 'https://otel.example/v1/traces',
    ratio: 1,
  })
  expect(() =>
    parseTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '2' }),
  ).toThrow(ConfigError)
})
