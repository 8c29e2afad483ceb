import { afterEach, describe, expect, it } from 'vitest'
import { startSandboxEngine } from '../../test/sandbox-engine.ts'
import {
  createFacts,
  createProductTasks,
  createTask,
  createTasks,
  PRODUCT,
} from '../../test/tasks.ts'
import { writeAll } from '../../test/write-all.ts'

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
  const { createOpenAiEngine } = await import('./index.ts')
  const engine = createOpenAiEngine({
    settings,
    outside: {
      clock: { now: () => new Date() },
      fetch: (url, init) => {
        const body = { ...JSON.parse(String(init?.body)), stream: false }
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
