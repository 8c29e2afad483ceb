import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { addAutomation } from '../../../../../test/automations.ts'
import { type BotChat, openBotChat } from '../../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { addAccount, addMember, ask, newWriter, type Writer } from '../../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent, type NewEvent } from '../../../../platform/events/append-events.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
const TEAM = -1_001_500_000_007
const OWNER = 700
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let owner: Writer
let channel: string
let automationId: number

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: true } },
  })
  chat = openBotChat({ app, telegram })
  owner = await newWriter(app, OWNER)
  channel = await addAccount(app, owner)
  automationId = Number(await addAutomation({ app, owner, connectionId: channel, number: 1 }))
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(() => telegram.host.reset())

const groupList = z.object({
  items: z.array(z.object({ id: z.string(), state: z.string(), isThread: z.boolean() })),
})

const listGroups = async () =>
  groupList.parse((await ask(app, owner, { path: '/notifications/groups' })).data).items

const requestCode = async () => {
  const path = '/notifications/groups/links'
  const { data } = await ask(app, owner, { method: 'POST', path })
  const { url, command } = z.object({ url: z.string(), command: z.string() }).parse(data)
  return { code: new URL(url).searchParams.get('startgroup') ?? '', command }
}

const join = async (person: number, code: string) => {
  telegram.act('join', { person: String(person), code })
  await chat.bringAll()
  await chat.settle()
}

const connect = async () => {
  await join(OWNER, (await requestCode()).code)
  const [group] = await listGroups()
  return group?.id ?? ''
}

const append = (event: NewEvent) => inTransaction(app.ctx.db, (tx) => appendEvent({ tx, ...event }))

const choose = (id: string, topics: string[]) =>
  ask(app, owner, { method: 'PATCH', path: `/notifications/groups/${id}`, body: { topics } })

const failRun = async () => {
  await append({
    kind: 'automation.run_ended',
    workspaceId: owner.workspaceId,
    subjectId: crypto.randomUUID(),
    payload: {
      automationId,
      name: 'Утро',
      state: 'failed',
      mode: 'draft',
      isManual: false,
      message: 'Сеть не ответила',
      title: '',
      madePostId: null,
      authorId: owner.userId,
      isPausing: false,
    },
  })
  await chat.settle()
}

const bringTo = async (person: number, data: string) => {
  telegram.act('press', { person: String(person), message: '1', data, thread: '0' })
  await chat.bringAll()
  await chat.settle()
}

it('a group is connected once, by the code of an authorised person', async () => {
  const { code } = await requestCode()
  await newWriter(app, OWNER + 1)
  await join(OWNER + 1, code)
  expect(chat.wordsOf(TEAM).at(-1)).toContain('только тот, кто его получил')
  expect(await listGroups()).toEqual([])
  await join(OWNER, code)
  await join(OWNER, code)
  expect(chat.wordsOf(TEAM).at(-1)).toContain('Код уже не действует')
  expect(await listGroups()).toMatchObject([{ state: 'ready', isThread: false }])
})

it('a group gets the topics it chose; any authorised member may press a button, the others stay active', async () => {
  const id = await connect()
  await failRun()
  expect(chat.labelsOf(TEAM)).toEqual([])
  await choose(id, ['automations'])
  const viewer = OWNER + 2
  const editor = OWNER + 3
  await addMember(app, owner, { id: viewer, role: 'viewer' })
  await addMember(app, owner, { id: editor, role: 'editor' })
  await failRun()
  expect(chat.labelsOf(TEAM)).toEqual(['Пауза'])
  const data = chat.dataOf(TEAM, 'Пауза')
  await bringTo(OWNER + 9, data)
  await bringTo(viewer, data)
  const isPaused = async () => {
    const { data: read } = await ask(app, owner, { path: `/automations/${automationId}` })
    return z.object({ isPaused: z.boolean() }).parse(read).isPaused
  }
  expect(await isPaused()).toBe(false)
  expect(chat.labelsOf(TEAM)).toEqual(['Пауза'])
  await bringTo(editor, data)
  expect(await isPaused()).toBe(true)
  expect(chat.wordsOf(TEAM).at(-1)).toContain('Автоматизация на паузе: Пётр')
  await bringTo(OWNER, data)
  expect(chat.answers().at(-1)).toContain('Автоматизация на паузе: Пётр')
  await bringTo(editor, chat.dataOf(TEAM, 'Включить'))
  expect(await isPaused()).toBe(false)
  expect(chat.wordsOf(TEAM).at(-1)).toContain('Автоматизация снова работает: Пётр')
  await failRun()
  await app.database.pool.query('update automations set version = version + 1')
  await bringTo(editor, chat.dataOf(TEAM, 'Пауза'))
  expect(await isPaused()).toBe(false)
  expect(chat.wordsOf(TEAM).at(-1)).toContain(
    'Пётр, не получилось: Автоматизацию с тех пор изменили',
  )
  expect(chat.labelsOf(TEAM)).toEqual(['Пауза'])
})

it('a group has its own topic, gets similar notifications in one message, and is reported when the bot is removed', async () => {
  const { command } = await requestCode()
  await join(OWNER, '')
  telegram.act('write', { person: String(OWNER), text: command, thread: '2' })
  await chat.bringAll()
  await chat.settle()
  const thread = (await listGroups()).find(({ isThread }) => isThread)
  await choose(thread?.id ?? '', ['connections'])
  for (let index = 0; index < 5; index += 1) {
    await append({
      kind: 'connection.broken',
      workspaceId: owner.workspaceId,
      subjectId: channel,
      payload: { network: 'telegram', title: 'Канал', message: 'Доступ отозван', version: index },
    })
  }
  await chat.settle()
  expect(chat.wordsOf(TEAM).filter((words) => words.includes('Подключите заново'))).toHaveLength(1)
  telegram.act('leave', { person: String(OWNER) })
  await chat.bringAll()
  await chat.settle()
  expect((await listGroups()).map(({ state }) => state)).toEqual(['lost', 'lost'])
  const { data } = await ask(app, owner, { path: '/notifications' })
  expect(JSON.stringify(data)).toContain('Бот больше не пишет в группу «Команда»')
  await join(OWNER, '')
  expect((await listGroups()).map(({ state }) => state)).toEqual(['ready', 'ready'])
})
