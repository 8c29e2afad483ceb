import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import {
  linkMax,
  maxConfig,
  openMaxChat,
  signInByMax,
  startMax,
  type TestMax,
} from '../../../../../test/max-chat.ts'
import { call, signInAs, type TestPerson } from '../../../../../test/people.ts'
import { startTelegram, type TestTelegram } from '../../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../../test/workspace-of.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let max: TestMax
let app: TestShell
let chat: ReturnType<typeof openMaxChat>
let person: TestPerson
let workspaceId: string
let telegramId = 900
let maxId = 0

beforeAll(async () => {
  telegram = await startTelegram()
  max = await startMax()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: true }, max: maxConfig(max) },
  })
  chat = openMaxChat({ app, max })
})
afterAll(async () => {
  await app.stop()
  await max.stop()
})
beforeEach(async () => {
  telegram.host.reset()
  max.host.reset()
  telegramId += 1
  maxId = telegramId + 1000
  person = await signInAs(app, { id: telegramId })
  workspaceId = await workspaceOf(app, person.token)
  await linkMax(app, { token: person.token, id: maxId })
})

const publish = async () => {
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({
      tx,
      kind: 'target.failed',
      workspaceId,
      subjectId: newId(),
      payload: {
        postId: newId(),
        network: 'telegram',
        accountTitle: 'Канал',
        message: 'Сеть не ответила',
        version: 2,
      },
    }),
  )
  await app.consumeEvents()
  await chat.settle()
}
const told = () => ({
  telegram: telegram.messages().filter(({ accountId }) => accountId === String(telegramId)).length,
  max: chat.chatOf(maxId).length,
})
const choose = async (firstMessenger: 'telegram' | 'max') => {
  const { data } = await call(app, {
    method: 'PATCH',
    path: '/notifications/settings',
    token: person.token,
    headers: { 'x-workspace-id': workspaceId },
    body: { firstMessenger },
  })
  expect(data).toMatchObject({ firstMessenger })
}

it('tells a person with both in one, and in the other when they choose it', async () => {
  await publish()
  expect(told()).toEqual({ telegram: 1, max: 0 })
  await choose('max')
  await publish()
  expect(told()).toEqual({ telegram: 1, max: 1 })
  expect(chat.wordsOf(maxId)[0]).toContain('Сеть не ответила')
})

it('goes to the other at once where the bot is stopped in the first', async () => {
  await choose('max')
  max.act('block', { person: String(maxId) })
  await publish()
  expect(told()).toEqual({ telegram: 1, max: 0 })
  await publish()
  expect(told()).toEqual({ telegram: 2, max: 0 })
})

it('repeats by MAX what Telegram may not have taken', async () => {
  telegram.host.setFault({ network: 'telegram', kind: 'cut-before', times: 100 })
  await publish()
  expect(told()).toEqual({ telegram: 0, max: 1 })
})

it('loses no notice and no sign-in while Telegram is dark: MAX brings it within minutes, once', async () => {
  await telegram.stop()
  await publish()
  expect(told()).toEqual({ telegram: 0, max: 0 })
  for (let minute = 0; minute < 6; minute += 1) {
    clock.advance(60_000)
    await chat.settle()
  }
  expect(told()).toEqual({ telegram: 0, max: 1 })
  expect((await signInByMax(app, { id: maxId })).user.id).toBe(person.user.id)
})
