import { SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { loadConfig } from '../../../config/config.ts'
import { type Env, readEnv } from '../../../config/env.ts'
import { withSandboxCredentials } from '../../../config/sandbox-credentials.ts'
import { createSecrets } from '../../../config/secrets.ts'
import { createPaymentProviders } from './create-providers.ts'
import { findShopAccess } from './shop-access.ts'

const secrets = createSecrets(Buffer.alloc(32, 3))
const clock = { now: () => new Date() }
const configOf = (env: Env) => withSandboxCredentials({ config: loadConfig(readEnv(env)), secrets })
const providersOf = (env: Env) => createPaymentProviders({ config: configOf(env), secrets, clock })
const OUTSIDE: Env = { NODE_ENV: 'production', PUBLIC_URL: 'https://kadr.test' }
const STRIPE: Env = {
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
}

it('plays every provider without keys, and none of that is money', () => {
  const providers = providersOf({})
  expect(providers.map(({ id }) => id)).toEqual(['yookassa', 'bepaid', 'stripe', 'telegram-stars'])
  expect(providers.every(({ isTest }) => isTest)).toBe(true)
})

it('has none outside the sandbox, and the ones whose keys are given', () => {
  expect(providersOf(OUTSIDE)).toEqual([])
  const [stripe, ...others] = providersOf({ ...OUTSIDE, ...STRIPE })
  expect(stripe).toMatchObject({ id: 'stripe', isTest: false })
  expect(others).toEqual([])
})

it('calls the real provider beside the sandbox when its keys are given', () => {
  const config = configOf(STRIPE)
  expect(findShopAccess({ config, secrets, id: 'stripe' })).toMatchObject({
    endpoints: { api: 'https://api.stripe.com' },
    webhookUrl: 'http://localhost:3000/api/payments/stripe/webhook',
    isSandbox: false,
  })
  expect(findShopAccess({ config, secrets, id: 'bepaid' })).toMatchObject({
    settings: SANDBOX_SHOPS.bepaid,
    webhookUrl: 'http://127.0.0.1:3000/api/payments/bepaid/webhook',
    isSandbox: true,
  })
})

it('takes Stars by the bot that is configured', () => {
  const token = `1:${'a'.repeat(30)}`
  const [stars] = providersOf({
    ...OUTSIDE,
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_BOT_NAME: 'kadr_bot',
  })
  expect(stars).toMatchObject({ id: 'telegram-stars', isTest: false })
})

let app: TestShell
beforeAll(async () => {
  app = await createTestShell({ authenticate: async () => undefined, modules: [] })
})
afterAll(() => app.stop())

it('serves a page to pay on under the sandbox', async () => {
  const { shopId, secretKey } = SANDBOX_SHOPS.bepaid ?? {}
  const created = await app.http.inject({
    method: 'POST',
    url: '/sandbox/pay/bepaid/checkout/ctp/api/checkouts',
    headers: {
      authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
      'x-api-version': '2',
    },
    payload: {
      checkout: {
        test: true,
        order: {
          amount: 5500,
          currency: 'BYN',
          description: 'Подписка «Creator»',
          tracking_id: 'o1',
          expired_at: '2999-01-01T00:00:00.000Z',
        },
        settings: { success_url: 'http://localhost:3000/purchase/success' },
      },
    },
  })
  const { redirect_url: url } = created.json().checkout
  const page = await app.http.inject({ url: new URL(url).pathname })
  expect(page.body).toContain('Оплата 55,00')
  for (const label of ['Оплатить', 'Отказ банка', 'Закрыть', 'уведомление потерялось']) {
    expect(page.body).toContain(label)
  }
})
