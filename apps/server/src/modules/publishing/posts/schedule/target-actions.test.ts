import { describe, expect, it } from 'vitest'
import {
  addMember,
  ask,
  askPost,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../../test/posts.ts'
import { setUpWriters } from '../../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const planned = async () => {
  const draft = await createDraft(app, who, [channel])
  const post = await plan(app, who, draft, '2026-03-11T10:00')
  const target = post.targets[0]
  if (!target) throw new Error('The post has no target')
  return { post, target, place: `/posts/${post.id}/targets/${target.id}` }
}

const act = (path: string, body?: object) =>
  ask(app, who, { method: 'POST', path, ...(body && { body }) })

const rowOf = async (id: string) => {
  const { rows } = await app.database.pool.query('select * from post_targets where id = $1', [id])
  return rows[0]
}

describe('retry', () => {
  it.each(['failed', 'missed', 'cancelled'])('sends a %s one at once, as new', async (state) => {
    const { target, place } = await planned()
    await forceState(app, target.id, state)
    await app.database.pool.query(
      `update post_targets set failure = '{"kind":"permanent"}', failure_count = 3,
        publication = '{"text":"старое"}', progress = '{"upload":1}' where id = $1`,
      [target.id],
    )
    expect((await act(`${place}/retry`)).status).toBe(200)
    expect(await rowOf(target.id)).toMatchObject({
      state: 'scheduled',
      next_at: clock.now(),
      failure: null,
      failure_count: 0,
      publication: null,
      progress: {},
    })
  })

  it.each(['scheduled', 'submitting', 'processing', 'published', 'needs_attention', 'removed'])(
    'never sends a %s one',
    async (state) => {
      const { target, place } = await planned()
      await forceState(app, target.id, state)
      expect(await act(`${place}/retry`)).toMatchObject({ status: 409 })
      expect(await rowOf(target.id)).toMatchObject({ state })
    },
  )
})

describe('cancel', () => {
  it.each(['scheduled', 'claimed', 'preparing', 'failed', 'missed'])(
    'stops a %s one for good',
    async (state) => {
      const { target, place } = await planned()
      await forceState(app, target.id, state)
      const before = await rowOf(target.id)
      expect((await act(`${place}/cancel`)).status).toBe(200)
      expect(await rowOf(target.id)).toMatchObject({
        state: 'cancelled',
        next_at: null,
        lease_owner: null,
        version: before.version + 1,
      })
    },
  )

  it.each(['submitting', 'processing', 'published', 'needs_attention'])(
    'comes too late for a %s one',
    async (state) => {
      const { target, place } = await planned()
      await forceState(app, target.id, state)
      expect(await act(`${place}/cancel`)).toMatchObject({
        status: 409,
        error: { code: 'CONFLICT' },
      })
      expect(await rowOf(target.id)).toMatchObject({ state })
    },
  )
})

describe('settling what nobody knows', () => {
  const lost = async () => {
    const { target, place } = await planned()
    await forceState(app, target.id, 'needs_attention')
    await app.database.pool.query(
      `insert into publish_attempts (id, target_id, part, number, state, started_at)
       values (gen_random_uuid(), $1, 0, 1, 'unknown', now())`,
      [target.id],
    )
    return { target, place }
  }
  const attemptOf = async (id: string) => {
    const { rows } = await app.database.pool.query(
      'select state from publish_attempts where target_id = $1',
      [id],
    )
    return rows[0]?.state
  }

  it('as published keeps the address and carries no failure', async () => {
    const { target, place } = await lost()
    const url = 'https://t.me/channel/7'
    const post = await askPost(app, who, {
      method: 'POST',
      path: `${place}/settle`,
      body: { outcome: 'published', url },
    })
    expect(post).toMatchObject({ state: 'published', targets: [{ url, failure: null }] })
    expect(await attemptOf(target.id)).toBe('published')
    expect(await act(`${place}/retry`)).toMatchObject({ status: 409 })
  })

  it('as not published allows a retry, and only then', async () => {
    const { target, place } = await lost()
    expect(await act(`${place}/retry`)).toMatchObject({ status: 409 })
    const post = await askPost(app, who, {
      method: 'POST',
      path: `${place}/settle`,
      body: { outcome: 'not_published' },
    })
    expect(post).toMatchObject({ state: 'failed', targets: [{ failure: { action: 'retry' } }] })
    expect(await attemptOf(target.id)).toBe('absent')
    expect((await act(`${place}/retry`)).status).toBe(200)
  })

  it('refuses an address that is no web page and a target that is known', async () => {
    const { place } = await lost()
    const body = { outcome: 'published', url: 'javascript:alert(1)' }
    expect(await act(`${place}/settle`, body)).toMatchObject({
      status: 400,
      error: { field: 'url' },
    })
    const known = await planned()
    expect(await act(`${known.place}/settle`, { outcome: 'published' })).toMatchObject({
      status: 409,
    })
  })
})

describe('with approval on', () => {
  const notificationsOf = async (userId: string) => {
    await app.consumeEvents()
    const { rows } = await app.database.pool.query(
      'select kind, title, text from notifications where user_id = $1 order by created_at, id',
      [userId],
    )
    return rows
  }
  const review = (post: { id: string; version: number }, body: object) =>
    ask(app, who, {
      method: 'POST',
      path: `/posts/${post.id}/review`,
      body: { version: post.version, ...body },
    })
  const requestApproval = async () => {
    const change = { isApprovalRequired: true }
    await ask(app, who, { method: 'PATCH', path: '/publisher/settings', body: change })
    const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
    const draft = await createDraft(app, editor, [channel])
    return { editor, post: await plan(app, editor, draft, '2026-03-11T10:00') }
  }

  it('an editor’s post waits, the administrators are told, and the author of the answer', async () => {
    const { editor, post } = await requestApproval()
    expect(post.state).toBe('pending_approval')
    expect(await rowOf(post.targets[0]?.id ?? '')).toMatchObject({ next_at: null })
    expect(await notificationsOf(who.userId)).toMatchObject([{ kind: 'approval_asked' }])
    expect(await notificationsOf(editor.userId)).toEqual([])
    const path = `/posts/${post.id}/review`
    const own = { method: 'POST', path, body: { version: 2, isApproved: true } } as const
    expect((await ask(app, editor, own)).status).toBe(403)
    const approved = await review(post, { isApproved: true })
    expect(approved.data).toMatchObject({ state: 'scheduled', returned: null })
    expect(await rowOf(post.targets[0]?.id ?? '')).toMatchObject({
      next_at: new Date('2026-03-11T07:00:00Z'),
    })
    expect(await notificationsOf(editor.userId)).toMatchObject([
      { title: expect.stringMatching(/^Пост согласован: «/) },
    ])
  })

  it('sent back it is a draft again, with the word of who sent it', async () => {
    const { editor, post } = await requestApproval()
    const answer = await review(post, { isApproved: false, note: 'Добавьте цену' })
    expect(answer.data).toMatchObject({
      state: 'draft',
      returned: { byName: 'Пётр', isGuest: false, note: 'Добавьте цену' },
    })
    expect(await notificationsOf(editor.userId)).toMatchObject([
      {
        title: expect.stringMatching(/^Пост вернули на доработку: «/),
        text: expect.stringMatching(/^Пётр, \d+.\p{L}+, \d\d:\d\d\nДобавьте цену$/u),
      },
    ])
    expect(await review({ ...post, version: 3 }, { isApproved: true })).toMatchObject({
      status: 409,
    })
  })

  it('approved too late it fires nothing and asks', async () => {
    const { post } = await requestApproval()
    clock.advance(2 * 86_400_000)
    who = await newWriter(app, people)
    expect((await review(post, { isApproved: true })).data).toMatchObject({ state: 'missed' })
    clock.advance(-2 * 86_400_000)
  })

  it('an editor can’t slip past it by an edit, a retry or a move', async () => {
    const { editor, post } = await requestApproval()
    const { data } = await review(post, { isApproved: true })
    expect(data).toMatchObject({ state: 'scheduled' })
    const edited = await askPost(app, editor, {
      method: 'PATCH',
      path: `/posts/${post.id}`,
      body: { version: 3, text: 'Другой текст' },
    })
    expect(edited.state).toBe('pending_approval')
    await review(edited, { isApproved: true })
    const moved = await plan(app, editor, { id: post.id, version: 5 }, '2026-03-12T10:00')
    expect(moved.state).toBe('pending_approval')
    const target = moved.targets[0]
    await forceState(app, target?.id ?? '', 'cancelled')
    const retried = await askPost(app, editor, {
      method: 'POST',
      path: `/posts/${post.id}/targets/${target?.id}/retry`,
    })
    expect(retried.state).toBe('pending_approval')
  })
})
