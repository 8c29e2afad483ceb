import { post } from '@kadr/contract/publishing/posts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { insertResources } from '../../../../test/library.ts'
import { ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { slideshowOf } from '../../../../test/reels.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'

const PERSON = 5000
const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let who: Writer

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: true } },
  })
  chat = openBotChat({ app, telegram })
  who = await newWriter(app, PERSON)
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})

const onlyPost = async () => {
  const { data } = await ask(app, who, { path: '/posts' })
  return z.object({ items: z.tuple([post]) }).parse(data).items[0]
}
const settle = async () => {
  clock.advance(2000)
  await chat.settle()
}
const press = async (label: string) => {
  await chat.bring(PERSON, chat.dataOf(PERSON, label), 2)
  await settle()
}

const makeReel = async () => {
  const [fileId] = await insertResources(app, { workspaceId: who.workspaceId, names: ['reel.mp4'] })
  const { pool } = app.database
  await pool.query(`update resources set kind = 'video', mime_type = 'video/mp4' where id = $1`, [
    fileId,
  ])
  const { rows } = await pool.query<{ id: string }>(
    `insert into generations (id, workspace_id, user_id, kind, title, output, state, progress, scene, assets,
       seconds, fingerprint, cost, finished_at)
     values (gen_random_uuid(), $1, $2, 'slideshow', 'Три шага', 'video', 'ready', 100, '{}', '[]', 5, $3, 1, now())
     returning id`,
    [who.workspaceId, who.userId, fileId],
  )
  const id = rows[0]?.id ?? ''
  const content = slideshowOf([null], { text: 'Шаг' })
  const body = { title: 'Три шага', caption: 'Три шага. Запишитесь сегодня.', content }
  const { data } = await ask(app, who, { method: 'POST', path: '/reels', body })
  await pool.query('update generations set reel_id = $1 where id = $2', [
    z.object({ id: z.string() }).parse(data).id,
    id,
  ])
  await pool.query('insert into generation_results values ($1, 0, $2)', [id, fileId])
  return { id, fileId }
}
const callsOf = (method: string) =>
  telegram.host.requests().filter(({ path }) => path.endsWith(`/${method}`))

it('sends a finished reel to the chat once, makes a draft of it, and lets its people share it', async () => {
  const { id, fileId } = await makeReel()
  const payload = { userId: who.userId, title: 'Три шага', output: 'video' } as const
  const { workspaceId } = who
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({ tx, kind: 'generation.ready', workspaceId, subjectId: id, payload }),
  )
  await settle()
  expect(chat.labelsOf(PERSON)).toEqual(['Прислать видео', 'Сделать пост'])
  await press('Прислать видео')
  expect(callsOf('sendVideo')).toMatchObject([
    { fields: { caption: 'Три шага', video: expect.stringContaining(`/api/media/${fileId}/`) } },
  ])
  await press('Сделать пост')
  expect((await onlyPost()).media.map((file) => file.id)).toEqual([fileId])
  expect((await onlyPost()).text).toBe('Три шага. Запишитесь сегодня.')
  expect(chat.chatOf(PERSON).at(-1)?.text).toContain('Черновик готов')

  telegram.act('inline', { person: String(PERSON), text: 'шага' })
  telegram.act('inline', { person: String(PERSON + 4), text: '' })
  await chat.bringAll()
  expect(callsOf('answerInlineQuery')).toMatchObject([
    {
      reply: { status: 200 },
      fields: { is_personal: true, results: [{ type: 'video', id, title: 'Три шага' }] },
    },
    { reply: { status: 200 }, fields: { results: [], button: { start_parameter: 'inline' } } },
  ])
})
