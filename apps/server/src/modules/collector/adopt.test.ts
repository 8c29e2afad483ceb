import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../test/publishing/set-up-publishing.ts'
import { collectDue } from './collect.ts'

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
  // Visible to the author only: TikTok tells no public id of it.
  await play.plan({ network: 'tiktok' })
  await play.settle()
  await play.app.consumeEvents()
  expect(await itemsOf('tiktok')).toEqual([])
})
