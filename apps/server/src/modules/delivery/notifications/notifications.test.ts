import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs, type TestPerson } from '../../../../test/people.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent, type NewEvent } from '../../../platform/events/append-events.ts'
import { housekeepingJob } from '../../../platform/jobs/housekeeping.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { findFreePort } from '../../../platform/postgres/free-port.ts'
import { setBotBlocked } from '../../identity/auth/index.ts'
import { createSender } from '../bot-outbox/index.ts'
import { deliver } from './channels/deliver.ts'
import { hasOtherMessenger } from './channels/has-other-way.ts'
import { disconnectGroups, followBotMessages } from './index.ts'

const NOON = new Date('2026-03-10T09:00:00Z')
const MIDNIGHT = new Date('2026-03-10T21:00:00Z')
const clock = createFakeClock(NOON)
let telegram: TestTelegram
let app: TestShell
let person: TestPerson
let workspaceId: string
let lastTelegramId = 100

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: false } },
  })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(async () => {
  clock.set(NOON)
  telegram.host.reset()
  lastTelegramId += 1
  person = await signInAs(app, { id: lastTelegramId })
  workspaceId = await workspaceOf(app, person.token)
  await app.database.pool.query('delete from notifications')
  await app.database.pool.query('delete from bot_messages')
  await app.database.pool.query(`delete from pgboss.job where name = 'notifications.deliver'`)
})

type PublishedPost = { title?: string; postId?: string }

const published = ({ title = 'Пост & фото', postId = newId() }: PublishedPost = {}): NewEvent => ({
  kind: 'post.published',
  workspaceId,
  subjectId: postId,
  payload: { dueAt: null, accountTitles: [title], hasDraftsAtNetwork: false },
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

const append = (event: NewEvent) => inTransaction(app.ctx.db, (tx) => appendEvent({ tx, ...event }))

/** Creates the notifications of an event without delivering them. */
const notify = async (event: NewEvent = published()) => {
  await append(event)
  await app.consumeEvents()
}

const stored = async () => {
  const { rows } = await app.database.pool.query(
    `select id, key, text, state from notifications
     join notification_deliveries on notification_id = id and channel = 'telegram' order by id`,
  )
  return z
    .array(z.object({ id: z.string(), key: z.string(), text: z.string(), state: z.string() }))
    .parse(rows)
}
const states = async () => (await stored()).map(({ state }) => state)
const waitingJobs = async () => {
  const { rows } = await app.database.pool.query<{ at: Date }>(
    `select start_after as at from pgboss.job
     where name = 'notifications.deliver' and state = 'created'`,
  )
  return rows.map(({ at }) => at.toISOString())
}
/** Sends due messages; every pass starts with fresh limits. */
const send = async (ctx = app.ctx) => {
  const pass = () =>
    createSender({
      messenger: messengers.telegram,
      ctx,
      onSettled: followBotMessages,
      onChatLost: disconnectGroups,
      hasOtherWay: hasOtherMessenger,
    })()
  while ((await pass()).sent > 0);
}
const runJobs = async () => {
  const count = await app.runDueJobs()
  await send()
  return count
}
/** Runs the deliveries without waiting for their jobs. */
const deliverAll = async () => {
  for (const { id } of await stored()) await deliver({ ctx: app.ctx, id, channel: 'telegram' })
  await send()
}
/** When the messages of the outbox are retried. */
const retries = async () => {
  const { rows } = await app.database.pool.query<{ at: Date }>(
    `select due_at as at from bot_messages where state = 'waiting' order by id`,
  )
  return rows.map(({ at }) => at.toISOString())
}

describe('in the app', () => {
  const page = z.object({
    items: z.array(z.object({ id: z.string(), text: z.string() }).loose()),
    nextCursor: z.string().nullable(),
    unreadCount: z.number(),
  })
  const list = async (query = '', token = person.token) =>
    page.parse((await call(app, { path: `/notifications${query}`, token })).data)
  const read = (body: object) =>
    call(app, { method: 'POST', path: '/notifications/read', token: person.token, body })

  it('lists the newest first, page by page, and counts the unread', async () => {
    for (const title of ['a', 'b', 'c']) await notify(published({ title }))
    const first = await list('?limit=2')
    expect(first.items.map(({ text }) => text)).toEqual(['«c».', '«b».'])
    expect(first.unreadCount).toBe(3)
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ text }) => text)).toEqual(['«a».'])
    expect(second.nextCursor).toBeNull()
    const [newest] = first.items
    expect((await read({ ids: [newest?.id] })).data).toEqual({ unreadCount: 2 })
    expect((await read({})).data).toEqual({ unreadCount: 0 })
  })

  it('makes one notification of a key, and none when the change is undone', async () => {
    const postId = newId()
    await notify(published({ postId }))
    await notify(published({ postId }))
    const undone = inTransaction(app.ctx.db, async (tx) => {
      await appendEvent({ tx, ...failed() })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await runJobs()).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(telegram.messages()).toHaveLength(1)
  })

  it('does not notify people of what they said themselves', async () => {
    await notify({ ...failed(), actorId: person.user.id })
    expect(await stored()).toEqual([])
  })

  it('tells every member and shows nobody what is not theirs', async () => {
    const stranger = await signInAs(app, { id: 9001 })
    const mate = await signInAs(app, { id: 9002 })
    await app.database.pool.query(
      `insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor')`,
      [workspaceId, mate.user.id],
    )
    await notify()
    expect((await list()).items).toHaveLength(1)
    const theirs = await list('', mate.token)
    expect(theirs.items).toHaveLength(1)
    expect((await list('', stranger.token)).items).toEqual([])
    await read({ ids: theirs.items.map(({ id }) => id) })
    expect((await list('', mate.token)).unreadCount).toBe(1)
    await app.database.pool.query('delete from workspace_members where user_id = $1', [
      mate.user.id,
    ])
    expect((await list('', mate.token)).items).toEqual([])
  })
})

describe('by Telegram', () => {
  it('sends the words with a button to the place', async () => {
    const postId = newId()
    await notify(published({ postId, title: 'Пост & <фото' }))
    await runJobs()
    expect(telegram.messages()).toMatchObject([
      {
        accountId: String(lastTelegramId),
        text: '<b>Пост опубликован</b>\n«Пост &amp; &lt;фото».',
        buttons: [
          {
            text: 'Открыть пост',
            url: `http://localhost:3000/dashboard?to=%2Fposts%3Fpost%3D${postId}`,
          },
        ],
      },
    ])
    expect(await states()).toEqual(['sent'])
  })

  it('leaves those alone who switched it off', async () => {
    await app.database.pool.query(
      'update users set is_telegram_notifications_enabled = false where id = $1',
      [person.user.id],
    )
    await notify()
    await runJobs()
    expect(telegram.messages()).toEqual([])
    expect(await states()).toEqual(['skipped'])
  })

  it('waits for the morning of the workspace, unless it is urgent', async () => {
    clock.set(MIDNIGHT)
    await notify()
    await notify(failed())
    await runJobs()
    expect(await states()).toEqual(['waiting', 'sent'])
    expect(await waitingJobs()).toEqual(['2026-03-11T05:00:00.000Z'])
    clock.set(new Date('2026-03-11T05:00:00Z'))
    await deliverAll()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('ends the quiet hours with one message, without what was settled or read meanwhile', async () => {
    clock.set(MIDNIGHT)
    const connectionId = newId()
    const ofConnection = { network: 'linkedin', title: 'Ольга' } as const
    const broken = { ...ofConnection, message: 'Доступ отозван', version: 1 }
    await notify(published({ title: 'Первый' }))
    await notify(published({ title: 'Второй' }))
    await notify({
      kind: 'connection.broken',
      workspaceId,
      subjectId: connectionId,
      payload: broken,
    })
    await notify(published({ title: 'Прочитан' }))
    const id = (await stored()).at(-1)?.id
    await app.database.pool.query('update notifications set read_at = now() where id = $1', [id])
    const restored = { kind: 'connection.restored', payload: ofConnection } as const
    await notify({ ...restored, workspaceId, subjectId: connectionId })
    await runJobs()
    clock.set(new Date('2026-03-11T05:00:00Z'))
    await Promise.all([deliverAll(), deliverAll()])
    expect(telegram.messages()).toMatchObject([
      { text: '<b>Пока было тихо: 2\u00a0новости</b>\n• Пост опубликован\n• Пост опубликован' },
    ])
    expect(await states()).toEqual(['sent', 'sent', 'skipped', 'skipped'])
  })

  it('never sends again what may have been sent', async () => {
    telegram.host.setFault({ network: 'telegram', kind: 'cut-after', times: 1 })
    await notify()
    await runJobs()
    expect(await states()).toEqual(['unknown'])
    await deliverAll()
    expect(telegram.messages()).toHaveLength(1)
  })

  it('never sends again after a crash between the mark and the answer', async () => {
    await notify()
    await app.runDueJobs()
    await app.database.pool.query(`update bot_messages set state = 'sending', claimed_at = $1`, [
      clock.now(),
    ])
    await send()
    expect(await states()).toEqual(['sending'])
    clock.advance(61_000)
    await send()
    await deliverAll()
    expect(await states()).toEqual(['unknown'])
    expect(telegram.messages()).toEqual([])
  })

  it('keeps the order of what happened when the job of the later one runs first', async () => {
    await notify(published({ title: 'Первый' }))
    await notify(published({ title: 'Второй' }))
    const ids = (await stored()).map(({ id }) => id)
    for (const id of ids.toReversed()) await deliver({ ctx: app.ctx, id, channel: 'telegram' })
    const { rows } = await app.database.pool.query<{ text: string }>(
      `select params->>'text' as text from bot_messages order by id`,
    )
    expect(rows.map(({ text }) => text.split('\n')[1])).toEqual(['«Первый».', '«Второй».'])
  })

  it('sends once when two workers have the same job', async () => {
    await notify()
    await Promise.all([deliverAll(), deliverAll(), deliverAll()])
    expect(telegram.messages()).toHaveLength(1)
  })

  it('comes back as late as Telegram asks, and what follows waits for it', async () => {
    telegram.host.setFault({
      network: 'telegram',
      kind: 'rate-limited',
      retryAfterSeconds: 90,
      times: 1,
    })
    await notify(published({ title: 'Первый' }))
    await notify(published({ title: 'Второй' }))
    await runJobs()
    expect(await states()).toEqual(['sending', 'sending'])
    expect(await retries()).toEqual(['2026-03-10T09:01:30.000Z', '2026-03-10T09:00:00.000Z'])
    clock.advance(90_000)
    await send()
    expect(await states()).toEqual(['sent', 'sent'])
    expect(telegram.messages().map(({ text }) => text.split('\n')[1])).toEqual([
      '«Первый».',
      '«Второй».',
    ])
  })

  it('notices that the bot was stopped, and says so in the app until it is started again', async () => {
    const isBlocked = async () => {
      const { data } = await call(app, { path: '/users/me/connections', token: person.token })
      return z.object({ isBotBlocked: z.boolean() }).parse(data).isBotBlocked
    }
    telegram.host.setFault({ network: 'telegram', kind: 'server-error', status: 403, times: 1 })
    await notify()
    await notify()
    await runJobs()
    await notify()
    await runJobs()
    expect(await states()).toEqual(['failed', 'failed', 'failed'])
    expect(
      telegram.host.requests().filter(({ path }) => path.endsWith('/sendMessage')),
    ).toHaveLength(1)
    expect(await isBlocked()).toBe(true)
    await inTransaction(app.ctx.db, (tx) =>
      setBotBlocked({ tx, userId: person.user.id, messenger: 'telegram', at: null }),
    )
    await notify()
    await runJobs()
    expect((await states()).at(-1)).toBe('sent')
  })

  it('tries again what never left, for a day', async () => {
    const apiUrl = `http://127.0.0.1:${await findFreePort()}`
    const ctx = { ...app.ctx, config: { ...app.ctx.config, bot: { apiUrl, isWebhook: false } } }
    await notify()
    await app.runDueJobs()
    await send(ctx)
    expect(await retries()).toEqual(['2026-03-10T09:00:05.000Z'])
    clock.advance(25 * 3_600_000)
    await send(ctx)
    expect(await states()).toEqual(['failed'])
  })

  it('keeps the bot token out of the log', async () => {
    const lines: string[] = []
    const logged = await createTestApp({
      config: { logLevel: 'trace', bot: { apiUrl: 'http://127.0.0.1:1', isWebhook: false } },
      logTo: { write: (line: string) => void lines.push(line) },
    })
    const { token } = await signInAs(logged, { id: 1 })
    const own = await workspaceOf(logged, token)
    const event = { ...failed(), workspaceId: own }
    await inTransaction(logged.ctx.db, (tx) => appendEvent({ tx, ...event }))
    await logged.runDueJobs()
    await logged.stop()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(logged.ctx.config.telegram?.botToken.split(':')[1])
  })
})

it('forgets what is older than three months', async () => {
  await notify(published({ title: 'old' }))
  clock.advance(91 * 86_400_000)
  await notify(published({ title: 'new' }))
  await app.ctx.jobs.enqueue(housekeepingJob, {})
  await runJobs()
  expect((await stored()).map(({ text }) => text)).toEqual(['«new».'])
})
