import { afterEach, describe, expect, it } from 'vitest'
import { HOSTILE_FACTS, ORDER } from '../test/hostile.ts'
import { startSandboxEngine } from '../test/sandbox-engine.ts'
import { createFacts, createProductTasks, createTask, createTasks, PRODUCT } from '../test/tasks.ts'
import { listTexts, writeAll } from '../test/write-all.ts'

let stop = () => {}
afterEach(() => stop())

type Message = { role: string; content: string }
const messagesOf = (fields: Record<string, unknown> | undefined): Message[] =>
  Array.isArray(fields?.messages) ? fields.messages : []

describe('what others wrote', () => {
  it('is data in messages of its own, and changes no instruction', async () => {
    const played = await startSandboxEngine()
    stop = played.stop
    const { engine, sandbox } = played
    const pairs = [...createTasks(ORDER), ...createProductTasks()].map((task, index) => ({
      task,
      calm: [...createTasks('кофе'), ...createProductTasks()][index] ?? task,
    }))
    for (const { task, calm } of pairs) {
      await writeAll({ engine, task, facts: HOSTILE_FACTS })
      const [system, ...rest] = messagesOf(sandbox.seen().at(-1)?.fields)
      await writeAll({ engine, task: calm, facts: createFacts({ product: PRODUCT }) })
      const [calmSystem] = messagesOf(sandbox.seen().at(-1)?.fields)
      expect(system).toEqual(calmSystem)
      expect(rest.every(({ role }) => role === 'user')).toBe(true)
      for (const { content } of rest.slice(0, -1)) {
        const [, json = ''] = /^Данные «[^»]+»: (.*)$/s.exec(content) ?? []
        expect(() => JSON.parse(json)).not.toThrow()
      }
    }
  })

  it('leaves the model without tools', async () => {
    const played = await startSandboxEngine()
    stop = played.stop
    await writeAll({
      engine: played.engine,
      task: createTask({ kind: 'hooks', topic: ORDER }),
      facts: HOSTILE_FACTS,
    })
    expect(Object.keys(played.sandbox.seen()[0]?.fields ?? {}).sort()).toEqual(
      [
        'max_tokens',
        'messages',
        'model',
        'response_format',
        'stream',
        'stream_options',
        'temperature',
      ].sort(),
    )
  })
})

describe('what a model was talked into', () => {
  it('loses everything that is not in the form', async () => {
    const played = await startSandboxEngine({
      reply: () =>
        JSON.stringify({
          hooks: [{ family: 'пират', text: `Хук\u0000\u202e ${'!'.repeat(5000)}`, publish: true }],
          tool: 'publish',
          url: 'http://169.254.169.254/',
        }),
    })
    stop = played.stop
    const task = createTask({ kind: 'hooks', topic: 'кофе' })
    const { output } = await writeAll({ engine: played.engine, task, facts: HOSTILE_FACTS })
    if (output.kind !== 'hooks') throw new Error('not hooks')
    expect(Object.keys(output)).toEqual(['kind', 'hooks'])
    expect(Object.keys(output.hooks[0] ?? {}).sort()).toEqual(['family', 'goal', 'text'])
    expect(output.hooks[0]?.family).toBe('curiosity')
    for (const text of listTexts(output)) {
      expect(text.length).toBeLessThanOrEqual(300)
      expect(text).not.toMatch(/\p{Cc}|\p{Cf}/u)
    }
  })

  it.each(['{}', '[]', 'нет', '{"hooks":[]}', '{"hooks":[{"family":"list","text":"  "}]}'])(
    'is refused when nothing can be made of it: %s',
    async (reply) => {
      const played = await startSandboxEngine({ reply: () => reply })
      stop = played.stop
      const task = createTask({ kind: 'hooks', topic: 'кофе' })
      const written = writeAll({ engine: played.engine, task, facts: createFacts() })
      await expect(written).rejects.toMatchObject({ reason: 'unreadable' })
    },
  )
})
