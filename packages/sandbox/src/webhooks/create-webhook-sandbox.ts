import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@kadr/kit/clock'
import { textAt } from '../networks/_shared/fields.ts'
import { readBody } from '../networks/_shared/read-body.ts'
import type { Memory } from '../networks/memory.ts'
import { isSameOrigin } from '../showcase/same-origin.ts'
import { BEHAVIOURS, type Behaviour, createReceivers, type Receiver } from './receivers.ts'
import { renderReceivers } from './receivers-page.ts'
import { verifyArrival } from './verify-arrival.ts'

type Input = {
  memory: Memory
  clock: Clock
  publicUrl: string
  log: { error(detail: object, message: string): void }
}

const MOUNT = '/sandbox/webhooks'
const NAME = /^[a-z0-9-]{1,40}$/
const MAX_BYTES = 64_000
const SLOW_MS = 6000
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'"

const STATUS: Readonly<Record<Exclude<Behaviour, 'dead'>, number>> = {
  ok: 200,
  slow: 200,
  error: 500,
  busy: 429,
  gone: 410,
  redirect: 302,
}
const HEADERS: Readonly<Partial<Record<Behaviour, Record<string, string>>>> = {
  busy: { 'retry-after': '10' },
  redirect: { location: `${MOUNT}/to/elsewhere` },
}

const end = (response: ServerResponse, status: number, text: string) =>
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text)

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Receivers of webhooks below `/to/<name>`, and a page that shows what came to them. */
export const createWebhookSandbox = ({ memory, clock, publicUrl, log }: Input): RequestListener => {
  const receivers = createReceivers(memory)

  const isRepeated = ({ received }: Receiver, id: string) =>
    received.some((one) => one.id === id && one.status !== null && one.status < 300)

  const receive = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    const read = await readBody({ request, limit: MAX_BYTES })
    if (!read) return end(response, 413, 'Слишком большое тело')
    const receiver = receivers.open(name)
    const { behaviour, secret } = receiver
    const arrival = {
      id: headerOf(request, 'webhook-id'),
      timestamp: headerOf(request, 'webhook-timestamp'),
      signature: headerOf(request, 'webhook-signature'),
      body: Buffer.from(read.bytes).toString('utf8'),
    }
    const now = clock.now()
    const verdict = verifyArrival({ arrival, secret, now })
    const isRefused = verdict === 'forged' || verdict === 'old'
    const answered = isRefused ? 401 : behaviour === 'dead' ? null : STATUS[behaviour]
    receivers.keep(name, {
      ...arrival,
      at: now.toISOString(),
      verdict,
      status: answered,
      isRepeated: isRepeated(receiver, arrival.id),
    })
    if (behaviour === 'slow') await pause(SLOW_MS)
    if (answered === null) return response.destroy()
    response.writeHead(answered, { 'content-type': 'text/plain', ...HEADERS[behaviour] })
    return response.end(isRefused ? 'The signature does not match' : 'Received')
  }

  const act = async (request: IncomingMessage, response: ServerResponse, action: string) => {
    if (!isSameOrigin({ request, publicUrl })) return end(response, 403, 'Форма не с этой страницы')
    const { fields = {} } = (await readBody({ request, limit: MAX_BYTES })) ?? {}
    const name = textAt(fields, 'name') ?? ''
    if (!NAME.test(name)) return end(response, 404, 'Такого приёмника нет')
    const behaviour = BEHAVIOURS.find(({ kind }) => kind === textAt(fields, 'behaviour'))?.kind
    const secret = textAt(fields, 'secret')?.trim()
    if (action === 'forget') receivers.forget(name)
    else {
      receivers.change(name, {
        ...(behaviour && { behaviour }),
        ...(secret !== undefined && { secret: secret.startsWith('whsec_') ? secret : null }),
      })
    }
    const location = `${MOUNT}?name=${name}`
    return response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
  }

  const show = (response: ServerResponse, asked: string | null) => {
    const name = asked !== null && NAME.test(asked) ? asked : 'try'
    const current = receivers.open(name)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    return response.end(renderReceivers(receivers.list(), current))
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    const [, part = '', name = ''] = pathname.slice(MOUNT.length).split('/')
    const isPost = request.method === 'POST'
    if (part === '' && !isPost) return show(response, searchParams.get('name'))
    if (part === 'to' && NAME.test(name)) {
      return isPost ? receive(request, response, name) : end(response, 405, 'Нужен POST')
    }
    if (isPost && (part === 'set' || part === 'forget')) return act(request, response, part)
    return end(response, 404, 'Такой страницы нет')
  }

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'webhook receiver failed')
      response.destroy()
    })
  }
}
