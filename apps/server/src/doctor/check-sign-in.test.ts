import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignInProviders, startSignInProviders } from '../../test/sign-in-providers.ts'
import { createTestConfig } from '../../test/test-config.ts'
import { checkSignIn } from './check-sign-in.ts'

const config = createTestConfig()
const NOTHING = { google: null, vk: null, yandex: null }
let providers: SignInProviders

beforeAll(async () => {
  providers = await startSignInProviders(config.publicUrl)
})
afterAll(() => providers.stop())

const textsOf = async (over: Partial<typeof config>) => {
  const findings = await checkSignIn({ ...config, ...over })
  return findings.map(({ level, subject, text }) => `${level} ${subject}: ${text}`)
}

it('says which keys are accepted and which address to register', async () => {
  expect(await textsOf({ signIn: providers.signIn })).toEqual([
    `ok Вход через Google: ключи приняты. Адрес возврата: ${config.publicUrl}/login/google`,
    `ok Вход через VK ID: отвечает, ключ проверит первый вход. Адрес возврата: ${config.publicUrl}/login/vk`,
    `ok Вход через Яндекс ID: ключи приняты. Адрес возврата: ${config.publicUrl}/login/yandex`,
  ])
})

it('names the variables of keys that are refused', async () => {
  const { google, vk, yandex } = providers.signIn
  const wrong = { clientSecret: 'wrong' }
  const texts = await textsOf({
    signIn: {
      google: { ...google, ...wrong },
      vk: { ...vk, clientId: 'wrong' },
      yandex: { ...yandex, ...wrong },
    },
  })
  expect(texts).toEqual([
    'error Вход через Google: ключи не приняты. Скопируйте GOOGLE_CLIENT_ID и GOOGLE_CLIENT_SECRET заново.',
    'error Вход через VK ID: ключи не приняты. Скопируйте VK_ID_CLIENT_ID заново.',
    'error Вход через Яндекс ID: ключи не приняты. Скопируйте YANDEX_CLIENT_ID и YANDEX_CLIENT_SECRET заново.',
  ])
})

it('says who does not answer, and who has no keys', async () => {
  const lost = 'http://127.0.0.1:1'
  const texts = await textsOf({
    isSandbox: false,
    signIn: { ...NOTHING, vk: { ...providers.signIn.vk, pageUrl: lost, serverUrl: lost } },
  })
  expect(texts).toEqual([
    'info Вход через Google: ключей нет, кнопки входа не будет.',
    `error Вход через VK ID: ${lost} не отвечает.`,
    'info Вход через Яндекс ID: ключей нет, кнопки входа не будет.',
  ])
})

it('fails where nobody can sign in', async () => {
  expect(await textsOf({ isSandbox: false, telegram: null, signIn: NOTHING })).toEqual([
    'error Вход: нет ключей ни Telegram, ни MAX, ни Google, ни VK ID, ни Яндекс ID: войти нельзя никому.',
  ])
})
