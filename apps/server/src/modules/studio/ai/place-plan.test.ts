import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask as askAi } from '../../../../test/ai.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let people = 0

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const newPlan = async () => {
  people += 1
  const who = await newWriter(app, people)
  const { last } = await askAi(app, {
    token: who.token,
    task: { kind: 'content_plan', topic: 'кофейня', from: '2026-03-09', postsPerWeek: 7 },
  })
  if (last?.type !== 'done') throw new Error('no plan')
  return { who, id: last.request.id }
}
const place = (who: Writer, id: string, body: object) =>
  ask(app, who, { method: 'POST', path: `/ai/requests/${id}/drafts`, body })
const countDrafts = async (who: Writer) => (await ask(app, who, { path: '/posts/counts' })).data

it('makes each draft of the plan once, whoever clicks how often', async () => {
  const { who, id } = await newPlan()
  const channel = await addAccount(app, who)
  const body = { items: [0, 1, 2, 3, 4], connectionIds: [channel] }
  const clicks = await Promise.all([1, 2, 3].map(() => place(who, id, body)))
  // The ninth is past, and so is the tenth at noon in Moscow.
  expect(clicks.map(({ data }) => data)).toEqual(
    expect.arrayContaining([{ created: 3, existing: 0, past: 2 }]),
  )
  expect(await countDrafts(who)).toMatchObject({ draft: 3 })
  expect((await place(who, id, { items: [0, 4, 5, 6] })).data).toEqual({
    created: 2,
    existing: 1,
    past: 1,
  })
  const { data } = await ask(app, who, {
    path: '/calendar?from=2026-03-09T00:00:00Z&to=2026-03-17T00:00:00Z&states=draft',
  })
  expect(data).toMatchObject({
    items: [
      { time: { wallTime: '2026-03-11T12:00' }, targets: [{ connectionId: channel }] },
      { time: { wallTime: '2026-03-12T12:00' } },
      { time: { wallTime: '2026-03-13T12:00' } },
      { time: { wallTime: '2026-03-14T12:00' }, targets: [] },
      { time: { wallTime: '2026-03-15T12:00' } },
    ],
  })
})

it('makes nothing when something of it can not be', async () => {
  const { who, id } = await newPlan()
  expect(await place(who, id, { items: [3, 77] })).toMatchObject({
    status: 400,
    error: { field: 'items' },
  })
  expect(await place(who, id, { items: [] })).toMatchObject({ status: 400 })
  expect(await place(who, id, { items: [3], connectionIds: [crypto.randomUUID()] })).toMatchObject({
    status: 404,
  })
  const stranger = await newWriter(app, 5000)
  expect(await place(stranger, id, { items: [3] })).toMatchObject({ status: 404 })
  expect(await countDrafts(who)).toMatchObject({ draft: 0 })
  const { last } = await askAi(app, { token: who.token })
  if (last?.type !== 'done') throw new Error('no text')
  expect(await place(who, last.request.id, { items: [0] })).toMatchObject({ status: 409 })
})
