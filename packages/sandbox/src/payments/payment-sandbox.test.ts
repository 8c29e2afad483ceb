import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPaymentHost, type PaymentHost } from './host.ts'
import { SANDBOX_SHOPS } from './shops.ts'

let at = new Date('2026-11-15T09:00:00.000Z')
const clock = { now: () => at }
const advance = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000)
}

let server: Server
let host: PaymentHost
let base: string
let taken: { path: string; body: string }[]
let hookStatus: number

beforeEach(async () => {
  taken = []
  hookStatus = 200
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}/sandbox/pay`
  host = createPaymentHost({
    baseUrl: base,
    clock,
    fetch,
    webhookUrlOf: (id) => `http://127.0.0.1:${port}/hook/${id}`,
    log: { error: (detail) => expect(detail).toBeUndefined() },
  })
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/hook/')) return host.listener(request, response)
    let body = ''
    for await (const chunk of request) body += chunk
    taken.push({ path: request.url, body })
    response.writeHead(hookStatus).end()
  })
})
afterEach(async () => {
  host.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const fake = () => {
  const found = host.findFake('yookassa')
  if (!found) throw new Error('no YooKassa')
  return found
}

const authorization = `Basic ${Buffer.from(
  `${SANDBOX_SHOPS.yookassa?.shopId}:${SANDBOX_SHOPS.yookassa?.secretKey}`,
).toString('base64')}`

const create = async (key: string) => {
  const amount = { value: '10.00', currency: 'RUB' }
  const response = await fetch(`${base}/yookassa/v3/payments`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotence-key': key },
    body: JSON.stringify({
      amount,
      confirmation: { type: 'redirect', return_url: 'https://kadr.test/back' },
      receipt: {
        customer: { email: 'a@kadr.test' },
        items: [{ description: 'x', quantity: '1.00', amount, vat_code: 11 }],
      },
    }),
  })
  const { id } = (await response.json()) as { id: string }
  return id
}
const pay = async (key: string) => {
  const id = await create(key)
  fake().decide({ paymentId: id, decision: 'pay' })
  return id
}
const eventsTaken = () =>
  taken.map(({ body }) => {
    const { event, object } = JSON.parse(body) as { event: string; object: { id: string } }
    return `${event} ${object.id}`
  })

it('sends a notification again until it is answered with 200, and gives up after a day', async () => {
  hookStatus = 503
  const id = await pay('k1')
  await expect.poll(() => taken.length).toBe(1)
  await host.notifier.deliver()
  expect(taken).toHaveLength(1)
  advance(6)
  await host.notifier.deliver()
  expect(taken).toHaveLength(2)
  hookStatus = 200
  advance(3600)
  await host.notifier.deliver()
  expect(eventsTaken()).toEqual(Array(3).fill(`payment.succeeded ${id}`))
  expect(host.notifier.waiting()).toBe(0)
  hookStatus = 500
  await pay('k2')
  await expect.poll(() => taken.length).toBe(4)
  advance(86_500)
  await host.notifier.deliver()
  advance(86_500)
  await host.notifier.deliver()
  expect(host.notifier.waiting()).toBe(0)
})

it('doubles, loses and delays notifications', async () => {
  const send = async (kind: 'doubled' | 'lost' | 'late', key: string) => {
    host.notifier.setFault({ provider: 'yookassa', kind, delayMs: 2 * 86_400_000, times: 1 })
    return pay(key)
  }
  const doubled = await send('doubled', 'k1')
  await expect.poll(() => eventsTaken()).toEqual(Array(2).fill(`payment.succeeded ${doubled}`))
  await send('lost', 'k2')
  const late = await send('late', 'k3')
  await host.notifier.deliver()
  expect(taken).toHaveLength(2)
  advance(2 * 86_400)
  await host.notifier.deliver()
  expect(eventsTaken()[2]).toBe(`payment.succeeded ${late}`)
  expect(taken).toHaveLength(3)
})

it('lets a later notification overtake an earlier one', async () => {
  host.notifier.setFault({ provider: '*', kind: 'reordered', times: 1 })
  const first = await pay('k1')
  await host.notifier.deliver()
  expect(taken).toEqual([])
  const second = await pay('k2')
  await expect
    .poll(() => eventsTaken())
    .toEqual([`payment.succeeded ${second}`, `payment.succeeded ${first}`])
})

it('forges what did not happen', async () => {
  const id = await create('k1')
  await fake().forge(id)
  expect(eventsTaken()).toEqual([`payment.succeeded ${id}`])
  expect(fake().payments()).toMatchObject([{ id, status: 'pending' }])
})

it('changes what a stranger or a mistake would: sum, currency, order, test mark', async () => {
  const paymentId = await pay('k1')
  fake().alter({ paymentId, change: { amount: 100, orderId: 'other', isTest: false } })
  const read = await fetch(`${base}/yookassa/v3/payments/${paymentId}`, {
    headers: { authorization },
  })
  expect(await read.json()).toMatchObject({
    amount: { value: '1.00' },
    metadata: { orderId: 'other' },
    test: false,
  })
})
