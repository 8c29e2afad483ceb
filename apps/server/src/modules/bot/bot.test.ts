import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTelegram, type TestTelegram } from '../../../test/telegram-server.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { runServices } from '../../platform/services/run-services.ts'
import { createBotOutboxModule } from '../bot-outbox/index.ts'
import { createBotModule } from './index.ts'
import type { TakeUpdate } from './take-update.ts'

let telegram: TestTelegram
beforeEach(async () => {
  telegram = await startTelegram()
})
afterEach(() => telegram.stop())

let takers: TakeUpdate[] = []
const botModule = createBotModule({
  takers: [(input) => takers[0]?.(input) ?? Promise.resolve(false)],
})
const outboxModule = createBotOutboxModule({
  onSettled: async () => {},
  onChatLost: async () => {},
})
const people = { authenticate: async () => undefined, modules: [botModule, outboxModule] }
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

  it('tells where to ask about a payment', async () => {
    telegram.act('write', { person: '42', text: '/paysupport' })
    await said().toMatchObject([
      { accountId: '42', buttons: [{ url: 'http://localhost:3000/dashboard?to=%2Faccount' }] },
    ])
  })

  it('offers updates to other modules first, and again when they failed', async () => {
    const seen: unknown[] = []
    takers = [
      async ({ update }) => {
        seen.push(update)
        if (seen.length === 1) throw new Error('the database is away')
        return true
      },
    ]
    telegram.act('write', { person: '42', text: '/start' })
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(2)
    expect(seen[1]).toEqual(seen[0])
    takers = []
    telegram.act('write', { person: '43', text: '/start' })
    await said().toMatchObject([{ accountId: '43' }])
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

  const bring = (headers: Record<string, string>) =>
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
          text: '/start',
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

  it('has Telegram bring an update again that another module failed to take', async () => {
    takers = [() => Promise.reject(new Error('the database is away'))]
    const secret = app.ctx.secrets.derive('telegram-webhook').toString('hex')
    const failed = await bring({ 'x-telegram-bot-api-secret-token': secret })
    takers = [async () => true]
    const taken = await bring({ 'x-telegram-bot-api-secret-token': secret })
    takers = []
    expect([failed.statusCode, taken.statusCode]).toEqual([500, 200])
    expect(telegram.messages()).toEqual([])
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
