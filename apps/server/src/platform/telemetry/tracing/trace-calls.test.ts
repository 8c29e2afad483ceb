import { expect, it } from 'vitest'
import type { SpanStart, Tracer } from './span.ts'
import { traceCalls, traceFetch } from './trace-calls.ts'
import { nameQuery } from './trace-queries.ts'
import { noTracer } from './tracer.ts'

const told: object[] = []
const tracer: Tracer = {
  begin: ({ name, kind, attributes }: SpanStart) => ({
    traceparent: undefined,
    end: (outcome) => told.push({ name, kind, ...attributes, ...outcome }),
  }),
  close: async () => undefined,
}
const last = () => told.at(-1)
const URL_OF_ENGINE = 'https://engine.example/v1/chat?key=secret'

it('makes spans of calls of payment providers and networks, without addresses', async () => {
  const http = traceCalls({
    tracer,
    http: async () => ({ kind: 'failed', reason: 'timeout', mayHaveArrived: true }) as never,
  })
  await http({ method: 'POST', url: 'https://shop.example/payments/42?token=secret' })
  expect(last()).toMatchObject({
    name: 'POST shop.example',
    kind: 'client',
    attributes: { 'error.type': 'timeout' },
    isFailed: true,
  })
  expect(JSON.stringify(told)).not.toMatch(/secret|payments/)
})

it('makes spans of calls of AI engines, also of those that fail', async () => {
  const reply = traceFetch({ tracer, fetch: async () => new Response('', { status: 429 }) })
  await reply(URL_OF_ENGINE, { method: 'POST' })
  expect(last()).toMatchObject({
    name: 'POST engine.example',
    attributes: { 'http.response.status_code': 429 },
    isFailed: true,
  })
  const broken = traceFetch({ tracer, fetch: () => Promise.reject(new Error('no route')) })
  await expect(broken(new URL(URL_OF_ENGINE))).rejects.toThrow('no route')
  expect(last()).toMatchObject({ name: 'GET engine.example', isFailed: true })
  expect(JSON.stringify(told)).not.toContain('secret')
  const plain = async () => new Response()
  expect(traceFetch({ tracer: noTracer, fetch: plain })).toBe(plain)
})

it.each([
  ['select "id" from "posts" where "text" = $1', 'SELECT', 'posts'],
  ['insert into operator_log (id) values ($1)', 'INSERT', 'operator_log'],
  ['  UPDATE public.post_targets set a = 1', 'UPDATE', 'post_targets'],
  ['delete from only "events"', 'DELETE', 'events'],
  ['begin', 'BEGIN', undefined],
])('names %s by what it does and where', (text, operation, table) => {
  expect(nameQuery(text)).toEqual({ operation, table })
  expect(nameQuery({ text, values: ['secret'] })).toEqual({ operation, table })
})
