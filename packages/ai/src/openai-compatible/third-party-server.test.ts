import { LLMock } from '@copilotkit/aimock'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { systemClock } from '@kadr/kit/clock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engineSettings } from '../../test/engine-settings.ts'
import { SLIDESHOW_REPLY } from '../../test/slideshow-reply.ts'
import { createFacts, createProductTasks, createTasks, PRODUCT } from '../../test/tasks.ts'
import { writeAll } from '../../test/write-all.ts'
import type { Engine } from '../ports.ts'
import { createOpenAiEngine } from './index.ts'

const mock = new LLMock({ port: 0 })
let engine: Engine
beforeAll(async () => {
  await mock.start()
  const settings = engineSettings({ baseUrl: `${mock.url}/v1`, timeoutMs: 5000 })
  engine = createOpenAiEngine({ settings, outside: { fetch, clock: systemClock } })
})
beforeEach(() => {
  mock.clearFixtures()
})
afterAll(() => mock.stop())

const facts = createFacts({ product: PRODUCT })
const { signal } = new AbortController()

/** A valid reply for each kind. */
const REPLIES: Readonly<Record<AiTask['kind'], object>> = {
  hooks: { hooks: [{ family: 'list', text: 'Три ошибки' }] },
  caption: { text: 'Кофе готов.', hashtags: ['кофе'] },
  rewrite: { text: 'Мы открылись.' },
  adapt: { variants: [{ network: 'telegram', title: '', text: 'Мы открылись.' }] },
  hashtags: { hashtags: ['кофе'] },
  alt_text: { text: 'Кот спит.' },
  slideshow: SLIDESHOW_REPLY,
  talking_head: { lines: [{ text: 'Здравствуйте.' }], caption: '' },
  product_demo: { hook: 'Хук', benefits: ['Тепло'], callToAction: 'Закажите', caption: '' },
  meme: { memes: [{ top: 'Верх', bottom: 'Низ' }] },
  content_plan: { items: [{ format: 'post', title: 'Пост', text: 'Текст' }] },
  product_ideas: { ideas: [{ format: 'post', title: 'Идея', hook: 'Хук', text: 'Суть' }] },
  comment_reply: { replies: ['Спасибо.'] },
  clip_choice: { clips: [{ first: 1, last: 2, title: 'Клип', why: 'Вопрос' }] },
}

/** A third-party server of the OpenAI protocol. */
describe('with a server we did not write', () => {
  it.each([...createTasks('кофе'), ...createProductTasks()])('writes $kind', async (task) => {
    mock.on({}, { content: JSON.stringify(REPLIES[task.kind]) }, { chunkSize: 7 })
    const { output, usage } = await writeAll({ engine, task, facts })
    expect(output.kind).toBe(task.kind)
    expect(usage?.outputTokens).toBeGreaterThan(0)
  })

  it('tries again what it refuses for a moment', async () => {
    const [task] = createTasks('кофе')
    if (!task) throw new Error('no request')
    mock.on({}, { content: JSON.stringify(REPLIES.hooks) })
    mock.nextRequestError(503)
    expect((await writeAll({ engine, task, facts })).output.kind).toBe('hooks')
  })

  it('knows when it breaks off', async () => {
    const [task] = createTasks('кофе')
    if (!task) throw new Error('no request')
    mock.on(
      {},
      { content: JSON.stringify(REPLIES.hooks) },
      { chunkSize: 5, truncateAfterChunks: 2 },
    )
    await expect(writeAll({ engine, task, facts })).rejects.toMatchObject({ name: 'AiFailure' })
  })

  it('gets pictures, speech and transcriptions', async () => {
    const bytes = Buffer.from('RIFF0000WAVE')
    mock.onImage(/.*/, { image: { b64Json: Buffer.from('\u0089PNG').toString('base64') } })
    mock.onSpeech(/.*/, { audio: bytes.toString('base64'), format: 'mp3' })
    mock.onTranscription({ transcription: { text: 'Раз два три' } })
    const picture = await engine.image?.({ prompt: 'кот', width: 1024, height: 1024, signal })
    expect(picture?.bytes.length).toBeGreaterThan(0)
    const speech = await engine.speech?.({ text: 'Раз два три', signal })
    expect(Buffer.from(speech?.bytes ?? [])).toEqual(bytes)
    const heard = await engine.transcribe?.({ bytes, mimeType: 'audio/wav', signal })
    expect(heard?.text).toBe('Раз два три')
  })
})
