import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  maxConfig,
  newMaxWriter,
  openMaxChat,
  startMax,
  type TestMax,
} from '../../../../test/max-chat.ts'
import { addAccount, addMember, newWriter, type Writer } from '../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { wakeDue } from '../../audience/conversations/wake-due.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
const BUTTONS = ['Предложить ответ', 'Скрыть', 'Позже']
let app: TestShell
let who: Writer
let account: Listened
let person = 6000

const listen = async () => {
  const connectionId = await addAccount(app, who, 'telegram')
  account = { connectionId, workspaceId: who.workspaceId, network: 'telegram' }
  await listenTo(app, account)
}
const answers = async () => {
  const { rows } = await app.database.pool.query<{ text: string; state: string }>(
    'select text, state from conversation_answers where workspace_id = $1 order by id',
    [who.workspaceId],
  )
  return rows
}
const threadState = async () => {
  const { rows } = await app.database.pool.query<{ state: string }>(
    'select state from conversations where workspace_id = $1',
    [who.workspaceId],
  )
  return rows.map(({ state }) => state)
}
const comment = async (text = 'Когда вы открыты?') => {
  await bring(app, account, [commentOf({ at: clock.now(), by: 'Марина', text })])
  await app.consumeEvents()
}

describe('in Telegram', () => {
  let telegram: TestTelegram
  let chat: BotChat

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
    await listen()
  })

  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(2000)
      await chat.settle()
    }
  }
  const press = async (label: string) => {
    await chat.bring(person, chat.dataOf(person, label))
    await settle()
  }
  const reply = async (text: string, by = person) => {
    const shown = chat.chatOf(person).find(({ text: words }) => words.includes('Марина'))
    chat.write(by, text, shown?.id ?? '')
    await chat.bringAll(2)
    await settle()
  }

  it('brings a comment with what can be done, and sends a reply to it as the answer once', async () => {
    await comment()
    await settle()
    expect(chat.wordsOf(person)).toEqual([expect.stringContaining('Когда вы открыты?')])
    expect(chat.labelsOf(person)).toEqual(BUTTONS)
    await reply('До восьми вечера')
    expect(await answers()).toEqual([{ text: 'До восьми вечера', state: 'queued' }])
    expect(chat.labelsOf(person)).toContain('Не отправлять')
    await press('Не отправлять')
    expect(await answers()).toEqual([{ text: 'До восьми вечера', state: 'cancelled' }])
    expect(chat.wordsOf(person).join()).toContain('Не отправлено')
  })

  it('does not answer a second time by chance', async () => {
    await comment()
    await settle()
    await reply('Первый')
    await reply('Второй')
    expect(await answers()).toMatchObject([{ text: 'Первый' }])
    expect(chat.wordsOf(person).join()).toContain('На это уже ответили')
  })

  it('answers for nobody who may not', async () => {
    await addMember(app, who, { id: person + 1, role: 'viewer' })
    await comment()
    await settle()
    const shown = chat.chatOf(person + 1).find(({ text }) => text.includes('Марина'))
    chat.write(person + 1, 'Отвечаю', shown?.id ?? '')
    await chat.bringAll()
    await settle()
    expect(await answers()).toEqual([])
    expect(chat.wordsOf(person + 1).join()).toContain('Не получилось')
  })

  it('hides, and tells again of what was put off', async () => {
    await comment()
    await settle()
    await press('Позже')
    expect(await threadState()).toEqual(['waiting'])
    expect(chat.wordsOf(person).join()).toContain('Напомним через три часа')
    clock.advance(3 * 3_600_000)
    await wakeDue({ ctx: app.ctx })
    await app.consumeEvents()
    await settle()
    expect(chat.wordsOf(person).at(-1)).toContain('Вы отложили')
    await press('Скрыть')
    expect(await threadState()).toEqual(['hidden'])
  })

  it('suggests answers that are sent by a button', async () => {
    await comment('Сколько стоит мастер-класс?')
    await settle()
    await press('Предложить ответ')
    expect(chat.labelsOf(person)).toContain('Отправить 1')
    expect(await answers()).toEqual([])
    await press('Отправить 1')
    expect(await answers()).toMatchObject([{ state: 'queued' }])
  })

  it('tells of a flood in one message', async () => {
    const items = Array.from({ length: 60 }, (_, index) =>
      commentOf({ at: clock.now(), by: `Гость ${index}` }),
    )
    await bring(app, account, items)
    await app.consumeEvents()
    for (let turn = 0; turn < 30; turn += 1) await settle()
    const words = chat.wordsOf(person)
    expect(words.filter((text) => text.includes('Много новых во входящих'))).toHaveLength(1)
    expect(words.length).toBeLessThanOrEqual(22)
  })
})

describe('in MAX', () => {
  let max: TestMax
  let chat: ReturnType<typeof openMaxChat>

  beforeAll(async () => {
    max = await startMax()
    app = await createTestApp({ clock, config: { max: maxConfig(max), telegram: null } })
    chat = openMaxChat({ app, max })
  })
  afterAll(async () => {
    await app.stop()
    await max.stop()
  })
  beforeEach(async () => {
    max.host.reset()
    person += 10
    who = await newMaxWriter(app, person)
    await listen()
  })

  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(2000)
      await chat.settle()
    }
  }

  it('brings a comment with what can be done, and its buttons do it', async () => {
    await comment()
    await settle()
    expect(chat.wordsOf(person)).toEqual([expect.stringContaining('Когда вы открыты?')])
    // There a button that opens the app carries data, too.
    expect(chat.labelsOf(person)).toEqual([...BUTTONS, 'Открыть переписку'])
    await chat.press(person, 'Скрыть')
    await settle()
    expect(await threadState()).toEqual(['hidden'])
  })

  it('sends a reply to it as the answer, once', async () => {
    await comment()
    await settle()
    const [shown] = chat.chatOf(person)
    for (const text of ['До восьми', 'До девяти']) {
      max.act('write', { person: String(person), text, reply: shown?.id ?? '' })
      await chat.bringAll()
      await settle()
    }
    expect(await answers()).toEqual([{ text: 'До восьми', state: 'queued' }])
    expect(chat.wordsOf(person).join()).toContain('На это уже ответили')
  })
})
