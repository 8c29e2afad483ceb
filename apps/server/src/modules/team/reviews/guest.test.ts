import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { drawPicture } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
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
import { addPicture, addReel, slideshowOf } from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const START = new Date('2026-03-10T09:00:00Z')
const clock = createFakeClock(START)
let app: TestShell
let owner: Writer
let editor: Writer
let account: string
let number = 8000

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

beforeEach(async () => {
  clock.set(START)
  number += 10
  owner = await newWriter(app, number)
  editor = await addMember(app, owner, { id: number + 1, role: 'editor' })
  account = await addAccount(app, owner)
  const body = { isApprovalRequired: true }
  await ask(app, owner, { method: 'PATCH', path: '/publisher/settings', body })
})

const ask4 = async (who: Writer, accounts = [account]) => {
  const draft = await createDraft(app, who, accounts)
  return plan(app, who, draft, '2026-03-12T12:00')
}

const share = async (scope: object, days = 7, who = owner) => {
  const body = { title: 'План на неделю', scope, days }
  const { data } = await ask(app, who, { method: 'POST', path: '/reviews', body })
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

it('wears the same logo whatever reel is made next', async () => {
  const { token } = await share(WEEK)
  const logoOf = async () => {
    const { data } = await call(app, { path: `/review/${token}` })
    return z.object({ logoUrl: z.nullable(z.string()) }).parse(data).logoUrl
  }
  expect(await logoOf()).toBeNull()
  const make = async (logo: string | null) => {
    const content = slideshowOf([null])
    const brand = { ...content.form.brand, colour: '#b4532a', logo }
    clock.advance(1000)
    await addReel({ app, person: owner, content: { ...content, form: { ...content.form, brand } } })
  }
  const logo = await addPicture({ app, person: owner })
  await make(logo)
  expect(await logoOf()).toContain(logo)
  await make(null)
  expect(await logoOf()).toContain(logo)
})

const decide = (token: string, body: object) =>
  call(app, {
    method: 'POST',
    path: `/review/${token}/decision`,
    body: { name: 'Ольга', note: '', ...body },
  })

const comment = (token: string, body: object) =>
  call(app, {
    method: 'POST',
    path: `/review/${token}/comment`,
    body: { name: 'Ольга', text: '', pictures: [], ...body },
  })

let pictureSeed = 0

const drawGuestPicture = async () => {
  pictureSeed += 1
  const content = await drawPicture({ seed: pictureSeed, width: 200, height: 300, type: 'jpeg' })
  return content.toString('base64')
}

const storedNames = async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select name from resources where workspace_id = $1',
    [owner.workspaceId],
  )
  return rows.map(({ name }) => name)
}

describe('a guest', () => {
  it('puts pictures into a comment, which the team sees in their library and beside the post', async () => {
    const post = await ask4(editor)
    const { token } = await share(WEEK)
    const pictures = [await drawGuestPicture(), await drawGuestPicture()]
    expect(await comment(token, { postId: post.id, pictures })).toMatchObject({
      status: 200,
      data: { comments: [{ name: 'Ольга', text: '', pictures: [{}, {}] }] },
    })
    const { data } = await ask(app, editor, { path: `/posts/${post.id}/comments` })
    const [{ id }] = z
      .tuple([z.object({ pictures: z.tuple([z.object({ id: z.string() }), z.unknown()]) })])
      .parse(data)[0].pictures
    expect(await ask(app, owner, { path: `/resources/${id}/uses` })).toMatchObject({
      data: [{ kind: 'comment', id: post.id }],
    })
    expect(await storedNames()).toEqual(['Ольга', 'Ольга'])
  })

  it('writes so many comments by a link in an hour, and the author is told of them once', async () => {
    const post = await ask4(editor)
    const { token } = await share({ kind: 'post', postId: post.id })
    const write = async () => (await comment(token, { postId: post.id, text: 'Ещё правка' })).status
    const statuses: number[] = []
    for (let at = 0; at < 29; at += 1) statuses.push(await write())
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await Promise.all([write(), write(), write()])).toSorted()).toEqual([200, 429, 429])
    // They all came within the same ten minutes.
    await app.database.pool.query(
      `update events set created_at = $1 where kind = 'post.commented' and subject_id = $2`,
      [START, post.id],
    )
    await app.consumeEvents()
    const { rows: told } = await app.database.pool.query(
      `select key from notifications where kind = 'commented' and link = $1`,
      [`/posts?post=${post.id}`],
    )
    expect(told).toHaveLength(1)
    clock.advance(2 * HOUR_MS)
    expect(await write()).toBe(200)
  })

  it('is given addresses of media that end hours after the link', async () => {
    const post = await ask4(editor)
    const { token } = await share({ kind: 'post', postId: post.id })
    const pictures = [await drawGuestPicture()]
    const { data } = await comment(token, { postId: post.id, pictures })
    const { url } = z
      .object({
        comments: z.tuple([z.object({ pictures: z.tuple([z.object({ url: z.string() })]) })]),
      })
      .parse(data).comments[0].pictures[0]
    expect((await app.http.inject(url)).statusCode).toBe(200)
    clock.advance(3 * HOUR_MS)
    expect((await app.http.inject(url)).statusCode).toBe(404)
  })

  it('leaves nothing behind when a comment is refused: no picture, too many, too large', async () => {
    const post = await ask4(editor)
    const { token } = await share({ kind: 'post', postId: post.id })
    const good = await drawGuestPicture()
    const write = (pictures: readonly string[]) => comment(token, { postId: post.id, pictures })
    const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom').toString('base64')
    const page = Buffer.from('<script>alert(1)</script>').toString('base64')
    const broken = Buffer.from(good, 'base64').subarray(0, 200).toString('base64')
    for (const pictures of [[], [good, video], [good, page], [good, broken], ['не картинка']]) {
      expect(await write(pictures)).toMatchObject({ status: 400 })
    }
    expect(await write([good, good, good, good, good])).toMatchObject({ status: 400 })
    expect(await write(['A'.repeat(900_004)])).toMatchObject({ status: 400 })
    expect(await storedNames()).toEqual([])
    await app.database.pool.query(
      `insert into post_comments (id, workspace_id, post_id, guest_name, is_for_guests, text, media_ids)
       values ($1, $2, $3, 'Ольга', true, '', array_fill($1::uuid, array[40]))`,
      [newId(), owner.workspaceId, post.id],
    )
    expect(await write([good])).toMatchObject({ status: 409 })
    expect(await storedNames()).toEqual([])
  })

  it('sees the posts of a week and approves one, which is then planned', async () => {
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
    expect(await askPost(app, owner, { path: `/posts/${post.id}` })).toMatchObject({
      state: 'scheduled',
    })
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
    expect(returned).toMatchObject({
      state: 'draft',
      returned: { isGuest: true, note: 'Начинаем в 12:00' },
    })
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
    const body = { postId: post.id, name: 'Ольга', text: 'Хорошо', pictures: [] }
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
    const pictures = [await drawGuestPicture()]
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
      for (const body of [
        { text: 'x', pictures: [] },
        { text: '', pictures },
      ]) {
        expect(await comment(token, { postId, ...body })).toMatchObject({ status: 404 })
      }
    }
    expect(await comment(`${token}x`, { postId: own.id, pictures })).toMatchObject({ status: 404 })
    expect(await storedNames()).toEqual([])
  })

  it('is let in until the link ends, is closed, or its sender loses the right to it', async () => {
    const status = async (token: string) => (await call(app, { path: `/review/${token}` })).status
    const admin = await addMember(app, owner, { id: number + 4, role: 'admin' })
    const asAdmin = { method: 'PATCH', path: `/team/members/${admin.userId}` } as const
    const byAdmin = (await share(WEEK, 7, admin)).token
    expect(await status(byAdmin)).toBe(200)
    for (const [role, found] of [
      ['editor', 404],
      ['viewer', 404],
      ['admin', 200],
    ] as const) {
      await ask(app, owner, { ...asAdmin, body: { role } })
      expect(await status(byAdmin), role).toBe(found)
    }
    await ask(app, owner, { ...asAdmin, method: 'DELETE' })
    expect(await status(byAdmin)).toBe(404)
    const { token, id } = await share(WEEK)
    await ask(app, owner, { method: 'DELETE', path: `/reviews/${id}` })
    expect(await status(token)).toBe(410)
    const short = await share(WEEK, 1)
    clock.advance(DAY_MS)
    expect(await status(short.token)).toBe(410)
  })
})
