import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { createSender, queueEdit, queueMessage } from './index.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
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

const telegramOnly = {
  messenger: messengers.telegram,
  onChatLost: async () => {},
  hasOtherWay: async () => false,
}

const queue = (key: string, chatId: number, text = key) =>
  inTransaction(app.ctx.db, (tx) =>
    queueMessage({
      ctx: app.ctx,
      tx,
      key,
      to: { messenger: 'telegram', chatId, userId: null },
      content: { title: '', text, rows: [] },
    }),
  )

const states = async () => {
  const { rows } = await app.database.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from bot_messages group by state',
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

it('sends each once, in the order of its chat, whoever of several senders is killed', async () => {
  const CHATS = 6
  const EACH = 8
  for (let index = 0; index < EACH; index += 1) {
    for (let chat = 1; chat <= CHATS; chat += 1) {
      await queue(`${chat}:${index}`, 5000 + chat)
      await queue(`${chat}:${index}`, 5000 + chat, 'повтор')
    }
  }
  telegram.host.setFault({
    network: 'telegram',
    kind: 'rate-limited',
    retryAfterSeconds: 3,
    times: 9,
  })
  const onSettled = async () => {}
  // Simulates a sender killed right after its claim.
  const kill = () =>
    app.database.pool.query(
      `update bot_messages set state = 'sending', claimed_at = $1 where id =
        (select min(id) from bot_messages where state = 'waiting' and chat_id = 5001)`,
      [clock.now()],
    )
  let isKilled = false
  for (let second = 0; second < 400; second += 1) {
    const senders = [
      createSender({ ctx: app.ctx, ...telegramOnly, onSettled }),
      createSender({ ctx: app.ctx, ...telegramOnly, onSettled }),
    ]
    await Promise.all(senders.map((send) => send()))
    if (second === 4 && !isKilled) {
      await kill()
      isKilled = true
    }
    const { waiting = 0, sending = 0 } = await states()
    if (waiting + sending === 0) break
    clock.advance(1000)
  }
  // The message claimed by the killed sender may have been sent, so it is not retried.
  expect(await states()).toEqual({ sent: CHATS * EACH - 1, unknown: 1 })
  const words = telegram.messages().map(({ accountId, text }) => ({ accountId, text }))
  expect(words).toHaveLength(CHATS * EACH - 1)
  for (let chat = 1; chat <= CHATS; chat += 1) {
    const own = words.filter(({ accountId }) => accountId === String(5000 + chat))
    const numbers = own.map(({ text }) => Number(text.split(':')[1]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})

it('repeats an edit that may have been made, and never edits what was not sent', async () => {
  const chatId = 7001
  const edit = (key: string, editsId: number) =>
    inTransaction(app.ctx.db, (tx) =>
      queueEdit({
        ctx: app.ctx,
        tx,
        key,
        editsId,
        withdrawn: '',
        to: { messenger: 'telegram', chatId, userId: null },
        content: { title: '', text: `исправлено ${key}`, rows: [] },
      }),
    )
  const send = async () => {
    await createSender({ ctx: app.ctx, ...telegramOnly, onSettled: async () => {} })()
    clock.advance(60_000)
  }
  const sent = (await queue('edited', chatId)) ?? 0
  await send()
  await edit('first', sent)
  telegram.host.setFault({ network: 'telegram', kind: 'cut-after', times: 1 })
  await send()
  await send()
  const lost = (await queue('lost', chatId)) ?? 0
  telegram.host.setFault({ network: 'telegram', kind: 'server-error', status: 400, times: 1 })
  await send()
  await edit('second', lost)
  await send()
  const own = telegram.messages().filter(({ accountId }) => accountId === String(chatId))
  expect(own.map(({ text }) => text)).toEqual(['исправлено first'])
  const { rows } = await app.database.pool.query(
    'select key, state from bot_messages where chat_id = $1 order by id',
    [chatId],
  )
  expect(rows).toEqual([
    { key: 'edited', state: 'sent' },
    { key: 'first', state: 'sent' },
    { key: 'lost', state: 'failed' },
    { key: 'second', state: 'failed' },
  ])
})

it('stores at the next pass what it learned while the database was away', async () => {
  const chatId = 7002
  await queue('learned', chatId)
  let isAway = true
  const pass = createSender({
    ctx: app.ctx,
    ...telegramOnly,
    onSettled: async () => {
      if (isAway) throw new Error('the database is away')
    },
  })
  await expect(pass()).rejects.toThrow('the database is away')
  isAway = false
  await pass()
  const { rows } = await app.database.pool.query(
    'select state from bot_messages where chat_id = $1',
    [chatId],
  )
  expect(rows).toEqual([{ state: 'sent' }])
  const own = telegram.messages().filter(({ accountId }) => accountId === String(chatId))
  expect(own).toHaveLength(1)
})
