import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { LEASE_MS } from './collect.ts'
import { runCollector } from './loop.ts'
import { claimBatch, renewBatches } from './subjects.repository.ts'

const play = setUpCollecting({ networks: ['bluesky', 'telegram', 'tiktok'] })

const countDue = async () => {
  const now = play.clock.now().toISOString()
  const rows = await play.query(sql`select from metric_subjects where next_at <= ${now}`)
  return rows.length
}

const claimFor = (owner: string) =>
  claimBatch({
    db: play.ctx.db,
    clock: play.ctx.databaseClock,
    leaseMs: LEASE_MS,
    owner,
    batchSizeOf: () => 5,
  })

it('gives an account to one worker at a time, and to another when its lease is over', async () => {
  const owners = Array.from({ length: 4 }, () => crypto.randomUUID())
  const atOnce = await Promise.all(owners.map(claimFor))
  const later = [await claimFor(crypto.randomUUID()), await claimFor(crypto.randomUUID())]
  const claims = [...atOnce, ...later].filter((claim) => claim !== undefined)
  expect(claims).toHaveLength(3)
  expect(new Set(claims.map(({ account }) => account.id)).size).toBe(3)
  const [held] = claims
  const batch = { accountId: held?.account.id ?? '', owner: held?.owner ?? '' }
  const renew = () =>
    renewBatches({
      db: play.ctx.db,
      clock: play.ctx.databaseClock,
      leaseMs: LEASE_MS,
      batches: [batch],
    })
  play.clock.advance(LEASE_MS / 2)
  expect(await renew()).toEqual([batch.owner])
  play.clock.advance(LEASE_MS / 2)
  // The renewed lease is still held, the others have expired.
  expect((await claimFor(crypto.randomUUID()))?.account.id).not.toBe(batch.accountId)
  play.clock.advance(LEASE_MS + 1)
  expect(await renew()).toEqual([])
})

it('reads all that is due and stops when it is told to', async () => {
  play.clock.advance(2 * LEASE_MS)
  const stopping = new AbortController()
  const running = runCollector({ ctx: play.ctx, signal: stopping.signal })
  await vi.waitFor(async () => expect(await countDue()).toBe(0), { timeout: 50_000, interval: 200 })
  stopping.abort()
  await running
  const [left] = await play.query<{ leased: number; found: number }>(sql`
    select count(lease_owner)::int as leased, count(*) filter (where outcome = 'found')::int as found
    from metric_subjects`)
  expect(left?.leased).toBe(0)
  expect(left?.found).toBeGreaterThan(60)
})
