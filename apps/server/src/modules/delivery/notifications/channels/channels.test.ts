import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@kadr/kit/new-id'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { call, signInAs, type TestPerson } from '../../../../../test/people.ts'
import { startTelegram, type TestTelegram } from '../../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../../test/workspace-of.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvents, type NewEvent } from '../../../../platform/events/append-events.ts'
import type { Letter } from '../../../../platform/outside/mailer/mailer.ts'
import { messengers } from '../../../../platform/outside/messengers/messengers.ts'
import { createSender } from '../../bot-outbox/index.ts'
import { getPushKeys } from '../../push/push-keys.ts'
import { sendPush } from '../../push/send-push.ts'
import { disconnectGroups, followBotMessages, followPush } from '../index.ts'
import { hasOtherMessenger } from './has-other-way.ts'

const NOON = new Date('2026-03-10T09:00:00Z')
const clock = createFakeClock(NOON)
const letters: Letter[] = []
let telegram: TestTelegram
let app: TestShell
let person: TestPerson
let workspaceId: string
let lastTelegramId = 700

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: false } },
  })
  const send = async (letter: Letter) => {
    letters.push(letter)
    return { kind: 'sent' as const }
  }
  Object.assign(app.ctx, { mailer: { isAvailable: true, send } })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(async () => {
  clock.set(NOON)
  telegram.host.reset()
  letters.length = 0
  lastTelegramId += 1
  person = await signInAs(app, { id: lastTelegramId })
  workspaceId = await workspaceOf(app, person.token)
  await app.database.pool.query('delete from notifications')
  await app.database.pool.query('delete from bot_messages')
  await app.database.pool.query(`delete from pgboss.job where name like 'notifications.%'`)
})

const failed = (): NewEvent => ({
  kind: 'target.failed',
  workspaceId,
  subjectId: newId(),
  payload: {
    postId: newId(),
    network: 'telegram',
    accountTitle: 'Канал',
    message: 'Не вышло',
    version: 2,
  },
})
const notify = async (...events: NewEvent[]) => {
  await inTransaction(app.ctx.db, (tx) => appendEvents({ tx, events }))
  await app.consumeEvents()
}
const run = async () => {
  const pass = createSender({
    messenger: messengers.telegram,
    ctx: app.ctx,
    onSettled: followBotMessages,
    onChatLost: disconnectGroups,
    hasOtherWay: hasOtherMessenger,
  })
  do await app.runDueJobs()
  while ((await pass()).sent > 0)
  await app.runDueJobs()
}
const giveAddress = () =>
  app.database.pool.query(
    `insert into billing_profiles (user_id, email) values ($1, 'anna@example.com')`,
    [person.user.id],
  )
const change = (body: object) =>
  call(app, { method: 'PATCH', path: '/notifications/settings', token: person.token, body })
const listed = async () => {
  const { data } = await call(app, { path: '/notifications', token: person.token })
  return z.object({ items: z.array(z.unknown()) }).parse(data).items.length
}

it('filters by topic and by what is unread, and tells the screens of the person what has changed', async () => {
  const changes = async () => {
    const { rows } = await app.database.pool.query<{ userId: string }>(
      `select subject_id as "userId" from events
       where kind = 'notification.changed' and workspace_id is null`,
    )
    return rows.map(({ userId }) => userId)
  }
  await app.database.pool.query(`delete from events where kind = 'notification.changed'`)
  await notify(failed())
  expect(await changes()).toEqual([person.user.id])
  const get = async (path: string) => (await call(app, { path, token: person.token })).data
  const read = (body: object) =>
    call(app, { method: 'POST', path: '/notifications/read', token: person.token, body })
  expect(await get('/notifications?topic=team')).toMatchObject({ items: [] })
  expect(await get('/notifications?topic=problems')).toMatchObject({ items: [{ kind: 'failed' }] })
  await read({ topic: 'team' })
  expect(await get('/notifications/count')).toEqual({ unreadCount: 1 })
  expect(await changes()).toHaveLength(1)
  await read({ topic: 'problems' })
  expect(await get('/notifications?state=unread')).toMatchObject({ items: [], unreadCount: 0 })
  expect(await changes()).toHaveLength(2)
})

it('tells by the channels a person has chosen for a topic, and leaves the rest as they are', async () => {
  await giveAddress()
  const { data } = await change({ matrix: { problems: ['email'] } })
  expect(data).toMatchObject({
    matrix: { problems: ['email'], published: ['app', 'messenger'] },
    channels: [
      { channel: 'telegram', state: 'ready' },
      { channel: 'max', state: 'absent' },
      { channel: 'push', state: 'absent' },
      { channel: 'email', state: 'ready', label: 'anna@example.com' },
    ],
  })
  await notify(failed())
  await run()
  expect(await listed()).toBe(0)
  expect(telegram.messages()).toEqual([])
  expect(letters).toMatchObject([
    {
      to: 'anna@example.com',
      subject: 'Telegram: не опубликовано',
      button: { label: 'Открыть пост', url: expect.stringContaining('/posts?post=') },
    },
  ])
  await change({ matrix: { problems: [] } })
  await notify(failed())
  await run()
  expect(letters).toHaveLength(1)
})

it('makes one message of ten failures, and gathers those that follow within a minute', async () => {
  await notify(...Array.from({ length: 10 }, failed))
  await run()
  const [first, ...others] = telegram.messages()
  expect(others).toEqual([])
  expect(first?.text).toContain('Не опубликовано: 10\u00a0публикаций')
  await notify(failed(), failed(), failed())
  await run()
  expect(telegram.messages()).toHaveLength(1)
  clock.advance(61_000)
  await run()
  expect(telegram.messages()).toHaveLength(2)
  expect(await listed()).toBe(13)
})

it('counts the quiet hours by the clock of the person, and lets urgent news through where they want', async () => {
  await change({ quietHours: { from: 11 * 60, to: 13 * 60 }, isUrgentLetThrough: false })
  await notify(failed())
  await run()
  expect(telegram.messages()).toEqual([])
  await app.database.pool.query(`update users set time_zone = 'Asia/Vladivostok' where id = $1`, [
    person.user.id,
  ])
  await notify(failed())
  await run()
  expect(telegram.messages().length).toBeGreaterThan(0)
  const { data } = await change({ quietHours: null })
  expect(data).toMatchObject({ quietHours: null, isUrgentLetThrough: false })
})

it('falls back to another channel where the bot is blocked', async () => {
  await giveAddress()
  telegram.host.setFault({ network: 'telegram', kind: 'server-error', status: 403, times: 1 })
  await notify(failed())
  await run()
  expect(letters).toHaveLength(1)
  await notify(failed())
  await run()
  expect(letters).toHaveLength(2)
  expect(telegram.messages()).toEqual([])
})

const startPushService = async () => {
  const received: { path: string; encoding: string; authorization: string }[] = []
  let status = 201
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    received.push({
      path: url,
      encoding: String(headers['content-encoding']),
      authorization: String(headers.authorization),
    })
    request.resume().on('end', () => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    answer: (next: number) => {
      status = next
    },
    url: `http://127.0.0.1:${port}`,
    fetch: createSafeFetch({ ports: [port], isAllowed: () => true }),
    stop: () => server.close(),
  }
}

it('pushes to browsers, forgets those that are gone, and keeps their address sealed', async () => {
  const service = await startPushService()
  const ecdh = createECDH('prime256v1')
  const keys = {
    p256dh: ecdh.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const subscribe = async (endpoint: string) => {
    const body = { endpoint, keys }
    const path = '/notifications/push'
    return call(app, { method: 'POST', path, token: person.token, body })
  }
  expect((await subscribe(`${service.url}/x`)).status).toBe(400)
  await subscribe('https://fcm.googleapis.com/fcm/send/secret-address')
  const { rows } = await app.database.pool.query('select * from push_subscriptions')
  expect(JSON.stringify(rows)).not.toContain('secret-address')
  const keyPair = await getPushKeys({ ctx: app.ctx })
  expect(await getPushKeys({ ctx: app.ctx })).toEqual(keyPair)
  const { data } = await call(app, { path: '/notifications/push', token: person.token })
  expect(data).toMatchObject({ publicKey: keyPair.publicKey, devices: [{}] })

  await notify(failed())
  const [{ id } = { id: '' }] = (
    await app.database.pool.query<{ id: string }>('select id from notifications')
  ).rows
  const message = {
    userId: person.user.id,
    subjectIds: [id],
    title: 'Не опубликовано',
    text: 'Канал',
    path: '/posts',
    key: 'one',
    since: NOON.toISOString(),
  }
  // The real push service's URL is redirected to the fake one.
  const fetch: typeof service.fetch = (_url, request) => service.fetch(service.url, request)
  const push = () => sendPush({ ctx: app.ctx, fetch, message, onSettled: followPush })
  const stateOf = async () => {
    const found = await app.database.pool.query<{ state: string }>(
      `select state from notification_deliveries where notification_id = $1 and channel = 'push'`,
      [id],
    )
    return found.rows[0]?.state
  }
  await push()
  expect(service.received).toMatchObject([
    { encoding: 'aes128gcm', authorization: expect.stringContaining(keyPair.publicKey) },
  ])
  expect(await stateOf()).toBe('sent')
  service.answer(410)
  await push()
  expect(await stateOf()).toBe('failed')
  const left = await app.database.pool.query('select id from push_subscriptions')
  expect(left.rows).toEqual([])
  service.stop()
})
