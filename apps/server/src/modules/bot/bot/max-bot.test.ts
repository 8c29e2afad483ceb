import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  maxConfig,
  openMaxChat,
  signInByMax,
  startMax,
  type TestMax,
} from '../../../../test/max-chat.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let max: TestMax
let app: TestShell
let chat: ReturnType<typeof openMaxChat>
let personId = 3000
let token = ''
let workspaceId = ''

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
  personId += 1
  token = (await signInByMax(app, { id: personId, firstName: 'Вася' })).token
  workspaceId = await workspaceOf(app, token)
})

const posts = async () => {
  const { data } = await call(app, {
    path: '/posts?view=drafts',
    token,
    headers: { 'x-workspace-id': workspaceId },
  })
  return z.object({ items: z.array(z.looseObject({ text: z.string() })) }).parse(data).items
}

it('greets with a button that opens the app, and answers commands', async () => {
  max.act('start', { person: String(personId), payload: '' })
  await chat.bringAll()
  await chat.settle()
  expect(chat.wordsOf(personId)[0]).toContain('Откройте приложение')
  const [button] = chat.chatOf(personId)[0]?.buttons ?? []
  expect(button).toMatchObject({ text: 'Открыть Кадр' })
  await chat.write(personId, '/today')
  await chat.settle()
  expect(chat.wordsOf(personId).at(-1)).toContain('На сегодня ничего не запланировано')
})

it('makes a draft of a message once, and its button changes the message', async () => {
  await chat.write(personId, 'Новое меню: раф на овсяном молоке')
  await chat.settle()
  expect(await posts()).toMatchObject([{ text: 'Новое меню: раф на овсяном молоке' }])
  const shown = chat.wordsOf(personId)
  await chat.press(personId, 'Рилс')
  await chat.settle()
  expect(chat.wordsOf(personId).length).toBeGreaterThan(shown.length)
})

it('takes the same message brought twice for one', async () => {
  const update = {
    update_type: 'message_created',
    timestamp: clock.now().getTime(),
    message: {
      sender: { user_id: personId, first_name: 'Вася', is_bot: false },
      recipient: { chat_id: 7_000_000_000_000 + personId, chat_type: 'dialog', user_id: 1 },
      timestamp: clock.now().getTime(),
      body: { mid: 'mid.twice', seq: 1, text: 'Однажды', attachments: [] },
    },
  }
  await chat.bring(update)
  await chat.bring(update)
  await chat.settle()
  expect(await posts()).toHaveLength(1)
})

it('offers to connect a channel it was let into, whose title MAX does not tell', async () => {
  await chat.bring({
    update_type: 'bot_added',
    timestamp: clock.now().getTime(),
    chat_id: -70_000_000_000_005,
    user: { user_id: personId, first_name: 'Вася', is_bot: false },
    is_channel: true,
  })
  await chat.settle()
  expect(chat.wordsOf(personId).at(-1)).toContain('Бот теперь администратор вашего канала.')
})

it('refuses updates without the secret', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/bot/webhook/max',
    payload: { update_type: 'bot_started', timestamp: 1 },
  })
  expect(answer.statusCode).toBe(403)
})
