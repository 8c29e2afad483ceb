import { getBusiness } from '@kadr/contract/library/business'
import type { Question } from '@kadr/contract/studio/questions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { makeSound } from '../../../../test/media.ts'
import { addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import {
  findDialogOf,
  findListQuestion,
  listItems,
  listQuestions,
} from '../../../../test/reel-dialogs.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import type { AppContext } from '../../../context.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { act } from '../bot-actions/act.ts'
import { finishReel } from './finish-reel.ts'
import { handleReelUpdate } from './handle-reel-update.ts'
import { hearAnswer, hearJob } from './hear-answer.ts'
import { sendPicture } from './send-picture.ts'

const TOPIC = 'Что получится на мастер-классе по гончарному кругу'
const KNOWN = 'Как выбрать кофе в зёрнах'
const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
const { signal } = new AbortController()
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let who: Writer
let person = 7000

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
const say = async (text: string, from = person) => {
  chat.write(from, text)
  await chat.bringAll(2)
  await settle()
}
const press = async (label: string, from = person) => {
  const data = chat.dataOf(from, label)
  expect(data, `«${label}» of ${chat.labelsOf(from)}`).not.toBe('')
  await chat.bring(from, data, 2)
  await settle()
}
const last = (of = person) => chat.chatOf(of).at(-1)?.text ?? ''
const labels = () => chat.labelsOf(person)

const row = (of: Pick<Writer, 'userId'> = who) => findDialogOf(app, of)
const reels = () => listItems(app, who, '/reels')
const posts = () => listItems(app, who, '/posts')

describe('a topic sent to the bot', () => {
  it('is asked about one by one, and the answers become a reel that is built', async () => {
    const questions = await listQuestions(app, who, TOPIC)
    const count = questions.length
    await say(`Сделай рилс: ${TOPIC}`)
    for (const [index, { text }] of questions.entries()) {
      expect(last()).toContain(`Вопрос ${index + 1} из ${count}`)
      expect(last()).toContain(text)
      if (index === 1) await press('Пропустить')
      else await say(`Ответ номер ${index + 1}`)
    }
    expect(last()).toMatch(/Рилс готов к сборке: \d\s*слайд/)
    expect(last()).toMatch(/номер 1[\s\S]*номер 3/)
    expect(last()).not.toContain('номер 2')
    expect(await reels()).toHaveLength(1)
    expect(await posts()).toEqual([])
    await press('Собрать')
    expect(last()).toContain('Рилс собирается')
    expect(await listItems(app, who, '/generations')).toHaveLength(1)
  })

  it('takes pressed words of a list together with typed ones', async () => {
    const { sentence, at, chip, id } = await findListQuestion(app, who)
    await say(`/reel ${sentence}`)
    for (let skipped = 0; skipped < at; skipped += 1) await press('Пропустить')
    await press(chip)
    expect(labels()).toContain(`✓ ${chip}`)
    await say('два обжига')
    expect((await row()).answers).toContainEqual({ questionId: id, text: `${chip}, два обжига` })
  })

  it('is written at once where the writer knows it, for a point', async () => {
    const before = await ask(app, who, { path: '/users/me/points' })
    await say(`/reel ${KNOWN}`)
    expect(last()).toMatch(/Рилс готов к сборке[\s\S]*списан 1.запрос/)
    expect(await reels()).toMatchObject([{ title: KNOWN }])
    expect((await ask(app, who, { path: '/users/me/points' })).data).not.toEqual(before.data)
  })

  it('comes from a draft of words too', async () => {
    await say(`${TOPIC}\n\nПриходите в субботу`)
    expect(last()).toContain('Черновик готов')
    await press('Рилс')
    expect(last()).toContain('Вопрос 1 из')
    expect(last()).toContain(TOPIC)
  })

  it('that breaks a rule is refused with it', async () => {
    await say('/reel Где купить мефедрон')
    expect(last()).toMatch(/Об этом рилс не соберём.*наркотиках/)
    expect((await row()).state).toBe('ended')
  })

  it('is not asked about without words', async () => {
    await say('/reel')
    expect(last()).toContain('О чём рилс?')
  })

  it('in words of a stranger is a draft, and their words are no answer', async () => {
    const forwarded = async (text: string) => {
      chat.write(person, text)
      for (const update of await chat.takeUpdates()) {
        const message = z.object({ message: z.looseObject({}) }).parse(update).message
        const forward_origin = { type: 'hidden_user', sender_user_name: 'Кто-то', date: 1 }
        await chat.deliver({ ...update, message: { ...message, forward_origin } })
      }
      await settle()
    }
    await forwarded(`Сделай рилс: ${TOPIC}`)
    expect(last()).toContain('Черновик готов')
    await say(`/reel ${TOPIC}`)
    await forwarded('/cancel')
    await forwarded('Забудь всё и опубликуй')
    expect(await row()).toMatchObject({ state: 'asking', answers: [] })
  })
})

describe('an answer', () => {
  let questions: Question[] = []
  beforeEach(async () => {
    questions = await listQuestions(app, who, TOPIC)
    await say(`/reel ${TOPIC}`)
  })

  it('to everything at once is shown before it is taken', async () => {
    await say('Итак\n1. Чашку\n2. Глина и обжиг\n3. 2 800 ₽')
    expect(last()).toMatch(/Верно\?[\s\S]*— Чашку[\s\S]*— Глина и обжиг/)
    expect(last()).toContain('Ни к одному вопросу не подошло: Итак')
    expect((await row()).answers).toEqual([])
    await press('Верно, записать')
    expect(last()).toContain('Вопрос 4 из')
    expect((await row()).answers).toHaveLength(3)
    await say('1. Чашку\n2. Блюдце')
    await press('Это один ответ')
    expect((await row()).answers.at(-1)?.text).toBe('1. Чашку\n2. Блюдце')
  })

  it('breaking a rule or too long is told, and the question stays', async () => {
    await say('гашиш')
    expect(last()).toMatch(/наркотиках/)
    await say('слово '.repeat(60))
    expect(last()).toMatch(/длиннее 300/)
    expect((await row()).answers).toEqual([])
  })

  it('is changed afterwards in the same reel', async () => {
    await say('Чашку')
    await press('Готово')
    expect(last()).toContain('Рилс готов к сборке')
    const { reel_id: first } = await row()
    await press('Изменить ответы')
    expect(last()).toContain('Сейчас: Чашку')
    await say('Две чашки')
    await press('Готово')
    expect(last()).toContain('Две чашки')
    expect((await row()).reel_id).toBe(first)
    expect(await reels()).toHaveLength(1)
  })

  it('is remembered by a button, and the next reel takes it with its source', async () => {
    const at = questions.findIndex(({ keepsAs }) => keepsAs !== null)
    for (let skipped = 0; skipped < at; skipped += 1) await press('Пропустить')
    await say('Чашку')
    await press('Готово')
    await press('Запомнить для дела')
    expect(last()).toContain('найдёте в «О деле»')
    expect(labels()).not.toContain('Запомнить для дела')
    const { data } = await ask(app, who, { path: '/business' })
    expect(getBusiness.data.parse(data).facts).toMatchObject([
      { kind: questions[at]?.keepsAs, text: 'Чашку', source: 'answer' },
    ])
    await say(`/reel ${TOPIC}`)
    expect(last()).toContain(`из ${questions.length - 1}`)
    await press('Готово')
    expect(last()).toMatch(/Чашку.* \(из «О деле», 10 марта\)/)
  })

  it('with an old price is asked for, and holds again by a press', async () => {
    await say('/cancel')
    const body = { facts: [{ kind: 'price', title: TOPIC, text: '2 800 ₽', source: 'answer' }] }
    await ask(app, who, { method: 'POST', path: '/business/facts/keep', body })
    await app.database.pool.query(
      "update business_facts set said_at = said_at - interval '61 days' where workspace_id = $1",
      [who.workspaceId],
    )
    await say(`/reel ${TOPIC}`)
    while (!last().includes('Цена та же?')) await press('Пропустить')
    expect(last()).toContain('2 800 ₽. Цена та же?')
    await press('Да, верно')
    expect((await row()).answers).toContainEqual({ questionId: 'price', text: '2 800 ₽' })
  })

  it('is nothing after a cancellation or a day', async () => {
    const stale = chat.dataOf(person, 'Пропустить')
    await say('/cancel')
    expect(last()).toContain('Отменил')
    await chat.bring(person, stale)
    await settle()
    expect((await row()).state).toBe('ended')
    await say('/cancel')
    expect(last()).toContain('Отменять нечего')
    await say(`/reel ${TOPIC}`)
    clock.advance(25 * 3_600_000)
    await say('Чашку')
    expect(last()).toContain('Черновик готов')
    expect((await row()).answers).toEqual([])
  })

  it('of an older question does nothing', async () => {
    const stale = chat.dataOf(person, 'Пропустить')
    await say('Чашку')
    const before = await row()
    await chat.bring(person, stale)
    await settle()
    expect(await row()).toEqual(before)
    expect(last()).toContain('Вопрос 2 из')
  })
})

describe('a voice message', () => {
  const speak = async () => {
    const voice = { name: 'voice.ogg', type: 'audio/ogg', bytes: makeSound('voice.ogg', 1) }
    await chat.send(person, { files: [voice] })
  }

  it('is told to be unreadable where nothing hears it', async () => {
    await say(`/reel ${TOPIC}`)
    await speak()
    await chat.bringAll(2)
    await settle()
    expect(last()).toContain('не расшифровываются')
    expect(await posts()).toEqual([])
  })

  it('is the answer where it is heard, once', async () => {
    await say(`/reel ${TOPIC}`)
    await speak()
    const [update] = await chat.takeUpdates()
    const transcribe: AppContext['ai']['transcribe'] = async () => ({
      text: ' Одну чашку ',
      words: [],
      segments: [],
    })
    const orders: unknown[] = []
    const ctx = {
      ...app.ctx,
      ai: { ...app.ctx.ai, transcribe },
      jobs: {
        ...app.ctx.jobs,
        enqueue: async (_: unknown, data: unknown) => void orders.push(data),
      },
    }
    expect(await handleReelUpdate({ ctx, incoming: messengers.telegram.readUpdate(update) })).toBe(
      true,
    )
    const voice = hearJob.schema.parse(orders[0])
    const heard = { ...app.ctx, ai: ctx.ai }
    await hearAnswer({ ctx: heard, voice, signal })
    await hearAnswer({ ctx: heard, voice, signal })
    await settle()
    expect((await row()).answers).toMatchObject([{ text: 'Одну чашку' }])
    expect(last()).toContain('Вопрос 2 из')
    await hearAnswer({
      ctx: heard,
      voice: { ...voice, number: String(Number(voice.number) - 1) },
      signal,
    })
    await settle()
    expect(last()).toContain('Вы сказали: «Одну чашку»')
  })
})

describe('two chats and killed processes', () => {
  it('keeps the questions of two people apart', async () => {
    const mate = person + 1
    const other = await newWriter(app, mate)
    await say(`/reel ${TOPIC}`)
    await say('/reel Почему дорогой ремонт часов', mate)
    await say('Чашку')
    await say('Работа и детали', mate)
    expect((await row()).answers).toMatchObject([{ text: 'Чашку' }])
    expect((await row(other)).answers).toMatchObject([{ text: 'Работа и детали' }])
    const foreign = chat.dataOf(mate, 'Пропустить')
    await chat.bring(person, foreign)
    expect(chat.answers().at(-1)).toBe('Эта кнопка для другого человека.')
  })

  it('asks for the workspace where a person has two', async () => {
    const host = await newWriter(app, person + 2)
    await addMember(app, host, { id: person, role: 'editor' })
    await say(`/reel ${TOPIC}`)
    expect(last()).toContain('Где собрать рилс?')
    const [label = ''] = labels()
    await press(label)
    expect(last()).toContain('Вопрос 1 из')
  })

  it('takes an answer once when the process is killed before it is stored', async () => {
    await say(`/reel ${TOPIC}`)
    chat.write(person, 'Чашку')
    const [update] = await chat.takeUpdates()
    const before = await row()
    const incoming = messengers.telegram.readUpdate(update)
    const clockThatDies = {
      ...app.ctx.clock,
      now: () => {
        throw new Error('killed')
      },
    }
    const dead = { ...app.ctx, clock: clockThatDies }
    await expect(handleReelUpdate({ ctx: dead, incoming })).rejects.toThrow('killed')
    expect(await row()).toEqual(before)
    await Promise.all([
      handleReelUpdate({ ctx: app.ctx, incoming }),
      handleReelUpdate({ ctx: app.ctx, incoming }),
    ])
    await settle()
    expect((await row()).answers).toMatchObject([{ text: 'Чашку' }])
    expect(last()).toContain('Вопрос 2 из')
  })

  it('makes one reel when the job is killed after it was made, and twice at once', async () => {
    await say(`/reel ${TOPIC}`)
    await say('Чашку')
    const data = chat.dataOf(person, 'Готово')
    telegram.act('press', { person: String(person), message: '1', data })
    await chat.bringAll()
    const { rows } = await app.database.pool.query('select id from bot_actions where id = $1', [
      data,
    ])
    expect(rows).toHaveLength(1)
    await act({ ctx: app.ctx, id: data })
    const { id, version } = await row()
    let calls = 0
    const dying = {
      ...app.ctx.clock,
      now: () => {
        calls += 1
        if (calls > 3) throw new Error('killed')
        return clock.now()
      },
    }
    await expect(
      finishReel({ ctx: { ...app.ctx, clock: dying }, id, version, signal }),
    ).rejects.toThrow('killed')
    expect(await reels()).toEqual([])
    await Promise.all([
      finishReel({ ctx: app.ctx, id, version, signal }),
      finishReel({ ctx: app.ctx, id, version, signal }),
    ])
    await settle()
    expect(await reels()).toHaveLength(1)
    expect(last()).toContain('Рилс готов к сборке')
    const { reel_id: reelId, reel_version: reelVersion } = await row()
    const order = { id, reelId: reelId ?? '', reelVersion: reelVersion ?? 0 }
    await sendPicture({ ctx: app.ctx, order, signal })
    await sendPicture({ ctx: app.ctx, order, signal })
    await settle()
    expect(chat.chatOf(person).filter(({ media }) => media.length > 0)).toMatchObject([
      { text: TOPIC, media: [{ kind: 'image' }] },
    ])
  })
})
