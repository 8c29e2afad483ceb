import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { inTransaction } from '../../../db/connection.ts'
import { startPaidPlan } from '../subscription/index.ts'
import { releasePoints, releaseStaleReservations, reservePoints, spendPoints } from './index.ts'

const clock = createFakeClock()
let app: TestShell
let nextId = 1

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const newPerson = async () => {
  const person = await signInAs(app, { id: nextId++ })
  return { ...person, workspaceId: await workspaceOf(app, person.token) }
}

const left = async (token: string) => (await call(app, { path: '/users/me/points', token })).data

const reserve = (workspaceId: string, { key, amount = 1 }: { key: string; amount?: number }) =>
  reservePoints({ ctx: app.ctx, workspaceId, kind: 'videoGenerations', amount, key })

it('sets points aside, spends them and gives them back', async () => {
  const { token, workspaceId } = await newPerson()
  const first = await reserve(workspaceId, { key: 'a', amount: 2 })
  const second = await reserve(workspaceId, { key: 'b' })
  expect(await left(token)).toMatchObject({ videoGenerations: 2, aiGenerations: 5 })
  await spendPoints({ ctx: app.ctx, ...first })
  await releasePoints({ ctx: app.ctx, ...second })
  expect(await left(token)).toMatchObject({ videoGenerations: 3 })
})

it('counts a repeated key, spend or release once', async () => {
  const { token, workspaceId } = await newPerson()
  const all = await Promise.all(Array.from({ length: 8 }, () => reserve(workspaceId, { key: 'a' })))
  const [reservation] = all
  expect(new Set(all.map(({ reservationId }) => reservationId)).size).toBe(1)
  if (!reservation) throw new Error('nothing was reserved')
  await Promise.all(all.map((each) => spendPoints({ ctx: app.ctx, ...each })))
  expect(await reserve(workspaceId, { key: 'a' })).toEqual(reservation)
  expect(await left(token)).toMatchObject({ videoGenerations: 4 })
  const given = await reserve(workspaceId, { key: 'b' })
  await Promise.all([1, 2, 3].map(() => releasePoints({ ctx: app.ctx, ...given })))
  expect(await left(token)).toMatchObject({ videoGenerations: 4 })
})

describe('it refuses', () => {
  it('more than is left, and leaves no trace of the try', async () => {
    const { token, workspaceId } = await newPerson()
    await expect(reserve(workspaceId, { key: 'a', amount: 6 })).rejects.toMatchObject({
      code: 'PLAN_LIMIT_REACHED',
      userMessage: expect.stringMatching(
        /^Генерации видео на этот месяц закончились\. Обновятся \d+ \p{L}+\. Больше даёт тариф Hobby\.$/u,
      ),
    })
    expect(await left(token)).toMatchObject({ videoGenerations: 5 })
    await reserve(workspaceId, { key: 'a', amount: 5 })
    expect(await left(token)).toMatchObject({ videoGenerations: 0 })
  })

  it('to release what is spent and to spend what is released', async () => {
    const { workspaceId } = await newPerson()
    const spent = await reserve(workspaceId, { key: 'a' })
    const released = await reserve(workspaceId, { key: 'b' })
    await spendPoints({ ctx: app.ctx, ...spent })
    await releasePoints({ ctx: app.ctx, ...released })
    await expect(releasePoints({ ctx: app.ctx, ...spent })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(spendPoints({ ctx: app.ctx, ...released })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('the same key for something else, and workspaces and reservations that are not there', async () => {
    const { workspaceId } = await newPerson()
    await reserve(workspaceId, { key: 'a' })
    await expect(reserve(workspaceId, { key: 'a', amount: 2 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const nowhere = '00000000-0000-7000-8000-000000000000'
    await expect(reserve(nowhere, { key: 'a' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(spendPoints({ ctx: app.ctx, reservationId: nowhere })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

it('undoes a reservation with the transaction it was made in', async () => {
  const { token, workspaceId } = await newPerson()
  const failed = inTransaction(app.ctx.db, async (tx) => {
    await reservePoints({
      ctx: app.ctx,
      tx,
      workspaceId,
      kind: 'aiGenerations',
      amount: 3,
      key: 'a',
    })
    throw new Error('the caller failed')
  })
  await expect(failed).rejects.toThrow('the caller failed')
  expect(await left(token)).toMatchObject({ aiGenerations: 5 })
})

it('opens a new month with fresh points and settles old reservations in their own', async () => {
  const { token, workspaceId } = await newPerson()
  const reservation = await reserve(workspaceId, { key: 'a', amount: 5 })
  expect(await left(token)).toMatchObject({ videoGenerations: 0 })
  clock.advance(31 * 86_400_000)
  const { token: fresh } = await signInAs(app, { id: nextId - 1 })
  expect(await left(fresh)).toMatchObject({ videoGenerations: 5 })
  await spendPoints({ ctx: app.ctx, ...reservation })
  expect(await left(fresh)).toMatchObject({ videoGenerations: 5 })
})

it('opens a month once, and writes no grant while it lasts', async () => {
  const { workspaceId } = await newPerson()
  const { pool } = app.database
  await pool.query(`create function refuse_grant() returns trigger language plpgsql
    as $$ begin raise 'a grant'; end $$`)
  await pool.query(`create trigger refuse_grant before insert on points_balances
    for each row execute function refuse_grant()`)
  try {
    await reserve(workspaceId, { key: 'a' })
  } finally {
    await pool.query('drop function refuse_grant cascade')
  }
  clock.advance(31 * 86_400_000)
  await Promise.all([1, 2, 3, 4, 5].map((n) => reserve(workspaceId, { key: `b${n}` })))
  await expect(reserve(workspaceId, { key: 'c' })).rejects.toMatchObject({
    code: 'PLAN_LIMIT_REACHED',
  })
})

it('never runs out of what is unlimited, and counts it all the same', async () => {
  const { token, user, workspaceId } = await newPerson()
  const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000)
  clock.advance(1)
  await inTransaction(app.ctx.db, (tx) =>
    startPaidPlan({ tx, userId: user.id, plan: 'AGENCY', startedAt: clock.now(), expiresAt }),
  )
  await spendPoints({ ctx: app.ctx, ...(await reserve(workspaceId, { key: 'a', amount: 500 })) })
  expect(await left(token)).toEqual({
    videoGenerations: -1,
    aiGenerations: -1,
    planName: 'AGENCY',
    renewsAt: expect.any(String),
  })
})

it('gives back what was left set aside for a day', async () => {
  const { workspaceId } = await newPerson()
  const open = await reserve(workspaceId, { key: 'a', amount: 2 })
  const spent = await reserve(workspaceId, { key: 'b' })
  await spendPoints({ ctx: app.ctx, ...spent })
  await releaseStaleReservations({ ctx: app.ctx })
  await spendPoints({ ctx: app.ctx, ...(await reserve(workspaceId, { key: 'c' })) })
  clock.advance(24 * 3_600_000)
  await releaseStaleReservations({ ctx: app.ctx })
  await expect(spendPoints({ ctx: app.ctx, ...open })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await releaseStaleReservations({ ctx: app.ctx })).toBe(0)
})
