import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { ReceivedWebhook } from './webhook-verdict.ts'

/**
 * Programs of others, in a process that is never killed. What it has answered 2xx is what has arrived. By the name in the
 * address one is quick, one fails now and then, one is slow, one is dead until it is told otherwise.
 */
const [port = '', seed = ''] = process.argv.slice(2)
const random = createSeededRandom(Number(seed))
const secrets = new Map<string, string>()
const received: ReceivedWebhook[] = []
let isCalm = false

const body = z.object({
  data: z.object({ subject: z.string(), sequence: z.number(), title: z.string().optional() }),
})
const order = z.union([
  z.literal('calm'),
  z.literal('report'),
  z.object({ name: z.string(), secret: z.string() }),
])

const readText = async (request: IncomingMessage) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const isValid = (secret: string | undefined, text: string, headers: IncomingMessage['headers']) => {
  if (secret === undefined) return true
  try {
    const named = Object.entries(headers).map(([key, value]) => [key, String(value)])
    new Webhook(secret).verify(text, Object.fromEntries(named))
    return true
  } catch {
    return false
  }
}

/** Null: the connection is cut, before or after the event was taken in. */
const behave = async (name: string): Promise<{ status: number | null; isTaken: boolean }> => {
  if (name === 'slow') await pause(random() < 0.005 ? 6000 : 100 + 200 * random())
  if (name === 'dead' && !isCalm) {
    return { status: random() < 0.5 ? 503 : null, isTaken: false }
  }
  if (name === 'flaky') {
    const chance = random()
    if (chance < 0.05) return { status: 500, isTaken: false }
    if (chance < 0.08) return { status: null, isTaken: false }
    // The answer is lost: it comes again.
    if (chance < 0.12) return { status: null, isTaken: true }
  }
  return { status: 200, isTaken: true }
}

const server = createServer(async (request, response) => {
  const name = request.url?.split('/').at(-1) ?? ''
  const text = await readText(request).catch(() => '')
  const read = body.safeParse(JSON.parse(text || '{}'))
  if (!read.success) return response.destroy()
  const { subject, sequence, title } = read.data.data
  const isForged = !isValid(secrets.get(name), text, request.headers)
  const { status, isTaken } =
    title === undefined ? { status: 200, isTaken: true } : await behave(name)
  if (isTaken && title !== undefined) {
    const id = String(request.headers['webhook-id'])
    received.push({ name, id, subject, sequence, title, isForged })
  }
  if (status === null) return response.destroy()
  return response.writeHead(status).end('ok')
})
// Killed senders leave connections behind.
server.on('clientError', (_error, socket) => socket.destroy())
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

process.on('message', (message) => {
  const told = order.parse(message)
  if (told === 'calm') isCalm = true
  else if (told === 'report') process.send?.(received)
  else secrets.set(told.name, told.secret)
})
