import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildCoverUrl } from '../networks/_shared/cover.ts'
import { offerPeople } from '../networks/_shared/guests.ts'
import { fakes } from '../networks/all-fakes.ts'
import { createNetworkHost, type NetworkHost } from '../networks/host.ts'
import { createPaymentHost, type PaymentHost } from '../payments/host.ts'
import { SANDBOX_SHOPS } from '../payments/shops.ts'
import { createShowcase } from './create-showcase.ts'

const PUBLIC_URL = 'https://kadr.test'
const BOT = '/sandbox/net/telegram/api/bot7000000001:secret-of-the-bot'
const CHANNEL = '-1001500000001'
let host: NetworkHost
let payments: PaymentHost
let server: Server
let base = ''

beforeEach(async () => {
  const log = { error: (detail: object) => expect.fail(JSON.stringify(detail)) }
  host = createNetworkHost({
    fakes: Object.values(fakes),
    baseUrl: `${PUBLIC_URL}/sandbox/net`,
    clock: { now: () => new Date('2026-11-15T09:00:00Z') },
    fetch,
    log,
  })
  payments = createPaymentHost({
    baseUrl: `${PUBLIC_URL}/sandbox/pay`,
    clock: { now: () => new Date('2026-11-15T09:00:00Z') },
    fetch,
    log,
    webhookUrlOf: () => `${PUBLIC_URL}/webhook`,
  })
  const showcase = createShowcase({ host, payments, publicUrl: PUBLIC_URL, log })
  server = createServer((request, response) =>
    listenerOf(request.url ?? '', showcase)(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  host.close()
  payments.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const listenerOf = (path: string, showcase: RequestListener): RequestListener => {
  if (path.startsWith('/sandbox/pay/')) return payments.listener
  return path.startsWith('/sandbox/net/') ? host.listener : showcase
}

const read = async (path = '/sandbox') => (await fetch(`${base}${path}`)).text()
const press = (name: string, fields: Record<string, string>, origin: string | null = PUBLIC_URL) =>
  fetch(`${base}/sandbox/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams(fields),
  })
const say = (text: string) =>
  fetch(`${base}${BOT}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: CHANNEL, text }),
  })

it('shows what was published, escaped, under the name of the account', async () => {
  await say('Привет <script>alert(1)</script> "кавычки"')
  const page = await read()
  expect(page).toContain('Привет')
  expect(page).toContain('Ветрова. Жизнь')
  expect(page).not.toContain('<script')
  expect(await read('/sandbox?network=youtube')).not.toContain('Привет')
})

it('allows no script and no style but its own', async () => {
  const answer = await fetch(`${base}/sandbox`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(await answer.text()).not.toMatch(/ style=| on\w+=|<style|<script/)
  expect((await fetch(`${base}/sandbox/style.css`)).headers.get('content-type')).toContain('css')
  expect((await fetch(`${base}/sandbox/other`)).status).toBe(404)
})

it('tells the requests without their tokens', async () => {
  await say('раз')
  const page = await read()
  expect(page).toContain('POST /api/bot•••/sendMessage')
  expect(page).not.toContain('secret-of-the-bot')
})

it.each([
  ['another site', 'https://evil.test'],
  ['a name that points here', 'http://rebound.test'],
  ['nobody', null],
  ['a frame without an origin', 'null'],
])('does not obey a form of %s', async (_who, origin) => {
  await say('раз')
  expect((await press('reset', {}, origin)).status).toBe(403)
  expect(host.posts()).toHaveLength(1)
})

it('obeys its own forms, also under the local address', async () => {
  await say('раз')
  const answer = await press('reset', {}, base)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/sandbox')
  expect(host.posts()).toEqual([])
})

it('takes access away from an account and says so', async () => {
  const fields = { network: 'telegram', account: CHANNEL }
  expect((await press('revoke', fields)).headers.get('location')).toBe(
    '/sandbox?network=telegram#accounts',
  )
  expect((await say('раз')).status).toBe(403)
  expect(await read('/sandbox?network=telegram')).toContain('бот удалён')
})

it('takes permissions to publish away and leaves the rest', async () => {
  await press('drop-scopes', { network: 'telegram', account: CHANNEL })
  expect((await say('раз')).status).toBe(400)
  const chat = await fetch(`${base}${BOT}/getChat?chat_id=${CHANNEL}`)
  expect(chat.status).toBe(200)
})

it('switches faults on for so many requests, shows them, and switches them off', async () => {
  await press('fault', { network: 'telegram', kind: 'rate-limited', times: '2', seconds: '7' })
  expect((await say('раз')).status).toBe(429)
  expect(await read('/sandbox?network=telegram')).toContain('ещё 1 раз')
  await press('clear-faults', { network: 'telegram' })
  expect((await say('два')).status).toBe(200)
})

it('keeps a fault to the words it names', async () => {
  await press('fault', { network: 'telegram', kind: 'rate-limited', times: '1', words: 'раз' })
  expect((await say('два')).status).toBe(200)
  expect((await say('раз и навсегда')).status).toBe(429)
  expect((await say('раз')).status).toBe(200)
})

it('leaves its own pictures and polling alone when a fault names no path', async () => {
  await press('fault', { network: 'telegram', kind: 'server-error', times: '1' })
  expect((await fetch(`${base}/sandbox/net/telegram/_avatar/${CHANNEL}`)).status).toBe(200)
  expect((await fetch(`${base}${BOT}/getUpdates`)).status).toBe(200)
  expect((await say('раз')).status).toBe(503)
})

it.each([
  ['fault', { network: 'telegram', kind: 'earthquake' }],
  ['fault', { network: 'telegram' }],
  ['revoke', { network: 'telegram', account: 'nobody' }],
  ['act', { network: 'telegram', action: 'dance' }],
  ['act', { network: 'youtube', action: 'write' }],
])('does nothing by a form %s %o that makes no sense', async (name, fields) => {
  expect((await press(name, { ...fields })).status).toBe(303)
  expect(host.faults()).toEqual([])
})

it.each([
  ['dance', { network: 'telegram' }],
  ['revoke', { network: 'myspace' }],
])('knows no form %s %o', async (name, fields) => {
  expect((await press(name, { ...fields })).status).toBe(404)
})

it('draws a picture of every account', async () => {
  for (const fake of host.fakes()) {
    for (const { id } of fake.people()) {
      const url = `${base}/sandbox/net/${fake.id}/_avatar/${encodeURIComponent(id)}`
      const answer = await fetch(url)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    }
  }
  expect((await fetch(`${base}/sandbox/net/youtube/_avatar/nobody`)).status).toBe(404)
})

it('has free accounts in every network for several visitors in a row', () => {
  for (const fake of host.fakes()) {
    const taken = new Set<string>()
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const [free] = offerPeople(fake.people(), (id) => taken.has(id)).filter(
        ({ id, isGuest }) => isGuest && !taken.has(id),
      )
      expect(free, fake.id).toBeDefined()
      taken.add(free?.id ?? '')
    }
    expect(taken.size).toBe(8)
  }
})

it('draws a picture of its own for a post of before the connection', async () => {
  const read = async (postId: string) => {
    const answer = await fetch(
      buildCoverUrl({ world: { hostUrl: `${base}/sandbox/net` }, network: 'tiktok', postId }),
    )
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    return answer.text()
  }
  expect(await read('7200000000000000001')).toBe(await read('7200000000000000001'))
  expect(await read('7200000000000000001')).not.toBe(await read('7200000000000000002'))
})

describe('payments', () => {
  const { shopId, secretKey } = SANDBOX_SHOPS.yookassa ?? {}
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const amount = { value: '1490.00', currency: 'RUB' }
  const yookassa = () => {
    const found = payments.findFake('yookassa')
    if (!found) throw new Error('no YooKassa')
    return found
  }
  const order = () =>
    fetch(`${base}/sandbox/pay/yookassa/v3/payments`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotence-key': 'k1' },
      body: JSON.stringify({
        amount,
        save_payment_method: true,
        description: 'Тариф <b>Creator</b>',
        confirmation: { type: 'redirect', return_url: `${PUBLIC_URL}/back` },
        receipt: {
          customer: { email: 'a@kadr.test' },
          items: [{ description: 'x', quantity: '1.00', amount, vat_code: 11 }],
        },
      }),
    })

  it('shows what is to be paid and what was', async () => {
    await order()
    const page = await read('/sandbox?network=payments')
    expect(page).toContain('1\u00a0490,00')
    expect(page).toContain('ждёт оплаты')
    expect(page).not.toContain('<b>Creator')
    const [payment] = yookassa().payments()
    yookassa().decide({ paymentId: payment?.id ?? '', decision: 'pay-silently' })
    expect(await read('/sandbox?network=payments')).toContain('оплачен')
  })

  it('loses the next notification of a shop', async () => {
    await press('pay-fault', { provider: 'stripe', kind: 'lost' })
    expect(payments.notifier.faults()).toMatchObject([{ provider: 'stripe', kind: 'lost' }])
    expect(await read('/sandbox?network=payments')).toContain('Потеряется')
    await press('pay-calm', {})
    expect(payments.notifier.faults()).toEqual([])
  })

  it('makes a saved card fail, and succeed again', async () => {
    await order()
    const [payment] = yookassa().payments()
    yookassa().decide({ paymentId: payment?.id ?? '', decision: 'pay-silently' })
    const card = { provider: 'yookassa', method: yookassa().methods()[0]?.id ?? '' }
    const answer = await press('pay-decline', { ...card, decline: 'insufficient_funds' })
    expect(answer.headers.get('location')).toBe('/sandbox?network=payments#cards')
    expect(yookassa().methods()).toMatchObject([{ decline: 'insufficient_funds' }])
    await press('pay-decline', { ...card, decline: '' })
    expect(yookassa().methods()).toMatchObject([{ decline: null }])
  })
})
