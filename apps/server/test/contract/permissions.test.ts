import type { Route } from '@kadr/contract/base/route'
import { workspaceRole } from '@kadr/contract/identity/workspaces'
import { routes } from '@kadr/contract/routes'
import { assignableRole } from '@kadr/contract/team/team'
import { can, mayAssign } from '@kadr/domain/identity/permissions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../fake-clock.ts'
import { call, signInAs } from '../people.ts'
import { addAccount, addMember, ask, type Writer } from '../posts.ts'
import { type SandboxNetworks, startNetworks } from '../sandbox-networks.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import type { RouteSample } from './route-sample.ts'
import { ROUTE_SAMPLES } from './route-samples.ts'
import { connectAccount, type StockedIds, seedWorkspace } from './seed-workspace.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let networks: SandboxNetworks
let app: TestShell
let ids: StockedIds
let stranger: Writer
let strangerIds: StockedIds
let members: Record<(typeof workspaceRole.options)[number], Writer>
/** An editor who approves and sees one account that no post goes to. */
let restricted: Writer
let asked = 0

beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({ clock, config: networks.config })
  const stocked = await seedWorkspace({ app, number: 100, connectOne: connectAccount })
  const join = (id: number, role: 'viewer' | 'editor' | 'admin') =>
    addMember(app, stocked.owner, { id, role })
  ids = stocked.ids
  members = {
    owner: stocked.owner,
    admin: await join(101, 'admin'),
    editor: await join(102, 'editor'),
    viewer: await join(103, 'viewer'),
  }
  restricted = await join(104, 'editor')
  await app.database.pool.query(
    'update workspace_members set connection_ids = $1, is_approver = true where user_id = $2 and workspace_id = $3',
    [[ids.bluesky], restricted.userId, restricted.workspaceId],
  )
  const other = await seedWorkspace({ app, number: 200, connectOne: addAccount })
  stranger = other.owner
  strangerIds = other.ids
})
afterAll(async () => {
  process.stdout.write(
    `Permissions: ${ofWorkspace.length} routes of a workspace, ${asked} requests by role, stranger and restriction\n`,
  )
  await app.stop()
  await networks.stop()
})

const partsWithId = (route: Route) =>
  (['params', 'query', 'body'] as const).filter((part) => {
    const schema = route[part]
    return schema && JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).includes('"uuid"')
  })

const named = Object.entries(routes).map(([name, route]) => ({ name, route }))
const ofWorkspace = named.flatMap(({ name, route }) =>
  route.access === 'workspace' ? [{ name, route, action: route.action }] : [],
)
const ofUser = named.filter(({ route }) => route.access === 'user' && partsWithId(route).length > 0)

const sampleOf = (name: string, from = ids): RouteSample => {
  const make = ROUTE_SAMPLES[name]
  if (!make) throw new Error(`Add a sample of ${name} to the samples in apps/server/test/contract`)
  return make(from)
}

const NETWORKS = [
  'bluesky',
  'instagram',
  'linkedin',
  'max',
  'pinterest',
  'telegram',
  'threads',
  'tiktok',
  'youtube',
] as const

const namesAnId = (part: object | undefined) => {
  const text = JSON.stringify(part ?? {})
  return Object.values(ids).some((id) => text.includes(id))
}

/** Resolves with the head of the answer, so that a stream without an end can be asked too. */
const send = async (
  { name, route }: { name: string; route: Route },
  { token, workspaceId }: Pick<Writer, 'token' | 'workspaceId'>,
  { params = {}, query, headers = {}, body } = sampleOf(name),
) => {
  asked += 1
  const path = route.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? key)
  const answer = await app.http.inject({
    method: route.method,
    url: `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    headers: { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId, ...headers },
    ...(body && { payload: body }),
    payloadAsStream: true,
  })
  const stream = answer.stream()
  if (route.events && answer.statusCode === 200) {
    stream.destroy()
    return { status: answer.statusCode, text: '' }
  }
  const chunks = await stream.toArray()
  return { status: answer.statusCode, text: Buffer.concat(chunks).toString() }
}

/** The rows that belong to the stocked workspace or its owner, table by table. */
const readRows = async () => {
  const { rows: columns } = await app.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('workspace_id', 'user_id')
     order by table_name, column_name`,
  )
  const found: Record<string, unknown> = {}
  for (const { table, column } of columns) {
    const { rows } = await app.database.pool.query(
      `select to_jsonb(t) as row from "${table}" t where "${column}" = $1 order by 1`,
      [column === 'user_id' ? members.owner.userId : ids.workspace],
    )
    found[`${table}.${column}`] = rows
  }
  return found
}

it.each([...ofWorkspace, ...ofUser])('has a sample of $name that names ids', ({ name, route }) => {
  const sample = sampleOf(name)
  for (const part of ['params', 'query', 'body'] as const) {
    const read = route[part]?.safeParse(sample[part] ?? {})
    expect(read?.error, part).toBeUndefined()
  }
  for (const part of partsWithId(route)) expect(namesAnId(sample[part]), part).toBe(true)
})

it('lets in by an invite only whom it was sent to, and only while its sender may give its role', async () => {
  const { pool } = app.database
  const { workspace } = ids
  const sender = await addMember(app, members.owner, { id: 105, role: 'admin' })
  const lena = await signInAs(app, { id: 106, username: 'lena_walks' })
  const other = await signInAs(app, { id: 107, username: 'somebody_else' })
  const isIn = async (userId: string) => {
    const { rowCount } = await pool.query(
      'delete from workspace_members where workspace_id = $1 and user_id = $2',
      [workspace, userId],
    )
    return rowCount === 1
  }
  const become = (role: string) =>
    pool.query('update workspace_members set role = $1 where workspace_id = $2 and user_id = $3', [
      role,
      workspace,
      sender.userId,
    ])
  const send = async (role: string, to: object | null) => {
    await become('admin')
    const rest = { isApprover: false, connectionIds: null, note: '', maxUses: null, days: 7 }
    const body = { ...rest, role, to }
    const { data } = await ask(app, sender, { method: 'POST', path: '/team/invites', body })
    const { url } = z.object({ url: z.string() }).parse(data)
    return `/team/accept/${new URL(url).searchParams.get('token')}`
  }
  const toLena = { channel: 'telegram', username: '@lena_walks' }
  const cases = assignableRole.options.flatMap((role) =>
    workspaceRole.options
      .filter((one) => one !== 'owner')
      .flatMap((by) => [null, toLena].map((to) => ({ role, by, to }))),
  )
  for (const { role, by, to } of cases) {
    const path = await send(role, to)
    await become(by)
    const mayGive = mayAssign({ by, from: role, to: role })
    for (const { token, user } of [other, lena]) {
      await call(app, { method: 'POST', path, token })
      const isWanted = to === null || user.id === lena.user.id
      const what = `${role} by ${by} to ${to ? 'a name' : 'anybody'}`
      expect(await isIn(user.id), what).toBe(mayGive && isWanted)
    }
  }
})

it('refuses an action to every role that does not have it, and changes nothing', async () => {
  const before = await readRows()
  for (const entry of ofWorkspace) {
    for (const role of workspaceRole.options.filter(
      (role) => !can({ role, isApprover: false, connectionIds: null }, entry.action),
    )) {
      const { status, text } = await send(entry, members[role])
      expect(`${entry.name} by ${role}: ${status} ${text}`).toContain('403 {"success":false')
    }
  }
  expect(await readRows()).toEqual(before)
})

it('finds no workspace for somebody of another one', async () => {
  for (const entry of ofWorkspace) {
    const { status, text } = await send(entry, { ...stranger, workspaceId: ids.workspace })
    expect(status, `${entry.name}: ${text}`).toBe(404)
  }
})

it('finds nothing by ids of another workspace, tells nothing of it and changes nothing', async () => {
  const before = await readRows()
  for (const entry of ofWorkspace) {
    const { params, body } = sampleOf(entry.name)
    const { status, text } = await send(entry, stranger)
    const what = `${entry.name}: ${status} ${text}`
    if (namesAnId(params) || namesAnId(body)) expect(status, what).toBe(404)
    expect(status === 503 || status < 500, what).toBe(true)
    for (const id of Object.values(ids)) expect(text, entry.name).not.toContain(id)
  }
  expect(await readRows()).toEqual(before)
})

it('finds nothing when only the body names ids of another workspace', async () => {
  const before = await readRows()
  for (const entry of ofWorkspace) {
    const { body } = sampleOf(entry.name)
    if (!namesAnId(body)) continue
    const { params, query, headers } = sampleOf(entry.name, strangerIds)
    const mixed = {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body }),
    }
    const { status, text } = await send(entry, stranger, mixed)
    expect(status, `${entry.name}: ${status} ${text}`).toBe(404)
  }
  expect(await readRows()).toEqual(before)
})

it('finds nothing of the accounts a member is not given, by any route, and changes nothing of them', async () => {
  const hidden = [
    ids.draft,
    ids.draftTarget,
    ids.published,
    ids.publishedTarget,
    ids.comment,
    ...NETWORKS.filter((name) => name !== 'bluesky').map((name) => ids[name]),
  ]
  const names = (part: object | undefined) =>
    hidden.some((id) => JSON.stringify(part ?? {}).includes(id))
  const readHidden = async () => {
    const { rows } = await app.database.pool.query(
      `select to_jsonb(p) as row from posts p where p.id = any($1) union all
       select to_jsonb(t) from post_targets t where t.id = any($1) union all
       select to_jsonb(c) from connections c where c.id = any($1)`,
      [hidden],
    )
    return rows
  }
  const before = await readHidden()
  // Whoever has left finds nothing at all.
  for (const entry of ofWorkspace.filter(({ name }) => name !== 'leaveWorkspace')) {
    const { params, query, body } = sampleOf(entry.name)
    const { status, text } = await send(entry, restricted)
    const what = `${entry.name}: ${status} ${text}`
    const isNamed = names(params) || names(query) || names(body)
    if (isNamed) expect([403, 404], what).toContain(status)
    expect(status === 503 || status < 500, what).toBe(true)
    for (const id of hidden) expect(text, what).not.toContain(id)
  }
  expect(await readHidden()).toEqual(before)
  const accounts = ofWorkspace.filter(({ name }) => name === 'getConnections')
  const [{ text = '' } = {}] = await Promise.all(accounts.map((entry) => send(entry, restricted)))
  expect(text).toContain(ids.bluesky)
})

it('does nothing with ids that are another person’s own', async () => {
  const before = await readRows()
  for (const entry of ofUser) {
    const { params } = sampleOf(entry.name)
    const { status, text } = await send(entry, stranger)
    if (namesAnId(params)) expect(status, entry.name).toBe(404)
    expect(status, entry.name).toBeLessThan(500)
    for (const id of Object.values(ids)) expect(text, entry.name).not.toContain(id)
  }
  expect(await readRows()).toEqual(before)
})

it('lets every role that has the action past authorisation', async () => {
  for (const role of workspaceRole.options) {
    for (const entry of ofWorkspace.filter(({ action }) =>
      can({ role, isApprover: false, connectionIds: null }, action),
    )) {
      const { status, text } = await send(entry, members[role])
      const what = `${entry.name} by ${role}: ${status} ${text}`
      expect([401, 403], what).not.toContain(status)
      expect(status === 503 || status < 500, what).toBe(true)
    }
  }
})
