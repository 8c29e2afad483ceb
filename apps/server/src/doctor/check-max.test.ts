import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxConfig, startMax, type TestMax } from '../../test/max-chat.ts'
import { createTestConfig } from '../../test/test-config.ts'
import { checkMax } from './check-max.ts'

const config = createTestConfig({ isSandbox: false })
let fake: TestMax

beforeAll(async () => {
  fake = await startMax()
})
afterAll(() => fake.stop())

const textsOf = async (change: object = {}) => {
  const max = { ...maxConfig(fake), botToken: 'a-real-token', ...change }
  const findings = await checkMax({ ...config, max })
  return findings.map(({ level, text }) => `${level}: ${text}`)
}

it('says whose token it is and what is wrong with it', async () => {
  expect(await textsOf()).toEqual(['ok: @id7700000000_bot, токен принят.'])
  expect(await textsOf({ botName: 'another_bot' })).toEqual([
    'error: токен бота @id7700000000_bot, а в MAX_BOT_NAME указан @another_bot.',
  ])
  expect(await textsOf({ botToken: 'token-revoked' })).toEqual([
    'error: токен не принят. Скопируйте MAX_BOT_TOKEN заново.',
  ])
})

it('warns of polling, and names the certificate where the API does not answer', async () => {
  expect(await textsOf({ isWebhook: false })).toContainEqual(
    expect.stringContaining('warning: MAX_WEBHOOK выключен'),
  )
  expect(await textsOf({ apiUrl: 'http://127.0.0.1:1' })).toEqual([
    expect.stringContaining('MAX_CA_FILE'),
  ])
})

it('says that there is no bot', async () => {
  const [found] = await checkMax({ ...config, max: null })
  expect(found).toMatchObject({ level: 'info', text: 'не подключён.' })
})
