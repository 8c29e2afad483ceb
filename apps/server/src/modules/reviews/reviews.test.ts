import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { insertResources } from '../../../test/library.ts'
import { call } from '../../../test/people.ts'
import {
  addAccount,
  addMember,
  ask,
  askPost,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../test/posts.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { claimDue } from '../targets/index.ts'

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

const share = async (scope: object, days = 7) => {
  const body = { title: 'План на неделю', scope, days }
  const { data } = await ask(app, owner, { method: 'POST', path: '/reviews', body })
  const { url, link } = z
    .object({ url: z.string(), link: z.object({ id: z.string() }) })
    .parse(data)
  return { token: url.split('/').at(-1) ?? '', id: link.id }
}

const WEEK = {
  kind: 'period',
  from: '2026-03-09T00:00:00Z',
  to: '2026-03-16T00:00:00Z',
  connectionIds: null,
}

const open = async (token: string) => {
  const { data } = await call(app, { path: `/review/${token}` })
  return z
    .object({ posts: z.array(z.looseObject({ id: z.string(), state: z.string() })) })
    .parse(data).posts
}

const decide = (token: string, body: object) =>
  call(app, {
    method: 'POST',
    path: `/review/${token}/decision`,
    body: { name: 'Ольга', note: '', ...body },
  })

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

describe('a guest', () => {
  it('sees the posts of a week and approves one, which is then published', async () => {
    const post = await ask4(editor)
    const other = await createDraft(app, owner, [account])
    const { token } = await share(WEEK)
    expect((await open(token)).map(({ id, state }) => [id, state])).toEqual([[post.id, 'waiting']])
    const answer = await decide(token, {
      postId: post.id,
      version: post.version,
      decision: 'approved',
    })
    expect(answer).toMatchObject({
      status: 200,
      data: { state: 'approved', answer: { name: 'Ольга' } },
    })
    expect(await claimAt('2026-03-12T09:00:00Z')).toContain(post.id)
    expect((await open(token)).map(({ id }) => id)).not.toContain(other.id)
  })

  it('asks for changes with words, also of what would go out without an answer', async () => {
    const post = await ask4(owner)
    expect(post.state).toBe('scheduled')
    const { token } = await share({ kind: 'post', postId: post.id })
    const wish = { postId: post.id, version: post.version, decision: 'returned' }
    expect(await decide(token, wish)).toMatchObject({ status: 400, error: { field: 'note' } })
    expect(await decide(token, { ...wish, note: 'Начинаем в 12:00' })).toMatchObject({
      status: 200,
      data: { state: 'returned', answer: { note: 'Начинаем в 12:00' } },
    })
    const returned = await askPost(app, owner, { path: `/posts/${post.id}` })
    expect(returned).toMatchObject({ state: 'draft', reviewNote: 'Начинаем в 12:00' })
  })

  it('decides only about the accounts their link shows', async () => {
    const second = await addAccount(app, owner, 'bluesky')
    const post = await ask4(editor, [account, second])
    const { token } = await share({ ...WEEK, connectionIds: [account] })
    const stateOf = async () => {
      const { targets } = await askPost(app, owner, { path: `/posts/${post.id}` })
      return targets.map(({ connectionId, state }) => [connectionId, state]).toSorted()
    }
    const wish = { postId: post.id, version: post.version, decision: 'approved' }
    expect(await decide(token, wish)).toMatchObject({ status: 200, data: { state: 'approved' } })
    expect(await stateOf()).toEqual(
      [
        [account, 'scheduled'],
        [second, 'pending_approval'],
      ].toSorted(),
    )
    const text = JSON.stringify(await call(app, { path: `/review/${token}` }))
    expect(text).not.toContain('bluesky')
  })

  it('decides only about the version they saw', async () => {
    const post = await ask4(editor)
    const { token } = await share(WEEK)
    const body = { version: post.version, text: 'Новый текст' }
    await ask(app, editor, { method: 'PATCH', path: `/posts/${post.id}`, body })
    const stale = { postId: post.id, version: post.version, decision: 'approved' }
    expect(await decide(token, stale)).toMatchObject({
      status: 409,
      error: { code: 'VERSION_CONFLICT' },
    })
  })

  it('reads what is written for guests and nothing of the team', async () => {
    const post = await ask4(editor)
    const { token } = await share(WEEK)
    const write = (text: string, isForGuests: boolean) =>
      ask(app, editor, {
        method: 'POST',
        path: `/posts/${post.id}/comments`,
        body: { text, parentId: null, mentions: [], mediaIds: [], isForGuests },
      })
    await write('Клиент опять тянет', false)
    await write('Фото заменим завтра', true)
    const path = `/review/${token}/comment`
    const body = { postId: post.id, name: 'Ольга', text: 'Хорошо' }
    expect(await call(app, { method: 'POST', path, body })).toMatchObject({ status: 200 })
    const text = JSON.stringify(await call(app, { path: `/review/${token}` }))
    expect(text).toContain('Фото заменим завтра')
    expect(text).toContain('Хорошо')
    expect(text).not.toContain('Клиент опять тянет')
    for (const secret of [owner.userId, editor.userId, owner.workspaceId, account]) {
      expect(text).not.toContain(secret)
    }
  })

  it('reaches nothing by ids the link does not open', async () => {
    const { token } = await share(WEEK)
    const outside = await plan(
      app,
      owner,
      await createDraft(app, owner, [account]),
      '2026-04-20T12:00',
    )
    const stranger = await newWriter(app, number + 5)
    const foreign = await createDraft(app, stranger, [await addAccount(app, stranger)])
    const own = await createDraft(app, owner, [account])
    for (const postId of [outside.id, foreign.id, own.id, newId(), account, owner.workspaceId]) {
      for (const version of [1, 2, 3]) {
        for (const decision of ['approved', 'returned']) {
          const answer = await decide(token, { postId, version, decision, note: 'x' })
          expect(answer).toMatchObject({ status: 404, error: { message: 'Пост не найден' } })
        }
      }
      const body = { postId, name: 'Ольга', text: 'x' }
      const comment = { method: 'POST', path: `/review/${token}/comment`, body } as const
      expect(await call(app, comment)).toMatchObject({ status: 404 })
    }
  })

  it('is let in until the link ends, is closed, or its sender loses the right to it', async () => {
    const status = async (token: string) => (await call(app, { path: `/review/${token}` })).status
    const admin = await addMember(app, owner, { id: number + 4, role: 'admin' })
    const body = { title: 'Неделя', scope: WEEK, days: 7 }
    const { data } = await ask(app, admin, { method: 'POST', path: '/reviews', body })
    const byAdmin = z.object({ url: z.string() }).parse(data).url.split('/').at(-1) ?? ''
    expect(await status(byAdmin)).toBe(200)
    await ask(app, owner, { method: 'DELETE', path: `/team/members/${admin.userId}` })
    expect(await status(byAdmin)).toBe(404)
    const { token, id } = await share(WEEK)
    await ask(app, owner, { method: 'DELETE', path: `/reviews/${id}` })
    expect(await status(token)).toBe(410)
    const short = await share(WEEK, 1)
    clock.advance(DAY_MS)
    expect(await status(short.token)).toBe(410)
  })
})
