import { randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import { addMember, ask, newWriter } from '../../../../test/posts.ts'
import {
  HERE,
  REDIRECT,
  registered,
  START,
  startPrograms,
  tokens,
} from '../../../../test/programs.ts'
import { programsModule } from './index.ts'

const at = startPrograms(4300)
const {
  register,
  newClient,
  authorizationOf,
  given,
  decide,
  consent,
  urlOf,
  codeOf,
  exchange,
  refresh,
  callMcp,
  endsOf,
  isTold,
  clock,
} = at

it('tells programs where to go', async () => {
  const read = async (path: string) => (await at.app.http.inject({ url: path })).json()
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: HERE,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  })
  expect(await read('/.well-known/oauth-protected-resource/mcp')).toMatchObject({
    resource: `${HERE}/mcp`,
    authorization_servers: [HERE],
    bearer_methods_supported: ['header'],
  })
  expect(await read('/.well-known/oauth-protected-resource/api/v1')).toMatchObject({
    resource: `${HERE}/api/v1`,
  })
  const sent = await at.app.http.inject({
    url: '/oauth/authorize?client_id=a&state=12345678901234567890',
  })
  expect(sent.statusCode).toBe(302)
  const ask = new URL(sent.headers.location ?? '', HERE).searchParams.get('ask') ?? ''
  expect(JSON.parse(Buffer.from(ask, 'base64url').toString())).toEqual({
    client_id: 'a',
    state: '12345678901234567890',
  })
})

it('lets a program in with what the person chose, and no further', async () => {
  const clientId = await newClient()
  const asked = await consent(authorizationOf(clientId))
  expect(asked.data).toMatchObject({
    outcome: 'ask',
    program: { name: 'Помощник', kind: 'registered', host: null },
    returnsTo: 'app.example',
    resource: 'mcp',
    scopes: ['workspace.read', 'posts.read', 'posts.write'],
    workspaces: [{ id: at.owner.workspaceId, role: 'owner' }],
  })
  const { data } = await decide(authorizationOf(clientId), given())
  const back = urlOf(data)
  expect(back.origin + back.pathname).toBe(REDIRECT)
  expect(back.searchParams.get('state')).toBe('123')
  expect(back.searchParams.get('iss')).toBe(HERE)
  const got = await exchange(clientId, back.searchParams.get('code') ?? '')
  expect(got.headers['cache-control']).toBe('no-store')
  const { access_token: access, expires_in: seconds, scope } = tokens.parse(got.json())
  expect(seconds).toBe(HOUR_MS / 1000)
  expect(scope).toBe('workspace.read posts.read')
  expect(await callMcp(access)).toBe(200)
  const asSession = await call(at.app, { path: '/workspaces', token: access })
  expect(asSession.status).toBe(401)
  const { rows } = await at.app.database.pool.query(
    'select row_to_json(t)::text as row from program_tokens t',
  )
  expect(JSON.stringify(rows)).not.toContain(access.slice(-38))
  const listed = await ask(at.app, at.owner, { path: '/integrations/programs' })
  expect(listed.data).toMatchObject({ grants: [{ program: { name: 'Помощник' }, end: null }] })
  clock.set(new Date(START.getTime() + HOUR_MS))
  expect(await callMcp(access)).toBe(401)
})

describe('the consent', () => {
  it.each([
    ['of a stranger', { client_id: 'kadr-stranger' }],
    ['without a name', { client_id: '' }],
    ['to another place', { redirect_uri: 'https://evil.example/cb' }],
    ['to a place below', { redirect_uri: `${REDIRECT}/more` }],
    ['to a place with more words', { redirect_uri: `${REDIRECT}?to=evil` }],
    ['to nowhere', { redirect_uri: '' }],
  ])('is refused %s without sending anybody there', async (_, rest) => {
    const authorization = authorizationOf(await newClient(), rest)
    expect((await consent(authorization)).data).toMatchObject({ outcome: 'refused' })
    expect((await decide(authorization, given())).status).toBe(409)
  })

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_target', { resource: 'https://other.example/mcp' }],
    ['invalid_scope', { scope: 'everything' }],
  ])('goes back with %s for %j', async (error, rest) => {
    const { data } = await consent(authorizationOf(await newClient(), rest))
    const back = urlOf(data)
    expect(Object.fromEntries(back.searchParams)).toEqual({ error, state: '123', iss: HERE })
  })

  it('is told to the program when it is refused', async () => {
    const { data } = await decide(authorizationOf(await newClient()), null)
    expect(urlOf(data).searchParams.get('error')).toBe('access_denied')
  })

  it('gives no more than was asked, and no higher than the person is', async () => {
    const authorization = authorizationOf(await newClient())
    const more = await decide(authorization, given({ scopes: ['analytics.read'] }))
    expect(more.error).toMatchObject({ code: 'CONFLICT', field: 'scopes' })
    const admin = await addMember(at.app, at.owner, { id: at.people + 1, role: 'admin' })
    const higher = await decide(authorization, given({ ceiling: 'owner' }), admin)
    expect(higher.error).toMatchObject({ code: 'CONFLICT', field: 'ceiling' })
    const editor = await addMember(at.app, at.owner, { id: at.people + 2, role: 'editor' })
    expect((await decide(authorization, given(), editor)).status).toBe(403)
    const stranger = await newWriter(at.app, at.people + 3)
    expect((await decide(authorization, given(), stranger)).status).toBe(404)
  })
})

describe('a code', () => {
  it('is used once: a second use ends what came of the first, and the person is told', async () => {
    const clientId = await newClient()
    const code = await codeOf(clientId)
    const first = tokens.parse((await exchange(clientId, code)).json())
    const again = await exchange(clientId, code)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ error: 'invalid_grant' })
    expect(await callMcp(first.access_token)).toBe(401)
    expect((await refresh(clientId, first.refresh_token)).statusCode).toBe(400)
    expect(await endsOf()).toEqual(['stolen'])
    expect(await isTold()).toBe(true)
  })

  it.each([
    ['a forged one', { code: 'forged' }],
    ['another proof', { code_verifier: randomBytes(32).toString('base64url') }],
    ['another place', { redirect_uri: 'https://app.example/other' }],
    ['another program', { client_id: 'kadr-other' }],
    ['another resource', { resource: `${HERE}/api/v1` }],
  ])('is refused with %s', async (_, rest) => {
    const clientId = await newClient()
    const code = await codeOf(clientId)
    const answer = await exchange(clientId, code, rest)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).not.toHaveProperty('access_token')
  })

  it('ends in a minute', async () => {
    const clientId = await newClient()
    const code = await codeOf(clientId)
    clock.set(new Date(START.getTime() + MINUTE_MS))
    expect((await exchange(clientId, code)).statusCode).toBe(400)
  })

  it('reaches a program on the person’s own machine at whichever port', async () => {
    const clientId = await newClient(['http://127.0.0.1/cb'])
    const local = 'http://127.0.0.1:51004/cb'
    const asked = await consent(authorizationOf(clientId, { redirect_uri: local }))
    expect(asked.data).toMatchObject({ outcome: 'ask', isLocal: true })
    const code = await codeOf(clientId, { redirect_uri: local })
    expect((await exchange(clientId, code, { redirect_uri: local })).statusCode).toBe(200)
    const other = await codeOf(clientId, { redirect_uri: local })
    const moved = { redirect_uri: 'http://127.0.0.1:51005/cb' }
    expect((await exchange(clientId, other, moved)).statusCode).toBe(400)
  })
})

describe('a registration', () => {
  it('takes places that a code may be sent to', async () => {
    for (const place of ['http://app.example/cb', 'javascript:alert(1)', 'https://a.example/#x']) {
      const answer = await register({ redirect_uris: [place] })
      expect(answer.json()).toMatchObject({ error: 'invalid_redirect_uri' })
    }
    expect((await register({})).json()).toMatchObject({ error: 'invalid_client_metadata' })
  })

  it('is made 20 times a day from one address, and forgotten in a day unless it is used', async () => {
    const body = { client_name: 'Робот', redirect_uris: [REDIRECT] }
    const from = '198.51.100.1'
    const [first] = await Promise.all([register(body, from)])
    for (let count = 1; count < 20; count += 1) await register(body, from)
    expect((await register(body, from)).json()).toMatchObject({ error: 'invalid_request' })
    const { client_id: clientId } = registered.parse(first.json())
    await decide(authorizationOf(clientId), given())
    clock.set(new Date(START.getTime() + DAY_MS + 1))
    await programsModule.purge?.({ ctx: at.app.ctx })
    const { rows } = await at.app.database.pool.query(
      `select client_id from programs where name = 'Робот'`,
    )
    expect(rows).toEqual([{ client_id: clientId }])
  })

  it('by hand is of its workspace', async () => {
    const body = { name: 'CRM', redirectUris: [REDIRECT] }
    const made = await ask(at.app, at.owner, {
      method: 'POST',
      path: '/integrations/programs',
      body,
    })
    const program = z.object({ id: z.string(), clientId: z.string() }).parse(made.data)
    expect((await consent(authorizationOf(program.clientId))).data).toMatchObject({
      outcome: 'ask',
      program: { kind: 'manual' },
    })
    const wrong = { ...body, redirectUris: ['ftp://a.example'] }
    const refused = await ask(at.app, at.owner, {
      method: 'POST',
      path: '/integrations/programs',
      body: wrong,
    })
    expect(refused.error).toMatchObject({ field: 'redirectUris.0' })
    const other = await newWriter(at.app, at.people + 5)
    const path = `/integrations/programs/${program.id}`
    expect((await ask(at.app, other, { method: 'DELETE', path })).status).toBe(404)
    expect((await ask(at.app, at.owner, { method: 'DELETE', path })).status).toBe(200)
  })
})
