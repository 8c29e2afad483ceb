import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@kadr/kit/clock'
import { createTrustingFetch } from '@kadr/kit/node/trusting-fetch'
import { createAiSandbox } from '@kadr/sandbox/ai'
import { makeCertificate } from '@kadr/sandbox/certificate'
import { afterEach, describe, expect, it } from 'vitest'
import { engineSettings } from '../../test/engine-settings.ts'
import { startSandboxEngine } from '../../test/sandbox-engine.ts'
import {
  createFacts,
  createProductTasks,
  createTask,
  createTasks,
  PRODUCT,
} from '../../test/tasks.ts'
import { writeAll } from '../../test/write-all.ts'
import { EVERYTHING, learnChatForm } from './chat-form.ts'
import { checkEngine } from './check-engine.ts'
import { createOpenAiEngine } from './index.ts'
import { RefusedRequestError } from './refused-request.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
const start = async (...input: Parameters<typeof startSandboxEngine>) => {
  const played = await startSandboxEngine(...input)
  stops.push(played.stop)
  return played
}

const task = createTask({ kind: 'caption', topic: 'кофе' })
const facts = createFacts()

describe.each(['schema', 'object', 'text'] as const)('with replies by %s', (jsonStyle) => {
  it('writes every kind of request', async () => {
    const { engine, sandbox } = await start({ settings: { jsonStyle } })
    for (const one of [...createTasks('кофе'), ...createProductTasks()]) {
      const { output, usage, shown } = await writeAll({
        engine,
        task: one,
        facts: createFacts({ product: PRODUCT }),
      })
      expect(output.kind).toBe(one.kind)
      expect(shown).toContain('Песочница')
      expect(usage?.outputTokens).toBeGreaterThan(0)
    }
    const [first] = sandbox.seen()
    const format = first?.fields.response_format
    if (jsonStyle === 'schema')
      expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
    if (jsonStyle === 'object') expect(format).toEqual({ type: 'json_object' })
    if (jsonStyle === 'text') expect(format).toBeUndefined()
  })
})

it('asks for the language of the task, for Russian without one', async () => {
  const { engine, sandbox } = await start()
  for (const language of [undefined, 'en'] as const) {
    await writeAll({ engine, task: createTask({ kind: 'meme', topic: 'кофе', language }), facts })
  }
  const [russian, english] = sandbox
    .seen()
    .map(({ fields: { messages } }) => JSON.stringify(messages))
  expect(russian).toContain('на русском языке')
  expect(english).toContain('на английском языке')
  expect(english).not.toContain('на русском языке')
})

it('shows the picture to a model that sees, as data among data', async () => {
  const { engine, sandbox } = await start({ settings: { hasVision: true } })
  const seen = { mimeType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }
  const { output } = await writeAll({
    engine,
    task: createTask({ kind: 'alt_text', description: 'кот' }),
    facts: createFacts({ picture: { name: 'окно.jpg', tags: [], altText: '', image: seen } }),
  })
  expect(output.kind).toBe('alt_text')
  const sent = JSON.stringify(sandbox.seen()[0]?.fields.messages)
  expect(sent).toContain('"image_url":{"url":"data:image/webp;base64,AQID"}')
  expect(sent.match(/"role":"system"/g)).toHaveLength(1)
})

describe('what a model does not take', () => {
  const chats = (played: Awaited<ReturnType<typeof start>>) =>
    played.sandbox.seen().filter(({ path }) => path === '/chat/completions')

  it('is learned from its refusals and remembered', async () => {
    const played = await start({ settings: { model: 'gpt-5-mini' } })
    expect((await writeAll({ engine: played.engine, task, facts })).output.kind).toBe('caption')
    expect(chats(played)).toHaveLength(3)
    await writeAll({ engine: played.engine, task, facts })
    expect(chats(played)).toHaveLength(4)
    const { fields } = chats(played)[3] ?? {}
    expect(fields).toMatchObject({ reasoning_effort: 'low', stream: true })
    expect(Number(fields?.max_completion_tokens)).toBeGreaterThan(8000)
    expect(Object.keys(fields ?? {})).not.toContain('temperature')
    expect(Object.keys(fields ?? {})).not.toContain('max_tokens')
  })

  it('is not left out for models that take it', async () => {
    const played = await start()
    await writeAll({ engine: played.engine, task, facts })
    expect(chats(played)).toHaveLength(1)
    expect(chats(played)[0]?.fields).toMatchObject({ temperature: 0.8, stream: true })
    expect(chats(played)[0]?.fields.max_tokens).toEqual(expect.any(Number))
  })

  it('of pictures is their form and their size: the nearest shape is drawn', async () => {
    const { engine, sandbox } = await start({ settings: { imageModel: 'gpt-image-1' } })
    const { signal } = new AbortController()
    for (const [width, height] of [
      [1080, 1920],
      [1080, 1080],
    ] as const) {
      const picture = await engine.image?.({ prompt: 'кот', width, height, signal })
      expect(picture).toMatchObject({ mimeType: 'image/png' })
    }
    const asked = sandbox.seen().map(({ fields }) => [fields.size, fields.response_format])
    expect(asked).toEqual([
      ['1080x1920', 'b64_json'],
      ['1080x1920', undefined],
      ['1024x1536', undefined],
      ['1024x1024', undefined],
    ])
  })

  it.each([
    ["The parameter 'temperature' is not supported", null, 'temperature'],
    ['Your organization must be verified to stream this model.', 'stream', 'stream'],
    ['Unrecognized request argument supplied: stream_options', null, 'stream_options'],
    ["Invalid schema for response_format 'reply'", 'response_format', undefined],
    ['The context has 9000 tokens', null, undefined],
  ] as const)('is read in its words: %s', (words, parameter, expected) => {
    const refusal = new RefusedRequestError({
      status: 400,
      words,
      parameter: parameter ?? undefined,
    })
    const learned = learnChatForm(refusal, EVERYTHING)
    expect(learned && [...learned][0]).toBe(expected)
    expect(learned && learnChatForm(refusal, learned)).toBeUndefined()
  })
})

describe('the certificate', () => {
  it('that leads to no known root is told apart, and accepted when its root is named', async () => {
    const { key, certificate } = makeCertificate(['localhost'])
    const sandbox = createAiSandbox({ key: 'secret', now: () => Date.now() })
    const server = createServer({ key, cert: certificate }, sandbox.listener)
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const folder = mkdtempSync(join(tmpdir(), 'kadr-ca-'))
    stops.push(() => {
      rmSync(folder, { recursive: true, force: true })
      server.closeAllConnections()
      server.close()
    })
    const file = join(folder, 'root.pem')
    writeFileSync(file, certificate)
    const url = `https://localhost:${port}`
    const settings = engineSettings({
      baseUrl: `${url}/v1`,
      tokenUrl: `${url}/oauth`,
      headerStyle: 'gigachat',
    })
    const withFetch = (given: typeof fetch) => ({
      settings,
      outside: { fetch: given, clock: systemClock },
    })
    const strange = createOpenAiEngine(withFetch(fetch))
    await expect(writeAll({ engine: strange, task, facts })).rejects.toMatchObject({
      reason: 'unavailable',
      name: 'UntrustedEngineError',
    })
    expect(await checkEngine(withFetch(fetch))).toEqual({ kind: 'untrusted' })
    const trusting = createTrustingFetch({ certificateFile: file, addresses: [url] })
    const known = createOpenAiEngine(withFetch(trusting))
    expect((await writeAll({ engine: known, task, facts })).output.kind).toBe('caption')
    expect(await checkEngine(withFetch(trusting))).toMatchObject({ kind: 'accepted' })
    const wrong = withFetch(trusting)
    const foreign = { ...wrong, settings: { ...settings, key: 'another' } }
    expect(await checkEngine(foreign)).toEqual({ kind: 'refused' })
  })
})

describe('the list of models', () => {
  it.each([
    [[], []],
    [['played', 'painter', 'speaker'], ['listener']],
    [['models/played', 'painter:latest', 'speaker', 'listener'], []],
    [['other'], ['played', 'painter', 'speaker', 'listener']],
  ])('of %j lacks %j', async (models, unlisted) => {
    const { settings } = await start({ models })
    const outside = { fetch, clock: systemClock }
    expect(await checkEngine({ settings, outside })).toEqual({ kind: 'accepted', unlisted })
  })
})

describe('the key', () => {
  it.each([
    ['bearer', 'Bearer secret'],
    ['api-key', 'Api-Key secret'],
  ] as const)('goes out as %s', async (headerStyle, expected) => {
    const { engine, sandbox } = await start({ settings: { headerStyle, project: 'folder' } })
    await writeAll({ engine, task, facts })
    expect(sandbox.seen()[0]).toMatchObject({ authorization: expected, project: 'folder' })
  })

  it('is traded once for a token that all calls share, and again when it is refused', async () => {
    const { engine, sandbox } = await start({ settings: { headerStyle: 'gigachat' } })
    await Promise.all([1, 2, 3].map(() => writeAll({ engine, task, facts })))
    const trades = () => sandbox.seen().filter(({ path }) => path === '/oauth')
    expect(trades()).toHaveLength(1)
    expect(trades()[0]).toMatchObject({
      authorization: 'Basic secret',
      fields: { scope: 'GIGACHAT_API_PERS' },
    })
    sandbox.revokeTokens()
    await writeAll({ engine, task, facts })
    expect(trades()).toHaveLength(2)
  })
})

describe('a failure', () => {
  const failing = async (
    fault: Parameters<Awaited<ReturnType<typeof startSandboxEngine>>['sandbox']['setFault']>[0],
    settings = {},
  ) => {
    const { engine, sandbox } = await start({ settings })
    sandbox.setFault(fault)
    return { sandbox, result: writeAll({ engine, task, facts }) }
  }

  it('that passes is tried again, twice and no more', async () => {
    const passing = await failing({ kind: 'status', status: 500, times: 2, retryAfter: 0.01 })
    expect((await passing.result).output.kind).toBe('caption')
    expect(passing.sandbox.seen()).toHaveLength(3)
    const lasting = await failing({ kind: 'status', status: 429, retryAfter: 0.01 })
    await expect(lasting.result).rejects.toMatchObject({ reason: 'busy' })
    expect(lasting.sandbox.seen()).toHaveLength(3)
  })

  it('of ours is not tried again', async () => {
    const { sandbox, result } = await failing({ kind: 'status', status: 400 })
    await expect(result).rejects.toMatchObject({ reason: 'unavailable' })
    expect(sandbox.seen()).toHaveLength(1)
  })

  it.each([
    [{ kind: 'cut', afterTokens: 2 }, 'unavailable'],
    [{ kind: 'bad-json' }, 'unreadable'],
    [{ kind: 'finish', reason: 'length' }, 'unreadable'],
    [{ kind: 'finish', reason: 'content_filter' }, 'refused'],
  ] as const)('after the first byte is paid once: %o', async (fault, reason) => {
    const { sandbox, result } = await failing(fault)
    await expect(result).rejects.toMatchObject({ reason })
    expect(sandbox.seen()).toHaveLength(1)
  })

  it('to answer in time is a timeout', async () => {
    const { result } = await failing({ kind: 'hang' }, { timeoutMs: 50 })
    await expect(result).rejects.toMatchObject({ reason: 'timeout' })
    const slow = await failing({ kind: 'slow', delayMs: 40 }, { timeoutMs: 100 })
    await expect(slow.result).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('of patience breaks the call off', async () => {
    const { engine, sandbox } = await start()
    sandbox.setFault({ kind: 'slow', delayMs: 20 })
    const controller = new AbortController()
    const result = writeAll({ engine, task, facts, signal: controller.signal })
    setTimeout(() => controller.abort(), 60)
    await expect(result).rejects.toMatchObject({ reason: 'cancelled' })
  })
})

it('reads an answer that is not streamed', async () => {
  const { settings, sandbox } = await start()
  const engine = createOpenAiEngine({
    settings,
    outside: {
      clock: { now: () => new Date() },
      fetch: (url, init) => {
        const { stream_options: _, ...asked } = JSON.parse(String(init?.body))
        const body = { ...asked, stream: false }
        return fetch(url, { ...init, body: JSON.stringify(body) })
      },
    },
  })
  expect((await writeAll({ engine, task, facts })).output.kind).toBe('caption')
  expect(sandbox.seen()).toHaveLength(1)
})

it('draws, speaks and listens', async () => {
  const { engine } = await start()
  const { signal } = new AbortController()
  const picture = await engine.image?.({ prompt: 'кот', width: 1024, height: 1024, signal })
  expect(picture).toMatchObject({ mimeType: 'image/png' })
  const speech = await engine.speech?.({ text: 'Раз два три', signal })
  expect(speech?.mimeType).toBe('audio/wav')
  const bytes = speech?.bytes ?? new Uint8Array()
  const heard = await engine.transcribe?.({ bytes, mimeType: 'audio/wav', signal })
  expect(heard).toMatchObject({ text: 'Раз два три', words: [{ text: 'Раз', start: 0 }, {}, {}] })
})
