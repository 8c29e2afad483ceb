import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/people.ts'
import {
  addPicture,
  addReel,
  giveVideoPoints,
  queueRender,
  readGeneration,
  requestRender,
  TINY_RENDER,
  videoPointsOf,
} from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'
import { inTransaction } from '../../../db/connection.ts'
import { getResources } from '../../library/resources/index.ts'
import { finishGeneration, LeaseLostError } from './end-generation.ts'
import { claimNext, type GenerationLease } from './queue.repository.ts'
import { runGeneration } from './run-generation.ts'
import { sweepGenerations } from './sweep-generations.ts'

let app: TestShell
let anna: Uploader
let boris: Uploader
let picture: string
beforeAll(async () => {
  app = await createTestApp({ config: { render: TINY_RENDER } })
  anna = await createUploader(app, 1)
  boris = await createUploader(app, 2)
  picture = await addPicture({ app, person: anna })
  for (const person of [anna, boris]) await giveVideoPoints({ app, person })
})
afterAll(() => app.stop())
beforeEach(() => app.database.pool.query('delete from generations'))

const queue = async (person: Uploader) => {
  const { id } = await addReel({ app, person })
  return (await queueRender({ app, person, id })).id
}

const claim = (worker: string, seconds = 60) => {
  const { db, clock, databaseClock } = app.ctx
  const lease = { clock: databaseClock, leaseMs: seconds * 1000 }
  return claimNext({ db, worker, now: clock.now(), ...lease, perPerson: 3 })
}

const claimOne = async (worker: string, seconds?: number) => {
  const row = await claim(worker, seconds)
  if (!row) throw new Error('Nothing was claimed')
  const { id, workspaceId, attempts: attempt } = row
  return { row, hold: { id, workspaceId, worker, attempt } }
}

const finish = async (hold: GenerationLease) => {
  const { workspaceId } = anna
  const files = await getResources({ ctx: app.ctx, workspaceId, ids: [picture] })
  await inTransaction(app.ctx.db, (tx) =>
    finishGeneration({ ctx: app.ctx, tx, hold, fingerprint: 'made', files }),
  )
}

const settlements = async (id: string) => {
  const { rows } = await app.database.pool.query<{ type: string }>(
    `select e.type from points_entries e join generations g on g.reservation_id = e.reservation_id
     where g.id = $1`,
    [id],
  )
  return rows.map(({ type }) => type)
}

it('takes turns between workspaces, whoever asked for more', async () => {
  const [first, second, third] = [await queue(anna), await queue(anna), await queue(anna)]
  const other = await queue(boris)
  const waiting = await readGeneration({ app, person: boris, id: other })
  expect(waiting.ahead).toBe(1)
  const worker = newId()
  const order: (string | undefined)[] = []
  for (let turn = 0; turn < 4; turn += 1) order.push((await claim(worker))?.id)
  expect(order).toEqual([first, other, second, third])
})

it('lets whoever was served longest ago go first among equals', async () => {
  const worker = newId()
  const served = await queue(anna)
  expect((await claimOne(worker)).hold.id).toBe(served)
  await call(app, { method: 'POST', path: `/generations/${served}/cancel`, token: anna.token })
  await queue(anna)
  const other = await queue(boris)
  expect((await claim(worker))?.id).toBe(other)
})

it('renders no more than three of one person at once, in whatever workspace', async () => {
  const worker = newId()
  for (let count = 0; count < 5; count += 1) await queue(anna)
  for (let count = 0; count < 3; count += 1) expect(await claim(worker)).toBeDefined()
  expect(await claim(worker)).toBeUndefined()
  const other = await queue(boris)
  expect((await claim(worker))?.id).toBe(other)
})

it('gives a job of a dead process to another, and lets only the other one end it', async () => {
  const id = await queue(anna)
  const [asleep, awake] = [newId(), newId()]
  const before = await claimOne(asleep, -1)
  const after = await claimOne(awake)
  expect(after.hold).toMatchObject({ id, attempt: 2 })
  await expect(finish(before.hold)).rejects.toBeInstanceOf(LeaseLostError)
  await runGeneration({
    ctx: app.ctx,
    ...before,
    hold: { ...before.hold, attempt: 99 },
    signal: new AbortController().signal,
  })
  expect(await readGeneration({ app, person: anna, id })).toMatchObject({ state: 'rendering' })
  await finish(after.hold)
  await expect(finish(after.hold)).rejects.toBeInstanceOf(LeaseLostError)
  expect(await settlements(id)).toEqual(['spend'])
})

it('gives up on what has ended its process three times, and gives the point back', async () => {
  const id = await queue(anna)
  const worker = newId()
  for (let attempt = 1; attempt <= 3; attempt += 1) await claimOne(worker, -1)
  const fourth = await claimOne(worker)
  await runGeneration({ ctx: app.ctx, ...fourth, signal: new AbortController().signal })
  const failed = await readGeneration({ app, person: anna, id })
  expect(failed).toMatchObject({ state: 'failed', cost: 0, failure: { code: 'crash' } })
  expect(await settlements(id)).toEqual(['release'])
})

it('makes one of a double click, and takes one point', async () => {
  const { id } = await addReel({ app, person: anna })
  const before = await videoPointsOf({ app, person: anna })
  const clicks = Array.from({ length: 6 }, () => queueRender({ app, person: anna, id }))
  const made = await Promise.all(clicks)
  expect(new Set(made.map((one) => one.id)).size).toBe(1)
  expect(await videoPointsOf({ app, person: anna })).toBe(before - 1)
})

it('gives the point of a cancelled one back, once, and never begins with it', async () => {
  const id = await queue(anna)
  const path = `/generations/${id}/cancel`
  const cancel = () => call(app, { method: 'POST', path, token: anna.token })
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ data }) => data)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ state: 'cancelled', cost: 0 })),
  )
  expect(await settlements(id)).toEqual(['release'])
  expect(await claim(newId())).toBeUndefined()
})

it('refuses to finish what was cancelled meanwhile', async () => {
  const id = await queue(anna)
  const { hold } = await claimOne(newId())
  await call(app, { method: 'POST', path: `/generations/${id}/cancel`, token: anna.token })
  await expect(finish(hold)).rejects.toBeInstanceOf(LeaseLostError)
  expect(await settlements(id)).toEqual(['release'])
})

it('makes what failed again as a new one of the same scene, and only that', async () => {
  const id = await queue(anna)
  const again = () =>
    call(app, { method: 'POST', path: `/generations/${id}/retry`, token: anna.token })
  expect(await again()).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
  await call(app, { method: 'POST', path: `/generations/${id}/cancel`, token: anna.token })
  const { data } = await again()
  expect(data).toMatchObject({ state: 'queued', cost: 1 })
  expect(data).not.toMatchObject({ id })
})

it('keeps one under way in the history until it is cancelled', async () => {
  const id = await queue(anna)
  const remove = () =>
    call(app, { method: 'DELETE', path: `/generations/${id}`, token: anna.token })
  expect(await remove()).toMatchObject({ status: 409 })
  await call(app, { method: 'POST', path: `/generations/${id}/cancel`, token: anna.token })
  expect(await remove()).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 404 })
})

it('fails what nobody has made for half a day, while its point is still set aside', async () => {
  const id = await queue(anna)
  await app.database.pool.query("update generations set created_at = now() - interval '13 hours'")
  await sweepGenerations({ ctx: app.ctx })
  expect(await readGeneration({ app, person: anna, id })).toMatchObject({
    state: 'failed',
    failure: { code: 'late' },
  })
  expect(await settlements(id)).toEqual(['release'])
})

it('shows nothing of another workspace', async () => {
  const id = await queue(anna)
  for (const path of [`/generations/${id}`, `/generations/${id}/cancel`]) {
    const method = path.endsWith('cancel') ? 'POST' : 'GET'
    expect(await call(app, { method, path, token: boris.token })).toMatchObject({ status: 404 })
  }
  const { data } = await call(app, { path: '/generations', token: boris.token })
  expect(data).toEqual({ items: [], nextCursor: null })
})

it('puts nothing into the line when no points are left', async () => {
  const poor = await createUploader(app, 3)
  const { id } = await addReel({ app, person: poor })
  await videoPointsOf({ app, person: poor })
  await app.database.pool.query('update points_balances set granted = 0 where user_id = $1', [
    poor.userId,
  ])
  expect(await requestRender({ app, person: poor, id })).toMatchObject({
    status: 402,
    error: { code: 'PLAN_LIMIT_REACHED' },
  })
  const { rowCount } = await app.database.pool.query('select from generations')
  expect(rowCount).toBe(0)
})
