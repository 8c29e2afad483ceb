import { newId } from '@kadr/kit/new-id'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { posts, postTargets, targetEvents } from '../../../db/schema/publishing/posts.ts'
import { runPublisher } from './loop.ts'
import { createPublisher } from './publisher.ts'
import { resourceMedia } from './resource-media.ts'
import { chooseClaimAhead } from './work.ts'

let app: TestShell
let workspaceId = ''
beforeAll(async () => {
  app = await createTestApp()
  workspaceId = await workspaceOf(app, (await signInAs(app, { id: 7 })).token)
})
afterAll(() => app.stop())

/** A target of a detached account: it fails as soon as it is due. */
const plan = async (inMs: number) => {
  const [id, postId] = [newId(), newId()]
  const dueAt = new Date(Date.now() + inMs)
  const time = { dueAt, wallTime: '2026-03-10T12:00', timeZone: 'UTC' }
  await app.ctx.db
    .insert(posts)
    .values({ id: postId, workspaceId, text: 'Пост', searchText: 'пост', ...time })
  await app.ctx.db.insert(postTargets).values({
    id,
    workspaceId,
    postId,
    network: 'telegram',
    accountTitle: 'Канал',
    settings: {},
    state: 'scheduled',
    dueAt,
    nextAt: dueAt,
  })
  return { id, dueAt }
}

const targetOf = async (id: string) => {
  const [row] = await app.ctx.db.select().from(postTargets).where(eq(postTargets.id, id))
  if (!row) throw new Error('The target is gone')
  return row
}

const startWorker = () => {
  const stopping = new AbortController()
  const publisher = createPublisher({ ctx: app.ctx, media: resourceMedia })
  const ended = runPublisher({ publisher, signal: stopping.signal })
  return async () => {
    stopping.abort()
    await ended
  }
}

const isReady = async () => {
  const answer = await app.http.inject('/ready')
  return answer.json<{ publisher: boolean }>().publisher
}

const OFTEN = { interval: 20 }

it('the server is not ready without a worker, and a late worker starts publishing', async () => {
  expect(await isReady()).toBe(false)
  const { id } = await plan(0)
  const stop = startWorker()
  await vi.waitFor(async () => expect((await targetOf(id)).state).toBe('failed'), OFTEN)
  await vi.waitFor(async () => expect(await isReady()).toBe(true), OFTEN)
  await stop()
  const figures = await app.ctx.metrics.registry.metrics()
  expect(figures).toContain('publish_outcomes_total{network="telegram",outcome="failed"} 1')
  expect(figures).toContain('publish_failures_total{network="telegram",kind="permanent"} 1')
})

it('claims ahead and begins not a millisecond before the moment', async () => {
  const { id, dueAt } = await plan(700)
  const stop = startWorker()
  await vi.waitFor(async () => expect((await targetOf(id)).state).toBe('failed'), OFTEN)
  const [claimed, failed] = await app.ctx.db
    .select()
    .from(targetEvents)
    .where(eq(targetEvents.targetId, id))
    .orderBy(asc(targetEvents.id))
  expect([claimed?.cause, failed?.cause]).toEqual(['claimed', 'failed'])
  expect(failed?.at.getTime()).toBeGreaterThanOrEqual(dueAt.getTime())
  await stop()
})

it('gives back what has not begun when it is told to stop', async () => {
  const { id, dueAt } = await plan(60_000)
  // With `earlyMs` of two minutes it is claimed at once, and waits for `dueAt`.
  const stopping = new AbortController()
  const publisher = createPublisher({ ctx: app.ctx, media: resourceMedia })
  const patient = { ...publisher, pace: { ...publisher.pace, earlyMs: 120_000 } }
  const ended = runPublisher({ publisher: patient, signal: stopping.signal })
  await vi.waitFor(async () => expect((await targetOf(id)).state).toBe('claimed'), OFTEN)
  stopping.abort()
  await ended
  expect(await targetOf(id)).toMatchObject({ leaseOwner: null, nextAt: dueAt })
})

it('looks further ahead for a crowd, which takes longer to claim', async () => {
  const { pace, ...publisher } = createPublisher({ ctx: app.ctx, media: resourceMedia })
  const choose = () => chooseClaimAhead({ publisher: { ...publisher, pace }, crowd: 2 })
  await Promise.all([plan(6000), plan(6000)])
  expect(await choose()).toBe(pace.earlyMs)
  const { id } = await plan(6000)
  expect(await choose()).toBe(pace.crowdEarlyMs)
  await app.ctx.db.delete(postTargets).where(eq(postTargets.id, id))
})
