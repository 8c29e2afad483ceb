import { workspaceRole } from '@kadr/contract/identity/workspaces'
import { apiScope } from '@kadr/contract/integrations/scopes'
import { problem } from '@kadr/contract/integrations/v1/problem'
import { v1Routes } from '@kadr/contract/integrations/v1/v1-routes'
import { can } from '@kadr/domain/identity/permissions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorCodesOf, statusOf } from '../../src/platform/http/envelope.ts'
import { createFakeClock } from '../fake-clock.ts'
import { addAccount, addMember, ask, type Writer } from '../posts.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import { type StockedIds, seedWorkspace } from './seed-workspace.ts'
import { callV1, makeKey, sampleOf, V1_CALLS } from './v1-calls.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let owner: Writer
let ids: StockedIds
let strangerKey: string
let editor: Writer
beforeAll(async () => {
  app = await createTestApp({ clock })
  const stocked = await seedWorkspace({ app, number: 100, connectOne: addAccount })
  owner = stocked.owner
  ids = stocked.ids
  editor = await addMember(app, owner, { id: 101, role: 'editor' })
  const other = await seedWorkspace({ app, number: 200, connectOne: addAccount })
  strangerKey = (await makeKey(app, other.owner, { ceiling: 'owner' })).token
})
afterAll(() => app.stop())

const routeOf = (name: string) => {
  const route = v1Routes[name]
  if (!route) throw new Error(`${name} is no call of v1`)
  return route
}
const send = (token: string, name: string, sample = sampleOf(name, ids)) =>
  callV1(app, token, { route: routeOf(name), sample })

const countRows = async () => {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from posts) as posts, (select count(*)::int from products) as products,
       (select count(*)::int from reels) as reels, (select count(*)::int from resources) as resources`,
  )
  return rows[0]
}

it('needs the scope of each call, and refuses each without it before anything is done', async () => {
  const before = await countRows()
  for (const { name, route } of V1_CALLS) {
    const scopes = apiScope.options.filter((scope) => scope !== route.scope)
    const { id, token } = await makeKey(app, owner, { scopes, ceiling: 'owner' })
    const answer = await send(token, name)
    expect(`${name} ${answer.statusCode} ${answer.json().code}`).toBe(
      `${name} 403 insufficient_scope`,
    )
    expect(answer.json().field).toBe(route.scope)
    await ask(app, owner, { method: 'DELETE', path: `/integrations/keys/${id}` })
  }
  expect(await countRows()).toEqual(before)
})

it.each(workspaceRole.options)(
  'lets a key of %s do what the role may and no more',
  async (ceiling) => {
    const { token } = await makeKey(app, owner, { ceiling })
    for (const { name, route } of V1_CALLS) {
      const answer = await send(token, name)
      const may = can({ role: ceiling, isApprover: false, connectionIds: null }, route.action)
      const what = `${name} by ${ceiling}: ${answer.statusCode} ${answer.body}`
      if (may) expect([401, 403], what).not.toContain(answer.statusCode)
      else expect(answer.json().code, what).toBe('forbidden')
      expect(answer.statusCode === 503 || answer.statusCode < 500, what).toBe(true)
      const statuses = new Set([...errorCodesOf(route)].map(statusOf))
      if (answer.statusCode === 200)
        expect(z.safeParse(route.data, answer.json()).error, what).toBeUndefined()
      else {
        expect([...statuses], what).toContain(answer.statusCode)
        expect(z.safeParse(problem, answer.json()).error, what).toBeUndefined()
        expect(answer.headers['content-type']).toContain('application/problem+json')
      }
    }
  },
)

it('finds nothing of another workspace', async () => {
  const before = await countRows()
  for (const { name, route } of V1_CALLS) {
    const sample = sampleOf(name, ids)
    const answer = await callV1(app, strangerKey, { route, sample })
    const what = `${name}: ${answer.statusCode} ${answer.body}`
    if (sample.params) expect(answer.statusCode, what).toBe(404)
    for (const id of [ids.draft, ids.telegram, ids.reel, ids.product]) {
      if (!JSON.stringify(sample).includes(id)) expect(answer.body, what).not.toContain(id)
    }
  }
  expect((await countRows()).reels).toBe(before.reels)
})

it('shows a restricted member’s key no account that is not theirs', async () => {
  await app.database.pool.query(
    'update workspace_members set connection_ids = $1 where user_id = $2 and workspace_id = $3',
    [[ids.bluesky], editor.userId, editor.workspaceId],
  )
  await app.database.pool.query(
    `update workspace_members set role = 'admin' where user_id = $1 and workspace_id = $2`,
    [editor.userId, editor.workspaceId],
  )
  const { token } = await makeKey(app, editor, { ceiling: 'editor' })
  const accounts = await send(token, 'listAccountsV1')
  expect(accounts.json().data.map(({ id }: { id: string }) => id)).toEqual([ids.bluesky])
  expect((await send(token, 'getPostV1')).statusCode).toBe(404)
  expect((await send(token, 'createPostV1')).statusCode).toBe(404)
})

it('does a write once by its key, and gives another caller with the same key its own', async () => {
  const one = await makeKey(app, owner)
  const other = await makeKey(app, owner)
  const sample = {
    ...sampleOf('createProductV1', ids),
    headers: { 'idempotency-key': 'order-000001' },
  }
  const first = await send(one.token, 'createProductV1', sample)
  const again = await send(one.token, 'createProductV1', sample)
  expect(again.json()).toEqual(first.json())
  expect(again.headers['idempotent-replayed']).toBe('true')
  const changed = await send(one.token, 'createProductV1', { ...sample, body: { name: 'Другое' } })
  expect(`${changed.statusCode} ${changed.json().code}`).toBe('422 key_reused')
  const byOther = await send(other.token, 'createProductV1', sample)
  expect(byOther.json().id).not.toBe(first.json().id)
})

it('makes a post once by its key, also where the answer was lost', async () => {
  const { token } = await makeKey(app, owner)
  const sample = {
    ...sampleOf('createPostV1', ids),
    headers: { 'idempotency-key': 'post-0000001' },
  }
  const first = await send(token, 'createPostV1', sample)
  await app.database.pool.query('delete from idempotent_answers')
  const again = await send(token, 'createPostV1', sample)
  expect(again.json().id).toBe(first.json().id)
})

it('writes each write into the log of the workspace, and no read', async () => {
  const { token } = await makeKey(app, owner, { name: 'Учёт' })
  await send(token, 'listPostsV1')
  await send(token, 'checkPostV1')
  const sample = {
    ...sampleOf('createPostV1', ids),
    headers: { 'idempotency-key': 'logged-000001' },
  }
  await send(token, 'createPostV1', sample)
  await send(token, 'createPostV1', sample)
  await app.consumeEvents()
  const { rows } = await app.database.pool.query(
    `select text, actor_id from activity_entries where kind = 'api.called' and text like '%Учёт%'`,
  )
  expect(rows).toEqual([{ text: 'Ключ «Учёт»: Создать черновик', actor_id: owner.userId }])
})

it('names a field it does not know', async () => {
  const { token } = await makeKey(app, owner)
  const body = { text: 'Пост', targets: [{ accountId: ids.telegram, sound: 'loud' }] }
  const answer = await send(token, 'createPostV1', { body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    field: 'targets.0.sound',
    pointer: '/targets/0/sound',
  })
  const query = await send(token, 'listPostsV1', { query: { page: '2' } })
  expect(query.json()).toMatchObject({ code: 'validation_failed', field: 'page' })
})

it('gives all of a list page by page, by cursors that no other list takes', async () => {
  const { token } = await makeKey(app, owner)
  for (let index = 0; index < 5; index += 1) await send(token, 'createProductV1')
  const all = await send(token, 'listProductsV1', { query: { limit: '100' } })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: '2', ...(cursor && { cursor }) }
    const page = (await send(token, 'listProductsV1', { query })).json()
    seen.push(...page.data.map(({ id }: { id: string }) => id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(all.json().data.map(({ id }: { id: string }) => id))
  const { next } = (await send(token, 'listProductsV1', { query: { limit: '2' } })).json()
  for (const [name, query] of [
    ['listProductsV1', { cursor: next, search: 'курс' }],
    ['listPostsV1', { cursor: next }],
  ] as const) {
    const answer = await send(token, name, { query })
    expect(answer.json()).toMatchObject({ code: 'validation_failed', field: 'cursor' })
  }
  const ofOther = await callV1(app, strangerKey, {
    route: routeOf('listProductsV1'),
    sample: { query: { cursor: next } },
  })
  expect(ofOther.statusCode).toBe(400)
})

it('publishes only with the scope of publishing', async () => {
  const writer = await makeKey(app, owner, { scopes: ['posts.write', 'posts.read'] })
  const draft = (await send(writer.token, 'createPostV1')).json()
  const params = { id: draft.id }
  const body = { version: draft.version }
  const refused = await send(writer.token, 'publishPostV1', { params, body })
  expect(refused.json().code).toBe('insufficient_scope')
  const publisher = await makeKey(app, owner, { scopes: ['posts.publish'] })
  const when = { kind: 'at', wallTime: '2026-03-11T10:00', timeZone: 'Europe/Moscow' }
  const planned = await send(publisher.token, 'schedulePostV1', { params, body: { ...body, when } })
  expect(planned.json()).toMatchObject({
    state: 'scheduled',
    time: { wallTime: '2026-03-11T10:00' },
  })
})

it('opens no address of ours, whatever a program asks for', async () => {
  const { token } = await makeKey(app, owner)
  for (const url of [
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://169.254.169.254/latest',
  ]) {
    const answer = await send(token, 'createResourceV1', { body: { url } })
    expect(`${url} ${answer.statusCode} ${answer.json().code}`).toBe(`${url} 422 page_unreadable`)
  }
})

it('answers an unknown address and method with a problem', async () => {
  const answer = await app.http.inject('/api/v1/nothing')
  expect(answer.json()).toMatchObject({ code: 'not_found', status: 404 })
  const put = await app.http.inject({ method: 'PUT', url: '/api/v1/posts' })
  expect(put.json()).toMatchObject({ code: 'method_not_allowed', status: 405 })
  expect(put.headers.allow).toContain('POST')
})

it('counts by the key and the plan, and tells what is left', async () => {
  const limited = await createTestApp({ clock, config: { areRateLimitsOn: true } })
  const { owner: person, ids: own } = await seedWorkspace({
    app: limited,
    number: 300,
    connectOne: addAccount,
  })
  const { id, token } = await makeKey(limited, person)
  const route = routeOf('getWorkspaceV1')
  const first = await callV1(limited, token, { route })
  const { plan } = first.json()
  const policy = String(first.headers['ratelimit-policy'])
  const limit = Number(/q=(\d+)/.exec(policy)?.[1])
  expect(`${plan} ${policy}`).toMatch(/^(FREE "read";q=120|[A-Z]+ "read";q=\d{3,4});w=60$/)
  const second = await callV1(limited, token, { route })
  expect(String(second.headers.ratelimit)).toMatch(new RegExp(`^"read";r=${limit - 2};t=\\d+$`))
  await limited.database.pool.query('update rate_counters set used = 100000 where key = $1', [
    `v1-read:key:${id}`,
  ])
  // A process spends the permits it has taken before it asks again.
  let refused = second
  while (refused.statusCode === 200) refused = await callV1(limited, token, { route })
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(String(refused.headers.ratelimit)).toContain('r=0')
  const write = await callV1(limited, token, {
    route: routeOf('createProductV1'),
    sample: sampleOf('createProductV1', own),
  })
  expect(String(write.headers.ratelimit)).toContain('"write"')
  const other = await makeKey(limited, person)
  expect((await callV1(limited, other.token, { route })).statusCode).toBe(200)
  await limited.stop()
})
