import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAiSandbox } from './create-ai-sandbox.ts'

const sandbox = createAiSandbox({ key: 'k', now: () => 0 })
let server: Server
let url = ''
beforeAll(async () => {
  server = createServer(sandbox.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  sandbox.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => sandbox.clearFaults())

const post = (path: string, body: unknown, authorization = 'Bearer k') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const chat = { model: 'm', messages: [{ role: 'user', content: 'Привет' }] }

it('lets nobody in without the key and knows its own paths', async () => {
  expect((await post('/chat/completions', chat, 'Bearer x')).status).toBe(401)
  expect((await post('/chat/unknown', chat)).status).toBe(404)
  expect((await post('/chat/completions', { model: 'm' })).status).toBe(400)
})

it('answers whole or in a stream that ends with counts', async () => {
  const whole = await (await post('/chat/completions', chat)).json()
  expect(whole).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { role: 'assistant' }, finish_reason: 'stop' }],
    usage: { total_tokens: expect.any(Number) },
  })
  const stream = await (await post('/chat/completions', { ...chat, stream: true })).text()
  const events = stream.trim().split('\n\n')
  expect(events.at(-1)).toBe('data: [DONE]')
  expect(events.at(-2)).toContain('"usage"')
})

it('fills the schema it is given', async () => {
  const schema = {
    type: 'object',
    properties: { n: { type: 'integer' }, list: { type: 'array', items: { enum: ['a', 'b'] } } },
  }
  const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } }
  const answer = await (await post('/chat/completions', { ...chat, response_format })).json()
  const content = JSON.stringify({ n: 1, list: ['a', 'a', 'a'] })
  expect(answer).toMatchObject({ choices: [{ message: { content } }] })
})

it('applies a fault the requested number of times', async () => {
  sandbox.setFault({ kind: 'status', status: 429, retryAfter: 3, times: 1 })
  const refused = await post('/chat/completions', chat)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3'])
  expect((await post('/chat/completions', chat)).status).toBe(200)
})

const soundOf = (seconds: number) => {
  const wav = Buffer.alloc(44 + seconds * 8000)
  wav.write('RIFF')
  wav.writeUInt32LE(8000, 28)
  wav.write('data', 36)
  wav.writeUInt32LE(seconds * 8000, 40)
  return wav
}

const hear = (fields: Record<string, string>, seconds = 20) => {
  const form = new FormData()
  form.append('file', new Blob([soundOf(seconds)]), 'sound.wav')
  for (const [name, value] of Object.entries({ model: 'w', ...fields })) form.append(name, value)
  const headers = { authorization: 'Bearer k' }
  return fetch(`${url}/audio/transcriptions`, { method: 'POST', headers, body: form })
}
const heard = z.looseObject({
  text: z.string(),
  words: z.optional(z.array(z.object({ start: z.number(), end: z.number() }))),
  segments: z.optional(z.array(z.unknown())),
})
const WORDS = { 'timestamp_granularities[]': 'word' }

it('gives times of words for verbose replies only, as long as the sound is', async () => {
  expect((await hear(WORDS)).status).toBe(400)
  expect((await hear({ response_format: 'verbose_json', model: 'gpt-4o-transcribe' })).status).toBe(
    400,
  )
  expect((await hear({ tone: 'calm' })).status).toBe(400)
  const plain = z.parse(heard, await (await hear({})).json())
  expect(Object.keys(plain)).toEqual(['text'])
  const asked = { response_format: 'verbose_json', ...WORDS }
  const told = z.parse(heard, await (await hear(asked)).json())
  expect(told).toMatchObject({ duration: 20, language: 'russian' })
  expect(told.segments).toBeUndefined()
  expect(told.text).toMatch(/^Ну, всем привет\. Э-э, сегодня/)
  let last = 0
  for (const { start, end } of told.words ?? []) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = end
  }
  expect(last).toBeGreaterThan(14)
  expect(last).toBeLessThanOrEqual(20)
})
