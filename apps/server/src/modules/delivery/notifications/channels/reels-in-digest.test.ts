import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { insertResources } from '../../../../../test/library.ts'
import { call, signInAs, type TestPerson } from '../../../../../test/people.ts'
import { contentOf } from '../../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../../test/workspace-of.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { messengers } from '../../../../platform/outside/messengers/messengers.ts'
import { createSender } from '../../bot-outbox/index.ts'
import { disconnectGroups, followBotMessages } from '../index.ts'
import { deliver } from './deliver.ts'
import { hasOtherMessenger } from './has-other-way.ts'

const clock = createFakeClock(new Date('2026-03-10T21:00:00Z'))
const MORNING = new Date('2026-03-11T05:00:00Z')
let telegram: TestTelegram
let app: TestShell
let person: TestPerson
let workspaceId: string

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: false } },
  })
  person = await signInAs(app, { id: 1 })
  workspaceId = await workspaceOf(app, person.token)
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})

/** A finished render with its file, notified during quiet hours. */
const makeReel = async (title: string) => {
  const [fileId = ''] = await insertResources(app, { workspaceId, names: [`${title}.mp4`] })
  const id = newId()
  const { pool } = app.database
  await pool.query(
    `insert into generations (id, workspace_id, user_id, kind, title, output, state, progress, scene, assets,
       seconds, fingerprint, cost, finished_at)
     values ($1, $2, $3, 'slideshow', $5, 'video', 'ready', 100, '{}', '[]', 5, $4, 1, now())`,
    [id, workspaceId, person.user.id, fileId, title],
  )
  await pool.query('insert into generation_results values ($1, 0, $2)', [id, fileId])
  const payload = { userId: person.user.id, title, output: 'video' } as const
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({ tx, kind: 'generation.ready', workspaceId, subjectId: id, payload }),
  )
  await app.consumeEvents()
  return { id, fileId }
}

const listDeliveries = async () => {
  const { rows } = await app.database.pool.query<{ id: string; title: string; state: string }>(
    `select id, title, state from notifications
     join notification_deliveries on notification_id = id and channel = 'telegram' order by id`,
  )
  return rows
}

it('ends the quiet hours without reels that are in a post or were seen meanwhile', async () => {
  const used = await makeReel('В посте')
  const seen = await makeReel('Увиден')
  await makeReel('Первый')
  await makeReel('Второй')
  const { token } = person
  const post = contentOf([], { mediaIds: [used.fileId] })
  const created = await call(app, { method: 'POST', path: '/posts', token, body: post })
  expect(created).toMatchObject({ data: { media: [{ id: used.fileId }] } })
  await app.consumeEvents()
  const body = { generationId: seen.id }
  const read = await call(app, { method: 'POST', path: '/notifications/read', token, body })
  expect(read).toMatchObject({ data: { unreadCount: 2 } })

  clock.set(MORNING)
  const send = createSender({
    messenger: messengers.telegram,
    ctx: app.ctx,
    onSettled: followBotMessages,
    onChatLost: disconnectGroups,
    hasOtherWay: hasOtherMessenger,
  })
  for (const { id } of await listDeliveries())
    await deliver({ ctx: app.ctx, id, channel: 'telegram' })
  await send()
  expect(telegram.messages()).toMatchObject([
    {
      text: '<b>Пока было тихо: 2\u00a0новости</b>\n• Рилс готов: Первый\n• Рилс готов: Второй',
    },
  ])
  const states = (await listDeliveries()).map(({ title, state }) => [title, state])
  expect(Object.fromEntries(states)).toEqual({
    'Рилс готов: В посте': 'skipped',
    'Рилс готов: Увиден': 'skipped',
    'Рилс готов: Первый': 'sent',
    'Рилс готов: Второй': 'sent',
  })
})
