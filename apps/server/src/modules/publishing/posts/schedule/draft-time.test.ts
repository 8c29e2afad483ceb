import { expect, it } from 'vitest'
import {
  ask,
  askPost,
  createDraft,
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
setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const place = ({ id, version }: { id: string; version: number }, wallTime: string) => ({
  method: 'PUT' as const,
  path: `/posts/${id}/draft-time`,
  body: { version, wallTime, timeZone: 'Europe/Moscow' },
})
const calendar = (query = '') =>
  ask(app, who, {
    path: `/calendar?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z${query}`,
  })

it('stands in the calendar with and without accounts, and nothing goes out', async () => {
  const draft = await createDraft(app, who, [channel])
  const bare = await createDraft(app, who, [])
  const placed = await askPost(app, who, place(draft, '2026-03-11T10:00'))
  await askPost(app, who, place(bare, '2026-03-12T10:00'))
  expect(placed).toMatchObject({
    state: 'draft',
    version: draft.version + 1,
    time: { wallTime: '2026-03-11T10:00', at: '2026-03-11T07:00:00.000Z' },
  })
  const shown = { items: [{ postId: draft.id }, { postId: bare.id, targets: [] }] }
  expect((await calendar()).data).toMatchObject(shown)
  expect((await calendar('&states=draft')).data).toMatchObject(shown)
  expect((await calendar('&states=scheduled')).data).toMatchObject({ items: [] })
  expect((await calendar(`&states=draft&connectionIds=${channel}`)).data).toMatchObject({
    items: [{ postId: draft.id }],
  })
  const { rows } = await app.database.pool.query(
    'select due_at, next_at from post_targets where post_id = $1',
    [draft.id],
  )
  expect(rows).toEqual([{ due_at: null, next_at: null }])
})

it('a dated draft is moved with other posts, stays a draft, and can leave the calendar', async () => {
  const draft = await askPost(
    app,
    who,
    place(await createDraft(app, who, [channel]), '2026-03-11T10:00'),
  )
  const post = await createDraft(app, who, [channel], { text: 'Другой' })
  await plan(app, who, post, '2026-03-12T10:00')
  await ask(app, who, {
    method: 'POST',
    path: '/posts/change',
    body: { ids: [draft.id, post.id], action: { kind: 'move', days: 1 } },
  })
  const moved = await askPost(app, who, { path: `/posts/${draft.id}` })
  expect(moved).toMatchObject({ state: 'draft', time: { wallTime: '2026-03-12T10:00' } })
  expect(await askPost(app, who, { path: `/posts/${post.id}` })).toMatchObject({
    state: 'scheduled',
    time: { wallTime: '2026-03-13T10:00' },
  })
  const off = await askPost(app, who, {
    method: 'POST',
    path: `/posts/${draft.id}/unschedule`,
    body: { version: moved.version },
  })
  expect(off).toMatchObject({ state: 'draft', time: null })
})

it('refuses what is past, what is no draft, what is old and what is not ours', async () => {
  const draft = await createDraft(app, who, [channel])
  expect(await ask(app, who, place(draft, '2026-03-09T10:00'))).toMatchObject({
    status: 400,
    error: { field: 'wallTime' },
  })
  expect(await ask(app, who, place(draft, '2026-02-31T10:00'))).toMatchObject({
    status: 400,
    error: { field: 'wallTime' },
  })
  const planned = await plan(app, who, draft, '2026-03-11T10:00')
  expect(await ask(app, who, place(draft, '2026-03-12T10:00'))).toMatchObject({
    error: { code: 'VERSION_CONFLICT' },
  })
  expect(await ask(app, who, place(planned, '2026-03-12T10:00'))).toMatchObject({
    error: { code: 'CONFLICT' },
  })
  const stranger = await newWriter(app, people + 1000)
  expect((await ask(app, stranger, place(planned, '2026-03-12T10:00'))).status).toBe(404)
})
