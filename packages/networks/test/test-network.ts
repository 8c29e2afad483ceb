import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHttpClient, type HttpClient } from '@kadr/kit/http-client'
import type { CreateFake } from '@kadr/sandbox/networks/fake-network'
import { createNetworkHost, type NetworkHost } from '@kadr/sandbox/networks/host'
import type { NetworkAdapter, NetworkContext } from '../src/network-adapter.ts'

/** A clock that only tests advance. */
function createTestClock(start = '2026-11-15T09:00:00.000Z') {
  let at = new Date(start)
  return {
    now: () => at,
    advance: (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000)
    },
  }
}

const TEST_APP = { clientId: 'kadr-app', clientSecret: 'kadr-app-secret' }
export const REDIRECT_URI = 'https://kadr.test/callback'
export const VERIFIER = 'a-verifier-that-is-long-enough-for-the-specification-0123456789'
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** Generous for busy machines. A request held by a fault is aborted as soon as it is held. */
const TIMEOUT_MS = 15_000
const REQUEST_HEADER = 'x-test-request'

/** A fetch that times out on a signal of the fake instead of a clock. */
function createAbortableFetch() {
  const waiting = new Map<string, AbortController>()
  const send: typeof fetch = async (url, init) => {
    const id = crypto.randomUUID()
    const given = new AbortController()
    waiting.set(id, given)
    const headers = new Headers(init?.headers)
    headers.set(REQUEST_HEADER, id)
    const signals = [given.signal, ...(init?.signal ? [init.signal] : [])]
    return fetch(url, { ...init, headers, signal: AbortSignal.any(signals) })
  }
  return {
    send,
    giveUp: ({ headers }: IncomingMessage) =>
      waiting
        .get(String(headers[REQUEST_HEADER]))
        ?.abort(new DOMException('Nobody is going to answer', 'TimeoutError')),
  }
}

/** One adapter and the fake of its network over a real socket. */
export async function startNetwork(input: {
  adapter: NetworkAdapter
  fake: CreateFake
  /** Sub-paths of the fake by endpoint name. */
  paths: Readonly<Record<string, string>>
}) {
  const clock = createTestClock()
  let listener = (_request: IncomingMessage, response: ServerResponse): void => {
    response.destroy()
  }
  const media = new Map<string, { type: string; bytes: Uint8Array }>()
  const server = createServer((request, response) => {
    const file = media.get(request.url ?? '')
    if (file) {
      response.writeHead(200, { 'content-type': file.type })
      response.end(file.bytes)
    } else if (request.url?.startsWith('/files/')) response.writeHead(404).end()
    else listener(request, response)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const origin = `http://127.0.0.1:${port}`
  const baseUrl = `${origin}/sandbox`
  const failures: unknown[] = []
  const givingUp = createAbortableFetch()
  const host: NetworkHost = createNetworkHost({
    fakes: [input.fake],
    baseUrl,
    clock,
    fetch,
    log: { error: (detail) => failures.push(detail) },
    onHold: givingUp.giveUp,
  })
  listener = host.listener

  const send = createHttpClient({ fetch: givingUp.send, guardedFetch: givingUp.send })
  const http: HttpClient = (request) => send({ ...request, timeoutMs: TIMEOUT_MS })
  const endpoints = Object.fromEntries(
    Object.entries(input.paths).map(([name, path]) => [
      name,
      /extraScopes$/i.test(name) ? path : `${baseUrl}/${input.adapter.id}${path}`,
    ]),
  )
  const ctx: NetworkContext = {
    http,
    endpoints: { ...input.adapter.endpoints, ...endpoints },
    app: TEST_APP,
    clock,
  }

  return {
    ctx,
    clock,
    host,
    /** Unhandled errors of the host: empty unless a fake is broken. */
    failures,
    /** Publishes a file for networks that pull media. */
    serveFile: (name: string, file: { type: string; bytes: Uint8Array }): string => {
      media.set(`/files/${name}`, file)
      return `${origin}/files/${name}`
    },
    missingFileUrl: `${origin}/files/missing`,
    close: async () => {
      host.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type TestNetwork = Awaited<ReturnType<typeof startNetwork>>

/** Submits the consent page; returns the parameters of the redirect. */
export async function submitConsent(input: {
  url: string
  personId?: string
  /** Scopes to leave unticked. */
  untick?: readonly string[]
  decision?: 'allow' | 'deny'
}): Promise<URLSearchParams> {
  const page = await fetch(input.url)
  if (!page.ok) throw new Error(`The consent page answered ${page.status}`)
  const html = await page.text()
  const form = new URLSearchParams()
  for (const [name, value] of new URL(input.url).searchParams) form.set(`request.${name}`, value)
  for (const [, scope = ''] of html.matchAll(/name="scope" value="([^"]+)"/g)) {
    if (!input.untick?.includes(scope)) form.append('scope', scope)
  }
  const [, first = ''] = /name="person" value="([^"]+)"/.exec(html) ?? []
  form.set('person', input.personId ?? first)
  form.set('decision', input.decision ?? 'allow')
  const response = await fetch(input.url, { method: 'POST', body: form, redirect: 'manual' })
  const location = response.headers.get('location')
  if (!location) throw new Error(`The consent form answered ${response.status}`)
  return new URL(location).searchParams
}
