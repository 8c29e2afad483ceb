import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect } from 'vitest'
import { createNetworkHost, type NetworkHost } from '../src/networks/host.ts'
import { createMaxFake } from '../src/networks/max/index.ts'

export const TOKEN = 'local-max-token'
export const CHANNEL = '-70000000000001'
export const TEAM = '-70000000000007'

export type Answer = { status: number; json: Record<string, unknown> }

export const midOf = ({ json }: Answer): string =>
  /"mid":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? ''
export const problemOf = ({ status, json }: Answer) => [status, json.code]

export const useMaxWorld = () => {
  let host: NetworkHost
  let server: Server
  let base: string
  let at: Date
  const failures: unknown[] = []
  const delivered: { url: string; headers: Headers; body: unknown }[] = []
  let webhookStatus = 200

  const takeWebhook: typeof fetch = async (url, init) => {
    if (!String(url).startsWith('https://hook.test')) return fetch(url, init)
    const body: unknown = JSON.parse(String(init?.body))
    delivered.push({ url: String(url), headers: new Headers(init?.headers), body })
    return new Response('', { status: webhookStatus })
  }

  beforeEach(async () => {
    at = new Date('2026-11-15T09:00:00.000Z')
    failures.length = 0
    delivered.length = 0
    webhookStatus = 200
    server = createServer((request, response) => host.listener(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    host = createNetworkHost({
      fakes: [createMaxFake],
      baseUrl: base,
      clock: { now: () => at },
      fetch: takeWebhook,
      log: { error: (detail) => failures.push(detail) },
    })
  })

  afterEach(async () => {
    expect(failures).toEqual([])
    host.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { authorization: TOKEN },
  ): Promise<Answer> => {
    const response = await fetch(`${base}/max/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json: unknown = await response.json()
    return { status: response.status, json: { ...Object(json) } }
  }

  const send = (body: unknown, to = `chat_id=${CHANNEL}`) => call('POST', `/messages?${to}`, body)
  const pass = (seconds: number) => {
    at = new Date(at.getTime() + seconds * 1000)
  }
  const act = (id: string, given: Record<string, string>) => {
    const found = host.findFake('max')?.actions?.find((action) => action.id === id)
    if (!found) throw new Error(`No action ${id}`)
    found.run(given)
  }

  const upload = async (kind: string, name: string, bytes = Buffer.from('bytes')) => {
    const { json } = await call('POST', `/uploads?type=${kind}`)
    const form = new FormData()
    form.append('data', new File([new Uint8Array(bytes)], name))
    const response = await fetch(String(json.url), { method: 'POST', body: form })
    return { start: json, status: response.status, text: await response.text() }
  }

  return {
    call,
    send,
    pass,
    act,
    upload,
    delivered,
    now: () => at,
    page: (path: string) => `${base}/max/www/${path}`,
    revoke: (account: string) => host.findFake('max')?.revokeAccount(account),
  }
}
