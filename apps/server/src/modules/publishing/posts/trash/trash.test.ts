import { DAY_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import {
  ask,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../../test/posts.ts'
import { setUpWriters } from '../../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { purgeTrash } from './trash.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const remove = (id: string) => ask(app, who, { method: 'DELETE', path: `/posts/${id}` })
const restore = (id: string) => ask(app, who, { method: 'POST', path: `/posts/${id}/restore` })
const planOne = async () => {
  const { id, targets } = await plan(
    app,
    who,
    await createDraft(app, who, [channel]),
    '2026-03-12T12:00',
  )
  return { id, targetId: targets[0]?.id ?? '' }
}
/** Access tokens expire sooner, so the writer signs in again. */
const passDays = async (days: number) => {
  clock.advance(days * DAY_MS)
  who = await newWriter(app, people)
}
const trash = async () => (await ask(app, who, { path: '/posts/trash' })).data

it('keeps a deleted draft out of sight and gives back the very same one', async () => {
  const { id } = await createDraft(app, who, [channel], { text: 'Вернусь' })
  expect((await remove(id)).status).toBe(200)
  expect((await ask(app, who, { path: `/posts/${id}` })).status).toBe(404)
  expect((await ask(app, who, { path: '/posts' })).data).toMatchObject({ items: [] })
  expect((await ask(app, who, { path: '/posts/counts' })).data).toMatchObject({ draft: 0 })
  expect((await remove(id)).status).toBe(404)
  expect(await trash()).toMatchObject({
    items: [{ post: { id, text: 'Вернусь' }, deletedAt: clock.now().toISOString() }],
  })
  expect(await restore(id)).toMatchObject({ status: 200, data: { id, text: 'Вернусь' } })
  expect(await trash()).toMatchObject({ items: [] })
  expect((await restore(id)).status).toBe(404)
})

it('schedules a restored post again while its time is ahead, and not after it', async () => {
  const { id, targetId } = await planOne()
  await remove(id)
  const { rows } = await app.database.pool.query(
    'select state, next_at from post_targets where id = $1',
    [targetId],
  )
  expect(rows).toEqual([{ state: 'draft', next_at: null }])
  const calendar = `/calendar?from=${clock.now().toISOString()}&to=${new Date(clock.now().getTime() + 30 * DAY_MS).toISOString()}`
  expect(JSON.stringify((await ask(app, who, { path: calendar })).data)).not.toContain(id)
  expect(await restore(id)).toMatchObject({ data: { state: 'scheduled' } })
  await remove(id)
  await passDays(20)
  expect(await restore(id)).toMatchObject({ data: { id, state: 'draft' } })
})

it('keeps the history of a published post, and its state', async () => {
  const { id, targetId } = await planOne()
  await forceState(app, targetId, 'published')
  await remove(id)
  expect(await restore(id)).toMatchObject({ data: { state: 'published' } })
  const history = await ask(app, who, { path: `/posts/${id}/targets/${targetId}/history` })
  expect(history.status).toBe(200)
})

it('refuses a post in flight', async () => {
  const { id, targetId } = await planOne()
  await forceState(app, targetId, 'submitting')
  expect(await remove(id)).toMatchObject({ status: 409 })
})

it('deletes for good after thirty days', async () => {
  const { id } = await createDraft(app, who, [channel])
  await remove(id)
  await purgeTrash({ ctx: app.ctx })
  expect(await trash()).toMatchObject({ items: [{ post: { id } }] })
  await passDays(31)
  await purgeTrash({ ctx: app.ctx })
  expect(await trash()).toMatchObject({ items: [] })
  expect(await ask(app, who, { path: `/posts/${id}` })).toMatchObject({ status: 404 })
})
