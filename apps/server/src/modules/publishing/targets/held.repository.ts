import type { TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import type { TargetRow } from './targets.repository.ts'

/** A due target whose account or network is not free before `until`. */
type Held = { target: TargetRow; reason: TargetWaiting['reason']; until: Date }

/**
 * Due targets held back by their account or their network, locked until the transaction ends; without those whose
 * stored wait is already this one.
 */
export const lockHeld = async ({
  tx,
  clock,
  limit,
}: {
  tx: Tx
  clock: DatabaseClock
  limit: number
}): Promise<Held[]> => {
  const now = clock.now()
  // Milliseconds, as JSON stores them.
  const until = sql`date_trunc('milliseconds', greatest(a.free_at, p.until))`
  const { rows } = await tx.execute<{ id: string; reason: 'asked' | 'down'; until: number }>(sql`
    select t.id, case when a.free_at is null or a.free_at <= ${now} or p.until > a.free_at
        then 'down' else 'asked' end as reason,
      (extract(epoch from ${until}) * 1000)::float8 as until
    from post_targets t
    left join publisher_accounts a on a.connection_id = t.connection_id
    left join network_pauses p on p.network = t.network and p.until > ${now}
    where t.next_at <= ${now} and t.state in ('scheduled', 'claimed', 'preparing')
      and (t.lease_until is null or t.lease_until <= ${now})
      and (a.free_at > ${now} or p.until > ${now})
      and (t.waiting is null or (t.waiting->>'until')::timestamptz <> ${until})
    order by t.next_at limit ${limit}
    for update of t skip locked`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const targets = await tx.select().from(postTargets).where(inArray(postTargets.id, ids))
  return targets.flatMap((target) => {
    const row = rows.find(({ id }) => id === target.id)
    return row ? [{ target, reason: row.reason, until: new Date(row.until) }] : []
  })
}

/** Of a locked target. It stays in its state and version: nothing about sending it changes. */
export const setWaiting = ({ tx, id, waiting }: { tx: Tx; id: string; waiting: TargetWaiting }) =>
  tx.update(postTargets).set({ waiting }).where(eq(postTargets.id, id))
