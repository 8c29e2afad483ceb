import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from './fake-clock.ts'
import { call } from './people.ts'
import { newWriter, type Writer } from './posts.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'

export const START = new Date('2026-03-10T09:00:00Z')
export const HERE = 'http://localhost:3000'
export const REDIRECT = 'https://app.example/cb'

export const registered = z.object({ client_id: z.string() })
export const tokens = z.object({
  access_token: z.string().startsWith('kadr_at_'),
  refresh_token: z.string().startsWith('kadr_rt_'),
  expires_in: z.number(),
  scope: z.string(),
})
export type Tokens = z.infer<typeof tokens>

/** An app, a person who lets programs in, and what a program does to be let in. */
export const startPrograms = (firstPerson: number) => {
  let people = firstPerson
  const clock = createFakeClock(START)
  let app: TestShell
  let owner: Writer
  beforeAll(async () => {
    app = await createTestApp({ clock })
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    clock.set(START)
    people += 10
    owner = await newWriter(app, people)
  })

  const register = (body: object, remoteAddress = '203.0.113.7') =>
    app.http.inject({ method: 'POST', url: '/oauth/register', payload: body, remoteAddress })

  /** Each test from an address of its own, as a day allows few. */
  const newClient = async (redirectUris = [REDIRECT]) => {
    const body = { client_name: 'Помощник', redirect_uris: redirectUris }
    return registered.parse((await register(body, `203.0.113.${people % 250}`)).json()).client_id
  }

  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  const authorizationOf = (clientId: string, rest: object = {}) => ({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: '123',
    resource: `${HERE}/mcp`,
    scope: 'workspace.read posts.read posts.write',
    ...rest,
  })

  const given = (rest: object = {}) => ({
    workspaceId: owner.workspaceId,
    scopes: ['workspace.read', 'posts.read'],
    ceiling: 'editor',
    mayPublish: false,
    ...rest,
  })

  const decide = (authorization: object, choice: object | null, who = owner) =>
    call(app, {
      method: 'POST',
      path: '/integrations/programs/grants',
      token: who.token,
      body: { authorization, given: choice },
    })

  const consent = (authorization: object, who = owner) =>
    call(app, {
      method: 'POST',
      path: '/integrations/programs/consent',
      token: who.token,
      body: { authorization },
    })

  const urlOf = (data: unknown) => new URL(z.object({ url: z.string() }).parse(data).url)

  const codeOf = async (clientId: string, rest: object = {}) => {
    const { data } = await decide(authorizationOf(clientId, rest), given())
    return urlOf(data).searchParams.get('code') ?? ''
  }

  const post = (path: string, form: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })

  const exchange = (clientId: string, code: string, rest: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      resource: `${HERE}/mcp`,
      ...rest,
    })

  const refresh = (clientId: string, token: string, rest: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: token,
      ...rest,
    })

  const connect = async (): Promise<Tokens & { clientId: string }> => {
    const clientId = await newClient()
    const answer = await exchange(clientId, await codeOf(clientId))
    return { clientId, ...tokens.parse(answer.json()) }
  }

  const callMcp = async (token: string) =>
    (
      await app.http.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          host: 'localhost:3000',
          authorization: `Bearer ${token}`,
          accept: 'application/json, text/event-stream',
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })
    ).statusCode

  const endsOf = async () => {
    const { rows } = await app.database.pool.query<{ ended_by: string | null }>(
      'select ended_by from program_grants where workspace_id = $1 order by id',
      [owner.workspaceId],
    )
    return rows.map((row) => row.ended_by)
  }

  const isTold = async () => {
    await app.consumeEvents()
    const { rows } = await app.database.pool.query(
      `select user_id from notifications where kind = 'program_ended' and workspace_id = $1`,
      [owner.workspaceId],
    )
    return rows.length > 0
  }
  return {
    clock,
    get app() {
      return app
    },
    get owner() {
      return owner
    },
    get people() {
      return people
    },
    register,
    newClient,
    authorizationOf,
    given,
    decide,
    consent,
    urlOf,
    codeOf,
    post,
    exchange,
    refresh,
    connect,
    callMcp,
    endsOf,
    isTold,
  }
}
