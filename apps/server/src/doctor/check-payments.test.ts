import { createServer } from 'node:http'
import type { PaymentProviderId } from '@kadr/payments'
import { createPaymentHost } from '@kadr/sandbox/payments/host'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../test/fake-clock.ts'
import { createTestConfig } from '../../test/test-config.ts'
import type { Config } from '../config/config.ts'
import { webhookPathOf } from '../config/payments.ts'
import { checkPayments } from './check-payments.ts'
import { formatFinding } from './finding.ts'

const clock = createFakeClock(new Date('2026-11-16T12:00:00.000Z'))
const PUBLIC_URL = 'https://kadr.example'
const STRIPE_URL = `${PUBLIC_URL}/api/payments/stripe/webhook`

let origin = ''
let stop = async () => {}
beforeAll(async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const host = createPaymentHost({
    baseUrl: `${origin}/sandbox/pay`,
    clock,
    fetch,
    webhookUrlOf: () => STRIPE_URL,
    log: { error: () => undefined },
  })
  server.on('request', host.listener)
  stop = async () => {
    host.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
afterAll(() => stop())

type Change = { settings?: Record<string, string>; config?: Partial<Config> }

/** What the doctor says about one shop of a live installation behind one proxy. */
const examine = async (id: PaymentProviderId, { settings = {}, config = {} }: Change = {}) => {
  const shop = {
    settings: { ...SANDBOX_SHOPS[id], ...settings },
    endpoints: listPaymentEndpoints(`${origin}/sandbox/pay`)[id] ?? {},
  }
  const findings = await checkPayments({
    clock,
    config: {
      ...createTestConfig(),
      env: 'development',
      isSandbox: false,
      publicUrl: PUBLIC_URL,
      trustProxy: 1,
      ...config,
      payments: { [id]: shop },
    },
  })
  return findings.map(formatFinding).filter((line) => !line.includes('ключей нет'))
}

/** As the owner of the shop does in Stripe's cabinet. */
const changeEndpoint = async (fields: Record<string, string>) => {
  const { api = '' } = listPaymentEndpoints(`${origin}/sandbox/pay`).stripe ?? {}
  const response = await fetch(`${api}/v1/webhook_endpoints/we_sandbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_SHOPS.stripe?.secretKey}` },
    body: new URLSearchParams(fields),
  })
  expect(response.status).toBe(200)
}

it('says of every shop where notifications are set, and which', async () => {
  expect(await examine('yookassa')).toEqual([
    '✓ Оплата: ЮKassa: ключи приняты.',
    `· Оплата: ЮKassa: уведомления задаются в кабинете (Интеграция → HTTP-уведомления): адрес ${PUBLIC_URL}${webhookPathOf('yookassa')}, события payment.succeeded, payment.canceled, refund.succeeded.`,
  ])
  const [accepted, set] = await examine('stripe')
  expect(accepted).toBe('✓ Оплата: Stripe: ключи приняты.')
  expect(set).toContain(STRIPE_URL)
  expect(set).toContain('charge.dispute.created')
  expect(await examine('bepaid')).toEqual([
    '✓ Оплата: bePaid: ключи приняты.',
    expect.stringContaining('передаётся с каждым платежом'),
  ])
})

describe('a wrong set-up', () => {
  it('of YooKassa: wrong key, no recurring payments, a proxy that is not trusted', async () => {
    const [refused] = await examine('yookassa', { settings: { secretKey: 'test_somebody_else' } })
    expect(refused).toMatch(/^✗ Оплата: ЮKassa: ЮKassa не принимает shopId/)
    const [once] = await examine('yookassa', { settings: { recurring: 'off' } })
    expect(once).toMatch(/^! .*не продлеваются сами/)
    const [, , hidden] = await examine('yookassa', { config: { trustProxy: false } })
    expect(hidden).toMatch(/^✗ .*TRUST_PROXY выключен/)
    const local = { publicUrl: 'http://localhost:3000', trustProxy: false as const }
    expect(await examine('yookassa', { config: local })).toHaveLength(2)
  })

  it('of bePaid: wrong key, a test shop where people pay', async () => {
    const [refused] = await examine('bepaid', { settings: { secretKey: 'of-somebody-else' } })
    expect(refused).toMatch(/^✗ Оплата: bePaid: bePaid не принимает/)
    const [test] = await examine('bepaid', { config: { env: 'production' } })
    expect(test).toMatch(/^! .*тестового магазина/)
  })

  it('of Stripe: no address, one that is switched off, events that are missing', async () => {
    const [refused] = await examine('stripe', { settings: { secretKey: 'sk_test_somebody_else' } })
    expect(refused).toMatch(/^✗ Оплата: Stripe: Stripe не принимает/)
    await changeEndpoint({ 'enabled_events[0]': 'checkout.session.completed' })
    const [missing] = await examine('stripe')
    expect(missing).toMatch(/^! .*не включены события .*charge\.dispute\.created/)
    expect(missing).not.toContain('checkout.session.completed')
    await changeEndpoint({ disabled: 'true' })
    expect((await examine('stripe'))[0]).toMatch(/^! .*выключен адрес уведомлений/)
    await changeEndpoint({ url: 'https://elsewhere.example/hook' })
    expect((await examine('stripe'))[0]).toMatch(/^! .*нет адреса уведомлений https:\/\/kadr/)
  })
})
