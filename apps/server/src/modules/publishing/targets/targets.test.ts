import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { newId } from '@kadr/kit/new-id'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { connected, signInWithPlan } from '../../../../test/connecting.ts'
import { call } from '../../../../test/people.ts'
import { ask, createDraft, plan } from '../../../../test/posts.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { inTransaction } from '../../../db/connection.ts'
import {
  addTargets,
  claimDue,
  moveTarget,
  renewLeases,
  rescheduleTargets,
  saveLeased,
} from './index.ts'

const play = setUpPublishing({ networks: ['telegram'] })
const PACE = { leaseMs: 60_000, patienceMs: 60_000, graceMs: 60_000, lateForMs: 600_000 }

const at = () => play.clock.now()

const seenAt = async (targetId: string) => {
  const { id, state, version } = await play.targetOf(targetId)
  return { id, state, version }
}

const claim = async (worker: string) => {
  const { urgentDb: db, databaseClock: clock } = play.app.ctx
  const claims = await claimDue({ db, clock, pace: PACE, worker, limit: 10, earlyMs: 0 })
  return claims.map(({ target }) => target)
}

const claimOne = async (worker = newId()) => {
  const { id } = await play.plan({ network: 'telegram' })
  const [target] = await claim(worker)
  if (target?.id !== id) throw new Error('It was not claimed')
  return { ...target, leaseOwner: worker }
}

it('lets a target go only where the domain lets it, and undoes the rest', async () => {
  const { id } = await play.plan({ network: 'telegram' })
  const before = await play.targetOf(id)
  const target = await seenAt(id)
  const moves = (['published', 'removed', 'submitting'] as const).map(
    (to) => () =>
      inTransaction(play.app.ctx.db, (tx) =>
        moveTarget({ tx, at: at(), target, to, cause: 'published' }),
      ),
  )
  const place = () =>
    inTransaction(play.app.ctx.db, (tx) =>
      rescheduleTargets({
        ctx: play.app.ctx,
        tx,
        actorId: null,
        placements: [{ target, to: 'processing', dueAt: null, cause: 'moved' }],
      }),
    )
  for (const run of [...moves, place]) await expect(run()).rejects.toThrow('does not go')
  expect(await play.targetOf(id)).toEqual(before)
  expect(await play.causesOf(id)).toEqual([])
})

it('adds targets as drafts or planned ones, each with its first line', async () => {
  const { id, postId } = await play.plan({ network: 'telegram' })
  const { workspaceId, network, accountTitle, settings } = await play.targetOf(id)
  const draft = () => ({ id: newId(), workspaceId, postId, network, accountTitle, settings })
  const targets = [draft(), { ...draft(), dueAt: at() }]
  await inTransaction(play.app.ctx.db, (tx) =>
    addTargets({ ctx: play.app.ctx, tx, targets, cause: 'created' }),
  )
  const rows = await Promise.all(targets.map((one) => play.targetOf(one.id)))
  expect(rows).toMatchObject([
    { state: 'draft', dueAt: null, nextAt: null },
    { state: 'scheduled', dueAt: at(), nextAt: at() },
  ])
  for (const { id: added } of targets) expect(await play.causesOf(added)).toEqual(['created'])
})

it('claims once, and goes on with what was left where it was', async () => {
  const first = await claimOne()
  expect(first.state).toBe('claimed')
  expect(await claim(newId())).toEqual([])
  await inTransaction(play.app.ctx.db, (tx) =>
    saveLeased({
      tx,
      at: at(),
      held: first,
      to: 'preparing',
      cause: 'preparing',
      lease: { kind: 'extend', clock: play.app.ctx.databaseClock, pace: PACE },
    }),
  )
  play.clock.advance(PACE.leaseMs)
  const [second] = await claim(newId())
  expect(second).toMatchObject({ id: first.id, state: 'preparing' })
  expect(await play.causesOf(first.id)).toEqual(['claimed', 'preparing'])
})

it('sends nothing of a closed workspace, and goes on when it is opened again', async () => {
  const { app } = play
  const { token, user } = await signInWithPlan(app, { id: 42, plan: 'AGENCY' })
  const body = { name: 'Зерно', timeZone: 'Europe/Moscow' }
  const created = await call(app, { method: 'POST', path: '/workspaces', token, body })
  const workspaceId = z.object({ id: z.string() }).parse(created.data).id
  const owner = { token, userId: user.id, workspaceId }
  const channel = { channel: '@foreign_channel' }
  const path = '/users/me/connections/telegram/channels'
  const account = connected(await ask(app, owner, { method: 'POST', path, body: channel })).id
  const due = new Date(at().getTime() + play.minutes(10))
  const draft = await createDraft(app, owner, [account], { text: 'Новый урожай' })
  await plan(app, owner, draft, toWallTime({ at: due, timeZone: 'Europe/Moscow' }))
  const confirmation = { confirmation: body.name }
  const close = { method: 'DELETE', path: '/workspaces/current', body: confirmation } as const
  expect(await ask(app, owner, close)).toMatchObject({ status: 200 })
  play.clock.set(due)
  expect(await play.work(play.worker())).toBe(0)
  expect(play.arrived('telegram', 'Новый урожай')).toBe(0)
  const restore = { method: 'POST', path: `/workspaces/${workspaceId}/restore`, token } as const
  expect(await call(app, restore)).toMatchObject({ status: 200 })
  await play.settle()
  expect(play.arrived('telegram', 'Новый урожай')).toBe(1)
})

it('writes for the worker that holds the lease and for no other', async () => {
  const target = await claimOne()
  const { databaseClock: clock, db } = play.app.ctx
  const save = (held: Parameters<typeof saveLeased>[0]['held']) =>
    inTransaction(db, (tx) =>
      saveLeased({
        tx,
        at: at(),
        held,
        cause: 'try_failed',
        lease: { kind: 'release', nextAt: null },
      }),
    )
  const before = await play.targetOf(target.id)
  expect(await save({ ...target, leaseOwner: newId() })).toBeUndefined()
  expect(await save({ ...target, version: target.version - 1 })).toBeUndefined()
  expect(await play.targetOf(target.id)).toEqual(before)
  const stranger = { db, clock, pace: PACE, worker: newId(), ids: [target.id] }
  expect(await renewLeases(stranger)).toEqual([])
  expect(await renewLeases({ ...stranger, worker: target.leaseOwner })).toEqual([target.id])
  expect(await save(target)).toMatchObject({ leaseOwner: null, leaseUntil: null, nextAt: null })
  expect(await play.causesOf(target.id)).toEqual(['claimed', 'try_failed'])
})

it('keeps the lease of a worker that goes on, also with what is out', async () => {
  const target = await claimOne()
  const { databaseClock: clock, db } = play.app.ctx
  const lease = { kind: 'extend', clock, pace: PACE } as const
  let held = target
  for (const to of ['preparing', 'submitting', 'published'] as const) {
    const row = await inTransaction(db, (tx) =>
      saveLeased({ tx, at: at(), held, to, cause: to, lease }),
    )
    expect(row).toMatchObject({ state: to, leaseOwner: target.leaseOwner })
    if (row) held = { ...row, leaseOwner: target.leaseOwner }
  }
})

it('does not find a lease again that is over', async () => {
  const target = await claimOne()
  const { databaseClock: clock, db } = play.app.ctx
  play.clock.advance(PACE.leaseMs)
  const mine = { db, clock, pace: PACE, worker: target.leaseOwner, ids: [target.id] }
  expect(await renewLeases(mine)).toEqual([])
})

it('keeps what is out from going anywhere but away', async () => {
  const { id } = await play.plan({ network: 'telegram' })
  await play.settle()
  const target = await seenAt(id)
  const states: TargetState[] = ['scheduled', 'preparing', 'submitting', 'failed', 'draft']
  for (const to of states) {
    const move = inTransaction(play.app.ctx.db, (tx) =>
      moveTarget({ tx, at: at(), target, to, cause: 'moved' }),
    )
    await expect(move).rejects.toThrow('does not go')
  }
  expect((await play.targetOf(id)).state).toBe('published')
})
