import { expect, it } from 'vitest'
import {
  addMember,
  ask,
  askPost,
  contentOf,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const idOf = (data: unknown) => /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
const create = (name: string, color = 'green', by = who) =>
  ask(app, by, { method: 'POST', path: '/rubrics', body: { name, color } })
const addRubric = async (name: string, by = who) => idOf((await create(name, 'green', by)).data)
const labelled = (rubricId: string | null, text = 'Пост') =>
  askPost(app, who, {
    method: 'POST',
    path: '/posts',
    body: { ...contentOf([channel], { text }), rubricId },
  })
const textsOf = async (path: string) => {
  const { data } = await ask(app, who, { path })
  return [...JSON.stringify(data).matchAll(/"(?:text|title)":"([^"]*)"/g)].map(([, text]) => text)
}

it('has a name of its own and a colour we know', async () => {
  const id = await addRubric(' Новинки ')
  expect(await create('Новинки')).toMatchObject({ status: 409, error: { field: 'name' } })
  expect(await create('Отзывы', 'crimson')).toMatchObject({
    status: 400,
    error: { field: 'color' },
  })
  expect(await create(' ')).toMatchObject({ status: 400, error: { field: 'name' } })
  const body = { name: 'Новое', color: 'pink' }
  await ask(app, who, { method: 'PUT', path: `/rubrics/${id}`, body })
  expect((await ask(app, who, { path: '/rubrics' })).data).toEqual([{ id, ...body }])
})

it('of another workspace is not there, and a viewer changes none', async () => {
  const stranger = await newWriter(app, people + 1)
  const theirs = await addRubric('Чужая', stranger)
  const body = { ...contentOf([]), rubricId: theirs }
  const answer = await ask(app, who, { method: 'POST', path: '/posts', body })
  expect(answer).toMatchObject({ status: 404, error: { field: 'rubricId' } })
  const { id, version } = await createDraft(app, who, [])
  const change = {
    method: 'PATCH',
    path: `/posts/${id}`,
    body: { version, rubricId: theirs },
  } as const
  expect((await ask(app, who, change)).status).toBe(404)
  expect((await ask(app, who, { method: 'DELETE', path: `/rubrics/${theirs}` })).status).toBe(404)
  const viewer = await addMember(app, who, { id: people + 2, role: 'viewer' })
  expect((await create('Моя', 'blue', viewer)).status).toBe(403)
  expect((await ask(app, viewer, { path: '/rubrics' })).status).toBe(200)
})

it('finds posts in the list and in the calendar', async () => {
  const rubricId = await addRubric('Новинки')
  const one = await labelled(rubricId, 'С рубрикой')
  const other = await labelled(null, 'Без рубрики')
  expect(one.rubricId).toBe(rubricId)
  await plan(app, who, one, '2026-03-12T10:00')
  await plan(app, who, other, '2026-03-12T11:00')
  expect(await textsOf(`/posts?rubricId=${rubricId}`)).toContain('С рубрикой')
  expect(await textsOf(`/posts?rubricId=${rubricId}`)).not.toContain('Без рубрики')
  const range = 'from=2026-03-10T00:00:00Z&to=2026-03-20T00:00:00Z'
  const { data } = await ask(app, who, { path: `/calendar?${range}&rubricIds=${rubricId}` })
  expect(data).toMatchObject({ items: [{ postId: one.id, rubricId }] })
})

it('goes with a copy and with the repetitions of a post', async () => {
  const rubricId = await addRubric('Новинки')
  const post = await labelled(rubricId)
  const copy = await askPost(app, who, { method: 'POST', path: `/posts/${post.id}/duplicate` })
  expect(copy.rubricId).toBe(rubricId)
  const repeat = { every: 'day', interval: 1, weekdays: [], until: '2026-03-14' }
  const planned = await plan(app, who, post, '2026-03-12T10:00', { repeat })
  const count = async () => {
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from posts where repeat_of = $1 and rubric_id is not null',
      [post.id],
    )
    return rows[0].n
  }
  expect(await count()).toBe(2)
  const body = { version: planned.version, rubricId: null }
  await ask(app, who, { method: 'PATCH', path: `/posts/${post.id}`, body })
  expect(await count()).toBe(0)
})

it('is put on many posts at once without a new version, also on what is published', async () => {
  const rubricId = await addRubric('Новинки')
  const post = await labelled(null)
  await app.database.pool.query("update post_targets set state = 'published' where post_id = $1", [
    post.id,
  ])
  const action = { kind: 'rubric', rubricId }
  const body = { ids: [post.id], action }
  const answer = await ask(app, who, { method: 'POST', path: '/posts/change', body })
  expect(answer.data).toMatchObject({ changed: 1 })
  expect(await askPost(app, who, { path: `/posts/${post.id}` })).toMatchObject({
    rubricId,
    version: post.version,
  })
})

it('leaves its posts as they are when it is deleted, also while they change', async () => {
  const rubricId = await addRubric('Новинки')
  const posts = await Promise.all([1, 2, 3, 4].map((n) => labelled(rubricId, `Пост ${n}`)))
  const saves = posts.map(({ id, version }, index) =>
    ask(app, who, {
      method: 'PATCH',
      path: `/posts/${id}`,
      body: { version, text: `Новый ${index}` },
    }),
  )
  const gone = ask(app, who, { method: 'DELETE', path: `/rubrics/${rubricId}` })
  expect((await Promise.all([...saves, gone])).map(({ status }) => status)).toEqual(
    Array(5).fill(200),
  )
  for (const { id } of posts) {
    const post = await askPost(app, who, { path: `/posts/${id}` })
    expect(post).toMatchObject({ rubricId: null, text: expect.stringContaining('Новый') })
  }
})
