import { paymentAdapters } from '@kadr/payments'
import { SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { type Env, readEnv } from './env.ts'
import { variableOf } from './payments.ts'

const YOOKASSA: Env = {
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET_KEY: 'live_0123456789',
  YOOKASSA_VAT_CODE: '11',
}

it('reads every setting an adapter has from the environment', () => {
  const names = Object.values(paymentAdapters)
    .filter(({ id }) => id !== 'telegram-stars')
    .flatMap(({ id, settings }) => settings.map(({ name }) => variableOf(id, name)))
  const read = readEnv(Object.fromEntries(names.map((name) => [name, 'x'])))
  expect(Object.keys(read).sort()).toEqual([...names].sort())
})

it('has no shop without keys, and the one whose keys are given', () => {
  expect(loadConfig({}).payments).toEqual({})
  expect(loadConfig({ ...YOOKASSA, YOOKASSA_API_URL: 'http://127.0.0.1:9/v3' }).payments).toEqual({
    yookassa: {
      settings: { shopId: '100500', secretKey: 'live_0123456789', vatCode: '11' },
      endpoints: { api: 'http://127.0.0.1:9/v3' },
    },
  })
})

it.each<[Env, RegExp]>([
  [{ YOOKASSA_SHOP_ID: '100500' }, /YOOKASSA_SECRET_KEY: не задана/],
  [{ ...YOOKASSA, YOOKASSA_SHOP_ID: 'shop' }, /YOOKASSA_SHOP_ID: ожидается число/],
  [{ ...YOOKASSA, YOOKASSA_VAT_CODE: '13' }, /YOOKASSA_VAT_CODE: ожидается число от 1 до 12/],
  [{ ...YOOKASSA, YOOKASSA_SENDERS: 'home' }, /YOOKASSA_SENDERS: ожидаются адреса/],
  [
    { BEPAID_SHOP_ID: '1', BEPAID_SECRET_KEY: 'x', BEPAID_PUBLIC_KEY: 'y' },
    /BEPAID_PUBLIC_KEY: ожидается открытый ключ RSA/,
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' },
    /STRIPE_SECRET_KEY: ожидается ключ вида/,
  ],
])('says in one line what is wrong with %o', (env, message) => {
  expect(() => loadConfig(env)).toThrow(message)
})

it('asks for https where providers send notifications', () => {
  const env: Env = { ...YOOKASSA, NODE_ENV: 'production', PUBLIC_URL: 'http://kadr.test' }
  expect(() => loadConfig(env)).toThrow(/PUBLIC_URL.*https/)
})

it('knows the shops of the sandbox by the same rules', () => {
  for (const [id, settings] of Object.entries(SANDBOX_SHOPS)) {
    const adapter = Object.values(paymentAdapters).find((one) => one.id === id)
    const known = adapter?.settings.map(({ name }) => name) ?? []
    expect(known).toEqual(expect.arrayContaining(Object.keys(settings)))
  }
})
