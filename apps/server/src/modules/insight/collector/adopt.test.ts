import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { inTransaction } from '../../../db/connection.ts'
import { analyticsAccounts } from '../../../db/schema/insight/analytics.ts'
import { adoptTarget } from './adopt.ts'
import { collectDue } from './collect.ts'
import { saveItems } from './work-items.repository.ts'

const play = setUpPublishing({ networks: ['bluesky', 'tiktok'] })

const itemsOf = async (network: string) =>
  (
    await play.app.ctx.db.execute<{
      target_id: string | null
      caption: string
      is_ai: boolean | null
      outcome: string | null
    }>(sql`
      select w.target_id, w.caption, w.is_ai, s.outcome from work_items w
      join metric_subjects s on s.id = w.id where w.network = ${network} order by w.published_at`)
  ).rows

it('follows what we publish: one piece for each target, however often it is found', async () => {
  const text = 'Пять мелочей, которые экономят утро каждый день'
  const { id } = await play.plan({ network: 'bluesky', text })
  await play.settle()
  await play.app.consumeEvents()
  play.clock.advance(60_000)
  await collectDue({ ctx: play.app.ctx })
  await collectDue({ ctx: play.app.ctx })
  expect(await itemsOf('bluesky')).toEqual([
    { target_id: id, caption: text, is_ai: false, outcome: 'found' },
  ])
})

it('does not ask for a post that the network keeps to its author', async () => {
  // Visible to the author only: TikTok returns no public id.
  await play.plan({ network: 'tiktok' })
  await play.settle()
  await play.app.consumeEvents()
  expect(await itemsOf('tiktok')).toEqual([])
})

it('is told of the same pieces in two orders at once', async () => {
  const { db } = play.app.ctx
  const [account] = await db.select().from(analyticsAccounts).limit(1)
  if (!account) throw new Error('no account')
  const now = play.clock.now()
  const pieceOf = (externalId: string) => ({
    externalId,
    details: {},
    publishedAt: now,
    caption: externalId,
    kind: 'text' as const,
    durationSeconds: null,
    permalink: null,
    thumbnailUrl: null,
  })
  const ids = Array.from({ length: 40 }, (_, index) => `piece-${index}`)
  const save = (order: readonly string[]) =>
    inTransaction(db, async (tx) => {
      for (const id of order) await saveItems({ tx, account, items: [pieceOf(id)], now })
    })
  await Promise.all([save(ids), save(ids.toReversed())])
  const saved = (await itemsOf(account.network)).filter(({ caption }) => ids.includes(caption))
  expect(saved).toHaveLength(ids.length)
})

it('waits for whoever changes the post, and locks nothing against them', async () => {
  const { ctx } = play.app
  const text = 'Полка, которую правят в минуту выхода'
  const { id: targetId } = await play.plan({ network: 'bluesky', text })
  await play.settle()
  const isWaiting = async () => {
    const { rows } = await ctx.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length > 0
  }
  const adopted = await inTransaction(ctx.db, async (tx) => {
    const postOf = sql`select post_id from post_targets where id = ${targetId}`
    await tx.execute(sql`select from posts where id = (${postOf}) for update`)
    const adopting = inTransaction(ctx.db, (other) => adoptTarget({ ctx, tx: other, targetId }))
    const settled = adopting.then(() => 'adopted', String)
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 5000)
    await tx.execute(sql`select from post_targets where id = ${targetId} for update`)
    return { settled }
  })
  expect(await adopted.settled).toBe('adopted')
  expect((await itemsOf('bluesky')).map(({ caption }) => caption)).toContain(text)
})
