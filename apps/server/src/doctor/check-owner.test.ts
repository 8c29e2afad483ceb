import type { MessengerName } from '@kadr/contract/identity/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTelegram, type TestTelegram } from '../../test/telegram-server.ts'
import { createTestConfig } from '../../test/test-config.ts'
import type { Config } from '../config/config.ts'
import { checkOwner } from './check-owner.ts'

let played: TestTelegram
beforeAll(async () => {
  played = await startTelegram()
})
afterAll(() => played.stop())

const NOBODY = { chats: [], email: null }
const chatOf = (chatId: number, messenger: MessengerName = 'telegram') => ({
  ...NOBODY,
  chats: [{ messenger, chatId }],
})
const TEXT = 'Сообщения владельцу'

const messagesOf = async (over: Partial<Config>) => {
  const base = createTestConfig()
  const config: Config = {
    ...base,
    isSandbox: false,
    bot: { ...base.bot, apiUrl: played.apiUrl },
    telegram: { botToken: '700001:sandbox', botName: 'kadr_bot' },
    ...over,
  }
  const found = await checkOwner(config)
  return found
    .filter(({ subject }) => subject === TEXT)
    .map(({ level, text }) => `${level}: ${text}`)
}

it('asks Telegram whether the bot may write to the owner', async () => {
  const at = (telegramId: number) => messagesOf({ owner: chatOf(telegramId) })
  expect(await at(77)).toEqual(['ok: бот @kadr_bot их пришлёт.'])
  const [strange] = await at(-1_001_599_999_999)
  expect(strange).toMatch(/^error: бот @kadr_bot не может писать .*OWNER_TELEGRAM_ID\.$/)
  played.host.setFault({ network: 'telegram', kind: 'server-error', path: '*/getChat', times: 1 })
  expect((await at(77))[0]).toMatch(/^warning: Telegram не отвечает/)
  expect((await messagesOf({ owner: chatOf(77), telegram: null }))[0]).toMatch(
    /^warning: .* бота нет/,
  )
  const inMax = chatOf(77, 'max')
  expect((await messagesOf({ owner: inMax, max: null }))[0]).toMatch(
    /^warning: OWNER_MAX_ID .* бота нет/,
  )
})

it('knows letters that nobody sends, and messages that go nowhere', async () => {
  const owner = { ...NOBODY, email: 'anna@kadr.test' }
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@kadr.test' }
  expect(await messagesOf({ owner, mail })).toEqual(['ok: приходят на anna@kadr.test.'])
  expect((await messagesOf({ owner, mail: null }))[0]).toMatch(/^warning: .*SMTP_URL/)
  expect((await messagesOf({ owner: NOBODY }))[0]).toMatch(/^warning: никуда не приходят/)
})
