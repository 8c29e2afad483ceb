import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemory } from '../networks/memory.ts'
import { createWebhookSandbox } from './create-webhook-sandbox.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const BODY = '{"type":"endpoint.test","data":{"sequence":1}}'
let now = new Date('2026-03-10T09:00:00Z')
let base = ''

const server = createServer((request, response) => listen(request, response))
let listen: ReturnType<typeof createWebhookSandbox>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = { error: () => undefined }
  const clock = { now: () => now }
  listen = createWebhookSandbox({ memory: createMemory(), clock, publicUrl: base, log })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const set = (form: Record<string, string>, origin = base) =>
  fetch(`${base}/sandbox/webhooks/set`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })

const send = (name: string, { secret = SECRET, at = now, id = 'msg_1' } = {}) =>
  fetch(`${base}/sandbox/webhooks/to/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, BODY),
    },
    body: BODY,
  })

const pageOf = async (name: string) => (await fetch(`${base}/sandbox/webhooks?name=${name}`)).text()

it('takes what is signed by its secret, tells of a repeat, and refuses what is forged or old', async () => {
  expect((await send('crm')).status).toBe(200)
  expect(await pageOf('crm')).toContain('Секрет не указан')
  expect((await set({ name: 'crm', secret: SECRET })).status).toBe(303)
  expect((await send('crm', { id: 'msg_2' })).status).toBe(200)
  expect((await send('crm', { id: 'msg_2' })).status).toBe(200)
  expect(await pageOf('crm')).toContain('Повтор: такой номер уже был')
  const stranger = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  expect((await send('crm', { secret: stranger })).status).toBe(401)
  const old = new Date(now.getTime() - 6 * 60_000)
  expect((await send('crm', { at: old })).status).toBe(401)
  const page = await pageOf('crm')
  for (const words of ['Подпись верна', 'Подпись не сходится', 'Подпись старая', 'endpoint.test']) {
    expect(page).toContain(words)
  }
  // The sandbox's clock may be ahead of the system's.
  now = new Date(now.getTime() + 30 * 86_400_000)
  expect((await send('crm', { id: 'msg_3' })).status).toBe(200)
})

it.each([
  ['error', 500],
  ['busy', 429],
  ['gone', 410],
  ['redirect', 302],
])('fails as it is told: %s', async (behaviour, status) => {
  await set({ name: behaviour, behaviour })
  const answer = await send(behaviour)
  expect(answer.status).toBe(status)
  if (behaviour === 'busy') expect(answer.headers.get('retry-after')).toBe('10')
})

it('cuts the connection where it is dead', async () => {
  await set({ name: 'dead', behaviour: 'dead' })
  await expect(send('dead')).rejects.toThrow()
  expect(await pageOf('dead')).toContain('Ответа не было')
})

it('takes forms of its own page alone, and shows words of strangers as text', async () => {
  expect((await set({ name: 'crm', behaviour: 'gone' }, 'https://evil.example')).status).toBe(403)
  expect((await set({ name: '../x', behaviour: 'gone' })).status).toBe(404)
  await fetch(`${base}/sandbox/webhooks/to/html`, {
    method: 'POST',
    headers: { 'webhook-id': '<img src=x>' },
    body: '{"type":"<script>1</script>"}',
  })
  const page = await pageOf('html')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<img')
})
