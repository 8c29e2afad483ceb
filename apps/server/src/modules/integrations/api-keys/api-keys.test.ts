import { MINUTE_MS } from '@kadr/kit/durations'
import { findApiTokens } from '@kadr/kit/node/api-token'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { addMember, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'

const START = new Date('2026-03-10T09:00:00Z')
const clock = createFakeClock(START)
let app: TestShell
let owner: Writer
const lines: string[] = []
beforeAll(async () => {
  app = await createTestApp({
    clock,
    config: { logLevel: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
  const { token, user } = await signInAs(app, { id: 1 })
  owner = { token, userId: user.id, workspaceId: await workspaceOf(app, token) }
})
afterAll(() => app.stop())
beforeEach(() => clock.set(START))

const created = z.object({
  key: z.object({ id: z.string(), hint: z.string(), end: z.string().nullable() }),
  token: z.string(),
})

const askAs = (
  { token, workspaceId }: Writer,
  one: { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: object },
) => call(app, { ...one, token, headers: { 'x-workspace-id': workspaceId } })

const create = (by: Writer, body: object = {}) =>
  askAs(by, {
    method: 'POST',
    path: '/integrations/keys',
    body: {
      name: 'CRM',
      scopes: ['workspace.read', 'posts.read'],
      ceiling: 'editor',
      expiresAt: null,
      ...body,
    },
  })

const createKey = async (by = owner, body: object = {}) =>
  created.parse((await create(by, body)).data)

const get = (token: string | undefined, path = '/api/v1/workspace') =>
  app.http.inject({ url: path, headers: token ? { authorization: `Bearer ${token}` } : {} })

it('tells a key once and keeps its hash alone', async () => {
  const { key, token } = await createKey()
  expect(token.startsWith(key.hint)).toBe(true)
  expect(findApiTokens(token)).toEqual([token])
  const { rows } = await app.database.pool.query(
    'select row_to_json(k)::text as row from api_keys k',
  )
  for (const { row } of rows) expect(row).not.toContain(token.slice(-38))
  const listed = await askAs(owner, { path: '/integrations/keys' })
  expect(JSON.stringify(listed.data)).not.toContain(token)
  expect(listed.data).toContainEqual(expect.objectContaining({ id: key.id, name: 'CRM' }))
})

it('opens the workspace it was made in, with its scopes and its role', async () => {
  const { token } = await createKey(owner, { ceiling: 'viewer' })
  const answer = await get(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    id: owner.workspaceId,
    key: { kind: 'key', name: 'CRM', scopes: ['workspace.read', 'posts.read'], role: 'viewer' },
  })
})

it.each([
  ['nothing', undefined],
  ['another word', 'abc'],
  ['a token with a wrong sum', `kadr_live_${'a'.repeat(38)}`],
])('is a problem with %s instead of a key', async (_, token) => {
  const answer = await get(token)
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.headers['www-authenticate']).toBe('Bearer')
  expect(answer.json()).toMatchObject({ code: 'unauthorized', status: 401 })
})

it('is no session, and a session is no key', async () => {
  const { token } = await createKey()
  const asSession = await call(app, { path: '/workspaces', token })
  expect(asSession.status).toBe(401)
  const answer = await get(owner.token)
  expect(answer.statusCode).toBe(401)
})

it('does nothing without its scope', async () => {
  const { token } = await createKey(owner, { scopes: ['posts.read'] })
  const answer = await get(token)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'insufficient_scope', field: 'workspace.read' })
  expect(answer.headers['www-authenticate']).toContain('scope="workspace.read"')
})

it('does nothing after its end', async () => {
  const expiresAt = new Date(START.getTime() + MINUTE_MS).toISOString()
  const { token, key } = await createKey(owner, { expiresAt })
  expect((await get(token)).statusCode).toBe(200)
  clock.set(new Date(expiresAt))
  expect((await get(token)).statusCode).toBe(401)
  const { data } = await askAs(owner, { path: '/integrations/keys' })
  expect(data).toContainEqual(expect.objectContaining({ id: key.id, end: 'expired' }))
})

it('does nothing once it is revoked, and is revoked once', async () => {
  const { token, key } = await createKey()
  const revoke = () => askAs(owner, { method: 'DELETE', path: `/integrations/keys/${key.id}` })
  expect((await revoke()).status).toBe(200)
  expect((await revoke()).status).toBe(200)
  expect((await get(token)).statusCode).toBe(401)
  const { rows } = await app.database.pool.query(
    `select count(*)::int from events where kind = 'api_key.revoked' and subject_id = $1`,
    [key.id],
  )
  expect(rows).toEqual([{ count: 1 }])
})

it('does nothing once its person has left, and lowers with them', async () => {
  const admin = await addMember(app, owner, { id: 2, role: 'admin' })
  const { token } = await createKey(admin, { ceiling: 'admin' })
  expect((await get(token)).json().key.role).toBe('admin')
  await app.database.pool.query(
    `update workspace_members set role = 'viewer' where user_id = $1 and workspace_id = $2`,
    [admin.userId, owner.workspaceId],
  )
  expect((await get(token)).json().key.role).toBe('viewer')
  await app.database.pool.query(
    'delete from workspace_members where user_id = $1 and workspace_id = $2',
    [admin.userId, owner.workspaceId],
  )
  expect((await get(token)).statusCode).toBe(401)
})

it('is made by managers alone, with a role no higher than theirs', async () => {
  const admin = await addMember(app, owner, { id: 3, role: 'admin' })
  const editor = await addMember(app, owner, { id: 4, role: 'editor' })
  expect((await create(editor)).status).toBe(403)
  expect((await create(admin, { ceiling: 'owner' })).error).toMatchObject({
    code: 'FORBIDDEN',
    field: 'ceiling',
  })
  expect((await create(owner, { expiresAt: '2026-03-09T00:00:00Z' })).error?.field).toBe(
    'expiresAt',
  )
})

it('tells when and from where it was last used, to the minute', async () => {
  const { token, key } = await createKey()
  const readUse = async () => {
    const { rows } = await app.database.pool.query(
      'select last_used_at, last_used_from from api_keys where id = $1',
      [key.id],
    )
    return rows[0]
  }
  await get(token)
  clock.set(new Date(START.getTime() + MINUTE_MS / 2))
  await get(token)
  expect(await readUse()).toEqual({ last_used_at: START, last_used_from: '127.0.0.1' })
  clock.set(new Date(START.getTime() + 2 * MINUTE_MS))
  await get(token)
  expect((await readUse()).last_used_at).toEqual(clock.now())
})

it.each([
  ['a query', (token: string) => `/api/v1/workspace?key=${token}`],
  ['a path', (token: string) => `/api/v1/${token}`],
  ['a page of the site', (token: string) => `/pricing?k=${token.replace('_', '%5F')}`],
])('is revoked when it comes in %s, and its owner is told', async (_, addressOf) => {
  const { token, key } = await createKey()
  const answer = await get(undefined, addressOf(token))
  expect(answer.statusCode).toBe(400)
  expect(answer.body).not.toContain(token)
  expect((await get(token)).statusCode).toBe(401)
  await app.consumeEvents()
  const { rows } = await app.database.pool.query(
    `select user_id from notifications where kind = 'key_revoked' and key = $1`,
    [`key-revoked:${key.id}`],
  )
  expect(rows).toEqual([{ user_id: owner.userId }])
})

it('is in no line of the log, wherever it came', async () => {
  const { token } = await createKey()
  const headers = { authorization: `Bearer ${token}`, 'x-any': token, 'user-agent': token }
  await app.http.inject({ url: '/api/v1/workspace', headers })
  await app.http.inject({ url: `/api/v1/workspace?a=${token}`, headers })
  await app.http.inject({ url: `/api/v1/${token}`, headers })
  await app.http.inject({ method: 'POST', url: '/api/v1/workspace', headers, payload: { token } })
  await app.http.inject({ method: 'POST', url: '/api/integrations/keys', headers, payload: token })
  app.ctx.log.info({ note: `words around${token}and after`, deep: { any: [token] } }, token)
  app.ctx.log.error({ err: new Error(`failed with ${token}`) }, 'an error')
  const log = lines.join('')
  expect(log).toContain('words around')
  expect(log).toContain('failed with')
  expect(log).not.toContain(token.slice(-38))
})
