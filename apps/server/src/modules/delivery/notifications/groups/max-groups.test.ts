import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addAutomation } from '../../../../../test/automations.ts'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import {
  maxConfig,
  newMaxWriter,
  openMaxChat,
  startMax,
  type TestMax,
} from '../../../../../test/max-chat.ts'
import { addAccount, ask, type Writer } from '../../../../../test/posts.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'

const OWNER = 7100
const STRANGER = 7101
const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let max: TestMax
let app: TestShell
let chat: ReturnType<typeof openMaxChat>
let owner: Writer
let automationId: number

beforeAll(async () => {
  max = await startMax()
  app = await createTestApp({ clock, config: { max: maxConfig(max), telegram: null } })
  chat = openMaxChat({ app, max })
  owner = await newMaxWriter(app, OWNER)
  await newMaxWriter(app, STRANGER)
  const channel = await addAccount(app, owner, 'max')
  automationId = Number(await addAutomation({ app, owner, connectionId: channel, number: 1 }))
})
afterAll(async () => {
  await app.stop()
  await max.stop()
})

const groupList = z.object({ items: z.array(z.object({ id: z.string(), state: z.string() })) })
const listGroups = async () =>
  groupList.parse((await ask(app, owner, { path: '/notifications/groups' })).data).items

const settle = async () => {
  await chat.bringAll()
  clock.advance(2000)
  await chat.settle()
}
const say = async (person: number, text: string) => {
  max.act('write', { person: String(person), text, group: 'true' })
  await settle()
}
const inGroup = () => max.messages().filter(({ author }) => author === undefined)
const requestCommand = async () => {
  const path = '/notifications/groups/links'
  const { data } = await ask(app, owner, { method: 'POST', path })
  return z.object({ command: z.string() }).parse(data).command
}

it('connects a group by a command of whoever got the code, tells it what it chose, and ends with the bot', async () => {
  max.act('join', { person: String(OWNER) })
  await settle()
  const command = await requestCommand()
  await say(STRANGER, command)
  expect(await listGroups()).toEqual([])
  await say(OWNER, command)
  const [group] = await listGroups()
  expect(group).toMatchObject({ state: 'ready' })
  const path = `/notifications/groups/${group?.id ?? ''}`
  await ask(app, owner, { method: 'PATCH', path, body: { topics: ['automations'] } })
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({
      tx,
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
    }),
  )
  await settle()
  const told = inGroup().at(-1)
  expect(told?.text).toContain('Утро')
  const data = told?.buttons?.find(({ text }) => text === 'Пауза')?.data ?? ''
  const isPaused = async () => {
    const read = await ask(app, owner, { path: `/automations/${automationId}` })
    return z.object({ isPaused: z.boolean() }).parse(read.data).isPaused
  }
  const press = async (person: number) => {
    max.act('press', { person: String(person), message: told?.id ?? '', data })
    await settle()
  }
  await press(STRANGER)
  expect(await isPaused()).toBe(false)
  await press(OWNER)
  expect(await isPaused()).toBe(true)
  expect(inGroup().at(-1)?.text).toContain('Автоматизация на паузе')
  max.act('leave', { person: String(OWNER) })
  await settle()
  expect(await listGroups()).toMatchObject([{ state: 'lost' }])
})
