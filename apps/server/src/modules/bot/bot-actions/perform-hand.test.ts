import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  addAccount,
  ask,
  askPost,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
let who: Writer
let channel: string
let people = 1000
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
  people += 10
  who = await newWriter(app, people)
  channel = await addAccount(app, who)
})

let taps = 0
const press = async (label: string) => {
  taps += 1
  await chat.bring(people, chat.dataOf(people, label))
  await chat.settle()
}

const PLACE = 'https://t.me/kofe'

/** As the publisher leaves it, with the notice of it. */
const handedOver = async () => {
  taps = 0
  const post = await plan(app, who, await createDraft(app, who, [channel]), '2026-03-10T13:00')
  const [target] = post.targets
  if (!target) throw new Error('The post has no target')
  await forceState(app, target.id, 'handed_over')
  const startedAt = clock.now().toISOString()
  const settings = { firstComment: 'Адрес в закрепе' }
  const frozen = { key: target.id, text: 'Кофе в зёрнах', media: [], settings, startedAt }
  await app.database.pool.query('update connections set profile_url = $2 where id = $1', [
    channel,
    PLACE,
  ])
  await app.database.pool.query(
    'update post_targets set publication = $2, started_at = $3 where id = $1',
    [target.id, frozen, startedAt],
  )
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({
      tx,
      kind: 'target.handed_over',
      workspaceId: who.workspaceId,
      subjectId: target.id,
      payload: {
        postId: post.id,
        network: 'telegram',
        accountTitle: 'Канал',
        reminder: 0,
        version: 2,
      },
    }),
  )
  await chat.settle()
  return { post, target }
}

const targetOf = async (id: string) => {
  const { targets } = await askPost(app, who, { path: `/posts/${id}` })
  return targets[0]
}

it('leads from the notice to a settled publication in two presses, and takes the link as a reply', async () => {
  const { post } = await handedOver()
  expect(chat.labelsOf(people)).toEqual([
    'Прислать файлы и текст',
    'Вышло',
    'Не вышло',
    'Через час',
    'Вечером',
    'Завтра',
  ])
  await press('Прислать файлы и текст')
  // Each text is a message of its own, so that it is copied whole.
  expect(chat.wordsOf(people)).toEqual(
    expect.arrayContaining([
      'Кофе в зёрнах',
      'Адрес в закрепе',
      expect.stringMatching(/t\.me|Откройте/),
    ]),
  )
  const links = chat.chatOf(people).flatMap(({ buttons = [] }) => buttons.map(({ url }) => url))
  expect(links).toContain(PLACE)
  await press('Вышло')
  expect(taps).toBeLessThanOrEqual(4)
  expect(await targetOf(post.id)).toMatchObject({ state: 'published', url: null })
  const question = chat.chatOf(people).at(-1)
  expect(question?.text).toContain('Пришлите ссылку')
  chat.write(people, 'вот https://t.me/kofe/12', question?.id)
  await chat.bringAll(2)
  await chat.settle()
  expect(await targetOf(post.id)).toMatchObject({ url: 'https://t.me/kofe/12' })
})

it('asks again for what is no link', async () => {
  const { post } = await handedOver()
  await press('Вышло')
  chat.write(people, 'потом', chat.chatOf(people).at(-1)?.id)
  await chat.bringAll()
  await chat.settle()
  const again = chat.chatOf(people).at(-1)
  expect(again?.text).toContain('не похоже на ссылку')
  chat.write(people, 't.me/kofe/13', again?.id)
  await chat.bringAll()
  await chat.settle()
  expect(await targetOf(post.id)).toMatchObject({ url: 'https://t.me/kofe/13' })
})

it('puts it off, and says so in the message', async () => {
  const { post } = await handedOver()
  await press('Через час')
  expect(await targetOf(post.id)).toMatchObject({ state: 'scheduled' })
  expect(chat.wordsOf(people)[0]).toContain('Отложено на час')
  expect(chat.labelsOf(people)).toEqual([])
})

it('tells the bot what was settled in the app: the second answer changes nothing', async () => {
  const { post, target } = await handedOver()
  const late = chat.dataOf(people, 'Не вышло')
  await ask(app, who, {
    method: 'POST',
    path: `/posts/${post.id}/targets/${target.id}/settle`,
    body: { outcome: 'published' },
  })
  await chat.settle()
  expect(chat.labelsOf(people)).toEqual([])
  await chat.bring(people, late)
  await chat.settle()
  expect(await targetOf(post.id)).toMatchObject({ state: 'published' })
})
