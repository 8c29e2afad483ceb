import { createCard } from '@kadr/contract/studio/create-card'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { listItems } from '../../../../test/reel-dialogs.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const TOPIC = 'Что получится на мастер-классе по гончарному кругу'
const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let who: Writer
let person = 7400

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: true } },
  })
  chat = openBotChat({ app, telegram })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(async () => {
  telegram.host.reset()
  person += 10
  who = await newWriter(app, person)
})

const settle = async () => {
  clock.advance(2000)
  await chat.settle()
}
const say = async (text: string) => {
  chat.write(person, text)
  await chat.bringAll(2)
  await settle()
}
const press = async (label: string) => {
  const data = chat.dataOf(person, label)
  expect(data, `«${label}» of ${chat.labelsOf(person)}`).not.toBe('')
  await chat.bring(person, data, 2)
  await settle()
}
const last = () => chat.chatOf(person).at(-1)?.text ?? ''
const reels = () => listItems(app, who, '/reels')

describe('a template of the workspace', () => {
  const saveTemplate = async (asks: readonly string[]) => {
    const withId = z.object({ id: z.string() })
    const post = async (path: string, body: object) => {
      const { data, error } = await ask(app, who, { method: 'POST', path, body })
      if (error) throw new Error(error.message)
      return withId.parse(data).id
    }
    const slides = [
      createSlide('a', createCard('hook', { title: 'Пять ошибок', sub: 'в кофе' })),
      createSlide('b', createCard('cta', { title: 'Пишите', act: 'в личку' })),
    ]
    const content = { kind: 'slideshow', form: createForm(slides) }
    const reelId = await post('/reels', { title: 'Совет', content })
    return post('/reel-templates', { name: 'Совет', asks, usesBrand: true, reelId })
  }

  it('is offered for a topic, takes it as its first words and asks for the others', async () => {
    await saveTemplate(['slides.a.title', 'slides.a.sub'])
    await say(`/reel ${TOPIC}`)
    await press('По шаблону «Совет»')
    expect(last()).toContain('Вопрос 2 из 2')
    expect(last()).toContain('Слайд 1: подпись')
    expect(last()).toContain('Например: «в кофе»')
    await say('за один вечер')
    expect(last()).toContain(`1. ${TOPIC}. за один вечер`)
    expect(last()).toContain('2. Пишите. в личку')
    await press('Собрать')
    expect(last()).toContain('Рилс собирается')
  })

  it('is offered for what is sent, and is made at once where nothing is left to ask', async () => {
    await saveTemplate(['slides.a.title', 'slides.a.asset'])
    await say('Три способа сварить кофе')
    expect(last()).toContain('Черновик готов')
    await press('Рилс: Совет')
    expect(last()).toContain('1. Три способа сварить кофе. в кофе')
    expect(await reels()).toHaveLength(2)
  })
})
