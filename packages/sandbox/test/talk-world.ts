import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect } from 'vitest'
import type { CreateFake, FakeNetwork } from '../src/networks/fake-network.ts'
import { createNetworkHost, type NetworkHost } from '../src/networks/host.ts'

export type Answer = { status: number; headers: Headers; json: Record<string, unknown> }

type Call = {
  token?: string
  query?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string>>
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** `error.code` of Graph API, the reason of Google, the code of LinkedIn. */
export const codeOf = ({ status, json }: Answer): unknown[] => {
  const error = Object(json.error)
  return [status, error.errors?.[0]?.reason ?? error.code ?? json.code ?? json.error]
}
export const idOf = ({ json }: Answer) => textOf(json.id)
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((one) => ({ ...Object(one) })) : []

/** A picture that networks can fetch. */
export const PICTURE = 'https://media.test/picture.jpg'

/** One network on a real socket, a clock that is moved, and people who can be made to write. */
export function useTalkWorld(create: CreateFake, { hasStrangers = false } = {}) {
  let host: NetworkHost
  let server: Server
  let base: string
  let at: Date
  let network: FakeNetwork

  beforeEach(async () => {
    at = new Date('2026-11-15T09:00:00.000Z')
    server = createServer((request, response) => host.listener(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    host = createNetworkHost({
      fakes: [create],
      baseUrl: base,
      hasStrangers,
      clock: { now: () => at },
      fetch: async () =>
        new Response(new Uint8Array(1), { headers: { 'content-type': 'image/jpeg' } }),
      log: { error: (detail) => expect.fail(JSON.stringify(detail)) },
    })
    const [found] = host.fakes()
    if (!found) throw new Error('There is no fake')
    network = found
  })
  afterEach(async () => {
    host.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const call = async (method: string, path: string, of: Call = {}): Promise<Answer> => {
    const url = new URL(`${base}/${network.id}${path}`)
    for (const [name, value] of Object.entries(of.query ?? {})) url.searchParams.set(name, value)
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(of.token && { authorization: `Bearer ${of.token}` }),
        ...(of.json !== undefined && { 'content-type': 'application/json' }),
        ...of.headers,
      },
      ...(of.form && { body: new URLSearchParams(of.form) }),
      ...(of.json !== undefined && { body: JSON.stringify(of.json) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const json: unknown = isJson ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, json: { ...Object(json) } }
  }

  /** Agrees on the page of consent; the code that comes back. */
  const agree = async (of: {
    path: string
    person: string
    scopes: readonly string[]
    redirectUri: string
    clientId: string
  }) => {
    const form = new URLSearchParams({
      'request.client_id': of.clientId,
      'request.response_type': 'code',
      'request.redirect_uri': of.redirectUri,
      decision: 'allow',
      person: of.person,
    })
    for (const scope of of.scopes) form.append('scope', scope)
    const url = `${base}/${network.id}${of.path}`
    const { headers } = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
    return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
  }

  const act = (id: string, given: Readonly<Record<string, string>>) => {
    const found = host.actionsOf(network).find((action) => action.id === id)
    if (!found) throw new Error(`There is no action ${id}`)
    found.run(given)
  }

  return {
    call,
    agree,
    act,
    /** A stranger comments; the id of the comment. */
    comment: (post: string, text: string, of: { person?: string; answers?: string } = {}) => {
      act('comment', { post, text, ...of })
      return network.voice?.comments().at(-1)?.id ?? ''
    },
    pass: (ms: number) => {
      at = new Date(at.getTime() + ms)
    },
    now: () => at,
    host: () => host,
    network: () => network,
  }
}
