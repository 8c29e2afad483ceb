import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { runServices } from '../../../platform/process/run-services.ts'
import { createBotOutboxModule } from '../../delivery/bot-outbox/index.ts'
import { ownerMessagesModule } from '../../delivery/owner-messages/index.ts'
import type { UpdateHandler } from './dispatch-update.ts'
import { createBotModule } from './index.ts'

let telegram: TestTelegram
beforeEach(async () => {
  telegram = await startTelegram()
})
afterEach(() => telegram.stop())

let updateHandlers: UpdateHandler[] = []
const botModule = createBotModule({
  updateHandlers: [(input) => updateHandlers[0]?.(input) ?? Promise.resolve(false)],
})
const outboxModule = createBotOutboxModule({
  onSettled: async () => {},
  onChatLost: async () => {},
  hasOtherWay: async () => false,
})
const modules = [botModule, outboxModule, ownerMessagesModule]
const people = { authenticate: async () => undefined, modules }
const start = (bot: { isWebhook: boolean }) =>
  createTestShell(people, { config: { bot: { apiUrl: telegram.apiUrl, ...bot } } })

const calls = (method: string) =>
  telegram.host.requests().filter(({ path }) => path.endsWith(`/${method}`))
const said = () => expect.poll(() => telegram.messages(), { timeout: 10_000 })

describe('by asking', () => {
  let app: TestShell
  beforeEach(async () => {
    app = await start({ isWebhook: false })
    app.serve()
  })
  afterEach(() => app.stop())

  it('answers /start with a button that opens the app', async () => {
    telegram.act('write', { person: '42', text: '/start' })
    await said().toMatchObject([
      {
        accountId: '42',
        text: expect.stringContaining('Кадр'),
        buttons: [{ text: 'Открыть Кадр', url: 'http://localhost:3000/dashboard' }],
      },
    ])
    expect(calls('setMyCommands')).toHaveLength(1)
  })

  it('offers to attach a channel to whoever made it an administrator there', async () => {
    telegram.act('promote', { person: '42', chat: '-1001500000005' })
    await said().toMatchObject([
      {
        accountId: '42',
        text: expect.stringContaining('«Канал без бота»'),
        buttons: [
          {
            text: 'Подключить канал',
            url: 'http://localhost:3000/dashboard?to=%2Fconnections%3Ftelegram%3D-1001500000005',
          },
        ],
      },
    ])
  })

  it('tells where to ask about a payment, and passes a question on to the owner', async () => {
    telegram.act('write', { person: '42', text: '/paysupport' })
    telegram.act('write', { person: '43', text: '/start paysupport' })
    telegram.act('write', { person: '44', text: '/paysupport Где мой чек?' })
    await said().toHaveLength(3)
    const replies = Object.fromEntries(telegram.messages().map((one) => [one.accountId, one]))
    expect(replies[42]).toMatchObject({
      text: expect.stringContaining('/paysupport и ваш вопрос'),
      buttons: [{ url: 'http://localhost:3000/dashboard?to=%2Faccount' }],
    })
    expect(replies[43]?.text).toBe(replies[42]?.text)
    expect(replies[44]?.text).toContain('Вопрос передан владельцу')
    const { rows } = await app.database.pool.query(
      "select data from pgboss.job where name = 'owner-messages.send'",
    )
    expect(JSON.stringify(rows)).toContain('Где мой чек?')
    expect(JSON.stringify(rows)).toContain('tg://user?id=44')
    for (const text of ['второй', 'третий', 'четвёртый']) {
      telegram.act('write', { person: '44', text: `/paysupport ${text}` })
    }
    await said().toHaveLength(6)
    expect(telegram.messages().filter(({ text }) => text.includes('слишком много'))).toHaveLength(1)
  })

  it('names its commands and the terms', async () => {
    telegram.act('write', { person: '42', text: '/help' })
    telegram.act('write', { person: '43', text: '/terms' })
    await said().toHaveLength(2)
    const replies = Object.fromEntries(telegram.messages().map((one) => [one.accountId, one.text]))
    expect(replies[42]).toContain('/paysupport — Вопросы об оплате')
    expect(replies[43]).toContain('http://localhost:3000/terms')
  })

  it('parks an update that another module can not take, goes on, and tries it again later', async () => {
    const seen: unknown[] = []
    let isBroken = true
    updateHandlers = [
      async ({ update }) => {
        if (!JSON.stringify(update).includes('poison')) return false
        seen.push(update)
        if (isBroken) throw new Error('never\u0000taken')
        return true
      },
    ]
    telegram.act('write', { person: '42', text: 'poison\u0000ed' })
    telegram.act('write', { person: '43', text: '/start' })
    await said().toMatchObject([{ accountId: '43' }])
    const parked = async () => {
      const text = `select update->'message'->>'text' as text, reason from bot_parked_updates`
      return (await app.database.pool.query(text)).rows
    }
    expect(await parked()).toEqual([{ text: 'poisoned', reason: 'nevertaken' }])
    expect(await app.ctx.metrics.registry.metrics()).toContain('bot_updates_parked_total 1')
    await expect(app.runDueJobs()).rejects.toThrow('a handler failed')
    expect(await parked()).toHaveLength(1)
    isBroken = false
    await app.database.pool.query(
      `update pgboss.job set state = 'retry', start_after = now() where name = 'bot.retry-update'`,
    )
    await app.runDueJobs()
    expect(await parked()).toEqual([])
    expect(seen).toHaveLength(3)
    expect(seen[2]).toEqual(seen[0])
    updateHandlers = []
  })

  it('goes on after an answer that Telegram refused, and leaves groups alone', async () => {
    telegram.host.setFault({
      network: 'telegram',
      kind: 'server-error',
      status: 403,
      path: '*/sendMessage',
      times: 1,
    })
    telegram.act('write', { person: '1', text: '/start' })
    await expect.poll(() => calls('sendMessage').length, { timeout: 10_000 }).toBe(1)
    telegram.act('promote', { person: '2', chat: '-1001500000006' })
    telegram.act('write', { person: '3', text: 'привет' })
    telegram.act('write', { person: '4', text: '/start' })
    await said().toHaveLength(2)
    const replies = Object.fromEntries(telegram.messages().map((one) => [one.accountId, one.text]))
    expect(replies).toEqual({
      3: expect.stringContaining('Сначала откройте Кадр'),
      4: expect.stringContaining('Кадр делает рилсы'),
    })
  })
})

it('asks from one process at a time, and the other takes over', async () => {
  const app = await start({ isWebhook: false })
  const starts: string[] = []
  const service = (who: string) => ({
    name: 'only-one',
    role: 'bot' as const,
    run: (signal: AbortSignal) => {
      starts.push(who)
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  })
  const run = (who: string) =>
    runServices({
      services: [service(who)],
      pool: app.database.pool,
      log: app.ctx.log,
      retryMs: 20,
    })
  const stopFirst = run('first')
  await expect.poll(() => starts).toEqual(['first'])
  const stopSecond = run('second')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(starts).toEqual(['first'])
  await stopFirst()
  await expect.poll(() => starts).toEqual(['first', 'second'])
  await stopSecond()
  await app.stop()
})

it('starts again when it failed, and when its connection to the database is cut', async () => {
  const app = await start({ isWebhook: false })
  let starts = 0
  const service = {
    name: 'shaky',
    role: 'bot' as const,
    run: async (signal: AbortSignal) => {
      starts += 1
      if (starts === 1) throw new Error('no luck')
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  }
  const { pool } = app.database
  const stop = runServices({ services: [service], pool, log: app.ctx.log, retryMs: 20 })
  await expect.poll(() => starts).toBe(2)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = hashtext('shaky')::bit(32)::bigint
       and database = (select oid from pg_database where datname = current_database())`,
  )
  await expect.poll(() => starts).toBe(3)
  await stop()
  await app.stop()
})

describe('by a webhook', () => {
  let app: TestShell
  beforeEach(async () => {
    app = await start({ isWebhook: true })
  })
  afterEach(() => app.stop())

  const bring = (headers: Record<string, string>, text = '/start') =>
    app.http.inject({
      method: 'POST',
      url: '/api/bot/webhook',
      headers,
      payload: {
        update_id: 1,
        message: {
          message_id: 1,
          from: { id: 42, is_bot: false, first_name: 'Анна' },
          chat: { id: 42, type: 'private', first_name: 'Анна' },
          date: 1,
          text,
          entities: [{ type: 'bot_command', offset: 0, length: 6 }],
        },
      },
    })

  it('is brought updates by the one who knows the secret', async () => {
    app.serve()
    await expect.poll(() => calls('setWebhook').length, { timeout: 10_000 }).toBe(1)
    const [told] = calls('setWebhook')
    expect(told?.fields).toMatchObject({
      url: 'http://localhost:3000/api/bot/webhook',
      allowed_updates: [
        'message',
        'edited_message',
        'callback_query',
        'my_chat_member',
        'pre_checkout_query',
        'inline_query',
      ],
    })
    const secret = String(told?.fields?.secret_token)
    expect((await bring({})).statusCode).toBe(403)
    expect((await bring({ 'x-telegram-bot-api-secret-token': 'guess' })).statusCode).toBe(403)
    expect(telegram.messages()).toEqual([])
    expect((await bring({ 'x-telegram-bot-api-secret-token': secret })).statusCode).toBe(200)
    await said().toMatchObject([{ accountId: '42' }])
  })

  it('has Telegram bring an update again that could be neither taken nor parked', async () => {
    updateHandlers = [() => Promise.reject(new Error('the database is away'))]
    const secret = app.ctx.secrets.derive('telegram-webhook').toString('hex')
    const { pool } = app.database
    await pool.query('alter table bot_parked_updates rename to elsewhere')
    const failed = await bring({ 'x-telegram-bot-api-secret-token': secret })
    await pool.query('alter table elsewhere rename to bot_parked_updates')
    const parked = await bring({ 'x-telegram-bot-api-secret-token': secret })
    updateHandlers = []
    expect([failed.statusCode, parked.statusCode]).toEqual([500, 200])
    expect(telegram.messages()).toEqual([])
  })

  it('takes an update with characters that can not be stored', async () => {
    const seen: unknown[] = []
    updateHandlers = [async ({ update }) => seen.push(update) > 0]
    const secret = app.ctx.secrets.derive('telegram-webhook').toString('hex')
    const headers = { 'x-telegram-bot-api-secret-token': secret }
    const answer = await bring(headers, 'ку\u0000ку')
    updateHandlers = []
    expect(answer.statusCode).toBe(200)
    expect(seen).toMatchObject([{ message: { text: 'куку' } }])
  })

  it('takes an update even when it can not be answered: it must not come again', async () => {
    await telegram.stop()
    const secret = app.ctx.secrets.derive('telegram-webhook').toString('hex')
    expect((await bring({ 'x-telegram-bot-api-secret-token': secret })).statusCode).toBe(200)
  })
})

describe('without a webhook or a bot', () => {
  let app: TestShell
  beforeAll(async () => {
    app = await createTestApp({ config: { isSandbox: false } })
  })
  afterAll(() => app.stop())

  it('has no address for updates and nothing to run', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/bot/webhook',
      payload: { update_id: 1 },
    })
    expect(answer.statusCode).toBe(404)
    expect(botModule.services?.(app.ctx)).toEqual([])
  })
})
