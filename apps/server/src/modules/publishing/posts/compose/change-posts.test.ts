import { expect, it } from 'vitest'
import {
  addMember,
  ask,
  askPost,
  contentOf,
  createDraft,
  forceState,
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

const change = (ids: string[], action: object, by = who) =>
  ask(app, by, { method: 'POST', path: '/posts/change', body: { ids, action } })
const read = (id: string) => askPost(app, who, { path: `/posts/${id}` })
const planned = async (wallTime: string, timeZone?: string) =>
  plan(app, who, await createDraft(app, who, [channel]), wallTime, timeZone ? { timeZone } : {})

it('moves by days of the calendar: the local time stays across a change of clocks', async () => {
  const post = await planned('2026-03-28T09:00', 'Europe/Berlin')
  expect(post.time?.at).toBe('2026-03-28T08:00:00.000Z')
  await change([post.id], { kind: 'move', days: 1 })
  expect((await read(post.id)).time).toEqual({
    at: '2026-03-29T07:00:00.000Z',
    wallTime: '2026-03-29T09:00',
    timeZone: 'Europe/Berlin',
  })
  await change([post.id], { kind: 'move', days: -1, time: '21:15' })
  expect((await read(post.id)).time?.wallTime).toBe('2026-03-28T21:15')
})

it('changes all or nothing, and names what is in the way', async () => {
  const good = await planned('2026-03-12T10:00')
  const draft = await createDraft(app, who, [channel], { text: 'Без времени' })
  const answer = await change([good.id, draft.id], { kind: 'move', days: 1 })
  expect(answer).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('«Без времени»') },
  })
  expect((await read(good.id)).time).toEqual(good.time)
  expect(await change([good.id], { kind: 'move', days: -30 })).toMatchObject({ status: 400 })
  expect(await change([good.id], { kind: 'move', days: 0, time: '24:00' })).toMatchObject({
    status: 400,
    error: { field: 'action' },
  })
  await forceState(app, good.targets[0]?.id ?? '', 'submitting')
  for (const action of [{ kind: 'delete' }, { kind: 'unschedule' }, { kind: 'move', days: 1 }]) {
    expect(await change([good.id], action), action.kind).toMatchObject({ status: 409 })
  }
  const missing = await change([draft.id, crypto.randomUUID()], { kind: 'delete' })
  expect(missing.status).toBe(404)
  expect((await read(draft.id)).text).toBe('Без времени')
})

it('duplicates as drafts, takes out of the plan, deletes', async () => {
  const posts = [await planned('2026-03-12T10:00'), await planned('2026-03-13T10:00')]
  const ids = posts.map(({ id }) => id)
  const { data } = await change(ids, { kind: 'duplicate' })
  expect(data).toMatchObject({ changed: 2 })
  await change(ids, { kind: 'unschedule' })
  expect((await ask(app, who, { path: '/posts/counts' })).data).toMatchObject({
    draft: 4,
    scheduled: 0,
  })
  expect((await change(ids, { kind: 'delete' })).status).toBe(200)
  expect((await ask(app, who, { path: '/posts/counts' })).data).toMatchObject({ draft: 2 })
})

it('copies the advertiser with the label', async () => {
  const advertiser = { name: 'ООО «Полдень»', inn: '7707083893' }
  const body = { ...contentOf([]), erid: '2Vtz', advertiser }
  const post = await askPost(app, who, { method: 'POST', path: '/posts', body })
  const copy = await askPost(app, who, { method: 'POST', path: `/posts/${post.id}/duplicate` })
  expect(copy).toMatchObject({ erid: '2Vtz', advertiser })
})

it('tells the administrators once about many posts that wait', async () => {
  const ids = [(await planned('2026-03-12T10:00')).id, (await planned('2026-03-13T10:00')).id]
  const body = { isApprovalRequired: true }
  await ask(app, who, { method: 'PATCH', path: '/publisher/settings', body })
  const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
  await change(ids, { kind: 'move', days: 1 }, editor)
  await app.consumeEvents()
  const { rows } = await app.database.pool.query(
    'select title from notifications where user_id = $1',
    [who.userId],
  )
  expect(rows).toEqual([{ title: '2\u00a0поста ждут согласования' }])
})

it('concurrent changes of the same posts do not deadlock', async () => {
  const ids: string[] = []
  for (let index = 0; index < 6; index += 1) ids.push((await planned('2026-03-12T10:00')).id)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((days) => change(days % 2 ? ids : ids.toReversed(), { kind: 'move', days })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await read(ids[0] ?? '')).time?.wallTime).toBe('2026-03-22T10:00')
})
