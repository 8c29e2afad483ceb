import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { insertResources } from '../../../../test/library.ts'
import {
  addAccount,
  addMember,
  ask,
  askPost,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { claimDue } from '../../publishing/targets/index.ts'

const START = new Date('2026-03-10T09:00:00Z')
const clock = createFakeClock(START)
let app: TestShell
let owner: Writer
let editor: Writer
let account: string
let number = 5000

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const settle = (body: object) =>
  ask(app, owner, { method: 'PATCH', path: '/publisher/settings', body })

beforeEach(async () => {
  clock.set(START)
  number += 10
  owner = await newWriter(app, number)
  editor = await addMember(app, owner, { id: number + 1, role: 'editor' })
  account = await addAccount(app, owner)
  await settle({ isApprovalRequired: true })
})

const ask4 = async (who: Writer, accounts = [account]) => {
  const draft = await createDraft(app, who, accounts)
  return plan(app, who, draft, '2026-03-12T12:00')
}

const review = (who: Writer, { id, version }: { id: string; version: number }, body: object) =>
  ask(app, who, { method: 'POST', path: `/posts/${id}/review`, body: { version, ...body } })

const approved = async (who: Writer, post: { id: string; version: number }) => {
  const answer = await review(who, post, { isApproved: true })
  expect(answer).toMatchObject({ status: 200 })
  return askPost(app, who, { path: `/posts/${post.id}` })
}

const claimAt = async (at: string) => {
  clock.set(new Date(at))
  const rows = await claimDue({
    db: app.ctx.urgentDb,
    clock: app.ctx.databaseClock,
    worker: newId(),
    limit: 100,
    earlyMs: 1000,
    pace: { leaseMs: 60_000, patienceMs: 60_000, graceMs: 60_000, lateForMs: DAY_MS },
  })
  return rows.map(({ target }) => target.postId)
}

describe('an approval', () => {
  it('is claimed as it was approved, and not at all when the content is another', async () => {
    const good = await approved(owner, await ask4(editor))
    const changed = await approved(owner, await ask4(editor, [await addAccount(app, owner)]))
    await app.database.pool.query("update posts set text = 'Другое' where id = $1", [changed.id])
    const claimed = await claimAt('2026-03-12T09:00:00Z')
    expect(claimed).toContain(good.id)
    expect(claimed).not.toContain(changed.id)
  })

  it('is asked again only for the account whose words changed, and shows the change', async () => {
    const second = await addAccount(app, owner)
    const post = await approved(owner, await ask4(editor, [account, second]))
    const targets = post.targets.map(({ connectionId }) => ({
      connectionId,
      override: { text: connectionId === second ? 'Только здесь' : null, mediaIds: null },
      settings: {},
    }))
    const body = { version: post.version, targets }
    const edited = await askPost(app, editor, { method: 'PATCH', path: `/posts/${post.id}`, body })
    const states = edited.targets.map(({ connectionId, state }) => [connectionId, state])
    expect(Object.fromEntries(states)).toEqual({
      [account]: 'scheduled',
      [second]: 'pending_approval',
    })
    const path = `/posts/${post.id}/changes-since-approval`
    const { data } = await ask(app, owner, { path })
    expect(data).toMatchObject({
      targets: [{ textBefore: 'Открыли запись на май', textNow: 'Только здесь' }],
    })
  })

  it('stands only for chosen accounts', async () => {
    const free = await addAccount(app, owner)
    await settle({ approvalConnectionIds: [account] })
    const post = await ask4(editor, [account, free])
    const states = post.targets.map(({ connectionId, state }) => [connectionId, state])
    expect(Object.fromEntries(states)).toEqual({
      [account]: 'pending_approval',
      [free]: 'scheduled',
    })
  })

  it('of everybody’s posts is given by another person, or by nobody when alone', async () => {
    await settle({ approvalFrom: 'everyone' })
    expect((await ask4(owner)).state).toBe('scheduled')
    const admin = await addMember(app, owner, { id: number + 2, role: 'admin' })
    const post = await ask4(owner)
    expect(post.state).toBe('pending_approval')
    expect(await review(owner, post, { isApproved: true })).toMatchObject({ status: 409 })
    expect((await approved(admin, post)).state).toBe('scheduled')
  })

  it('may be given by a viewer with the right to it', async () => {
    const viewer = await addMember(app, owner, { id: number + 3, role: 'viewer' })
    const post = await ask4(editor)
    expect(await review(viewer, post, { isApproved: true })).toMatchObject({ status: 403 })
    const path = `/team/members/${viewer.userId}`
    await ask(app, owner, { method: 'PATCH', path, body: { isApprover: true } })
    expect((await approved(viewer, post)).state).toBe('scheduled')
  })
})

const WEEK = {
  kind: 'period',
  from: '2026-03-09T00:00:00Z',
  to: '2026-03-16T00:00:00Z',
  connectionIds: null,
}

describe('a member restricted to chosen accounts', () => {
  it('sees those accounts and the posts that go to no other', async () => {
    const second = await addAccount(app, owner, 'bluesky')
    const mine = await ask4(owner, [account])
    const others = await ask4(owner, [second])
    const both = await ask4(owner, [account, second])
    const client = await addMember(app, owner, { id: number + 2, role: 'viewer' })
    const path = `/team/members/${client.userId}`
    const body = { connectionIds: [account], isApprover: true }
    expect(await ask(app, owner, { method: 'PATCH', path, body })).toMatchObject({ status: 200 })
    const read = async (from: string) =>
      JSON.stringify((await ask(app, client, { path: from })).data)
    const range = 'from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z'
    for (const list of ['/posts', `/calendar?${range}`]) {
      const text = await read(list)
      expect(text).toContain(mine.id)
      for (const id of [others.id, both.id, second]) expect(text).not.toContain(id)
    }
    expect(await read('/posts/counts')).toContain('"scheduled":1')
    expect(await read('/users/me/connections')).not.toContain(second)
    for (const { id } of [others, both]) {
      expect(await ask(app, client, { path: `/posts/${id}` })).toMatchObject({ status: 404 })
    }
    const colleague = `/team/members/${editor.userId}`
    await ask(app, owner, { method: 'PATCH', path: colleague, body: { connectionIds: [second] } })
    expect(await read('/team')).not.toContain(second)
    const [file = ''] = await insertResources(app, { ...owner, names: ['кадр.jpg'] })
    await app.database.pool.query(
      `insert into resource_uses (resource_id, workspace_id, kind, used_by, title, is_scheduled)
       values ($1, $2, 'post', $3, 'Тайный запуск', true)`,
      [file, owner.workspaceId, others.id],
    )
    const removal = {
      method: 'POST',
      path: '/resources/change',
      body: { ids: [file], action: { kind: 'delete' } },
    } as const
    await ask(app, owner, { method: 'PATCH', path, body: { role: 'editor' } })
    expect(await ask(app, client, removal)).toMatchObject({
      status: 409,
      error: { message: expect.not.stringContaining('Тайный запуск') },
    })
    await ask(app, owner, { method: 'PATCH', path, body: { role: 'admin' } })
    expect(await read('/posts')).toContain(both.id)
  })

  it('is asked to approve and told of comments only where they see the post', async () => {
    const second = await addAccount(app, owner, 'bluesky')
    const client = await addMember(app, owner, { id: number + 2, role: 'viewer' })
    const path = `/team/members/${client.userId}`
    const body = { connectionIds: [account], isApprover: true }
    await ask(app, owner, { method: 'PATCH', path, body })
    const mine = await ask4(editor, [account])
    await ask4(editor, [second])
    await app.consumeEvents()
    const { rows } = await app.database.pool.query<{ link: string }>(
      "select link from notifications where user_id = $1 and kind = 'approval_asked'",
      [client.userId],
    )
    expect(rows.map(({ link }) => link)).toEqual([expect.stringContaining(mine.id)])
    expect(await approved(client, mine)).toMatchObject({ state: 'scheduled' })
    const link = {
      method: 'POST',
      path: '/reviews',
      body: { title: 'x', scope: WEEK, days: 7 },
    } as const
    expect(await ask(app, client, link)).toMatchObject({ status: 403 })
  })
})

describe('a member who is removed', () => {
  it('leaves behind what was planned: it still goes out', async () => {
    const post = await approved(owner, await ask4(editor))
    await ask(app, owner, { method: 'DELETE', path: `/team/members/${editor.userId}` })
    expect(await ask(app, editor, { path: `/posts/${post.id}` })).toMatchObject({ status: 404 })
    expect(await claimAt('2026-03-12T09:00:00Z')).toContain(post.id)
  })
})
