import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import { postTargets, targetEvents } from '../../db/schema/posts.ts'
import type { Pace } from './pace.ts'
import type { TargetRow } from './targets.repository.ts'

const at = (now: Date, milliseconds = 0) => new Date(now.getTime() + milliseconds).toISOString()
const milliseconds = (value: number) => sql`make_interval(secs => ${value / 1000})`

/** Where a call may be on its way that others can see: whoever takes over waits for it. */
const VISIBLE = sql`('submitting', 'published')`

/** No workspace may set a limit shorter than a minute. */
const SHORTEST_LIMIT_MS = 60_000

type When = { pace: Pace; now: Date }

/**
 * Not looked at in time because nobody was there. What waited for its account or for a network that was down is
 * not late, up to the end of all tries.
 */
const isLate = ({ pace, now }: When): SQL => {
  const moment = sql`${at(now)}::timestamptz`
  const limit = sql`t.next_at + make_interval(mins => coalesce(
    (select s.late_limit_minutes from publisher_settings s where s.workspace_id = t.workspace_id), 15))`
  return sql`(t.state in ('scheduled', 'claimed', 'preparing') and (
    t.next_at + ${milliseconds(pace.lateForMs)} < ${moment}
    or (${limit} < ${moment}
      and not coalesce(a.busy_since <= ${limit} and a.used_at >= ${at(now, -pace.graceMs)}, false)
      and not exists (select 1 from network_pauses p where p.network = t.network and p.pauses > 0
        and p.since <= ${limit} and p.until >= ${at(now, -pace.graceMs)}))))`
}

const mayBeLate = (when: When): SQL =>
  sql`t.next_at < ${at(when.now, -SHORTEST_LIMIT_MS)} and ${isLate(when)}`

const isFree = (now: Date): SQL =>
  sql`(a.busy_target is null or a.busy_target = t.id or a.busy_until <= ${at(now)})
    and (a.free_at is null or a.free_at <= ${at(now)})`

/** Of all that is due, the first of each account that nobody else has. */
const claimStatement = ({ pace, now, worker, limit }: When & { worker: string; limit: number }) => {
  const until = at(now, pace.earlyMs + pace.leaseMs)
  return sql`
    with due as (
      select t.id, t.connection_id, t.next_at, t.state
      from post_targets t left join publisher_accounts a on a.connection_id = t.connection_id
      where t.next_at <= ${at(now, pace.earlyMs)}
        and (t.lease_until is null or t.lease_until <= ${at(now)})
        and ${isFree(now)}
        and not exists (
          select 1 from network_pauses p where p.network = t.network and p.until > ${at(now)})
        and not (${mayBeLate({ pace, now })})
      order by t.next_at limit ${limit}
      for update of t skip locked
    ), first as (
      select distinct on (coalesce(connection_id, id)) * from due
      order by coalesce(connection_id, id), next_at, id
    ), held as (
      insert into publisher_accounts as a (connection_id, busy_target, busy_until, busy_since, used_at)
      select connection_id, id, ${until}::timestamptz, least(next_at, ${at(now)}::timestamptz),
        ${at(now)}::timestamptz
      from first where connection_id is not null order by connection_id
      on conflict (connection_id) do update set
        busy_target = excluded.busy_target, busy_until = excluded.busy_until,
        used_at = greatest(a.used_at, excluded.used_at),
        busy_since = case when a.used_at >= ${at(now, -pace.graceMs)}
          then least(a.busy_since, excluded.busy_since) else excluded.busy_since end
      where (a.busy_target is null or a.busy_target = excluded.busy_target or a.busy_until <= ${at(now)})
        and (a.free_at is null or a.free_at <= ${at(now)})
      returning busy_target
    )
    update post_targets t set
      state = case when t.state = 'scheduled' then 'claimed' else t.state end,
      version = t.version + 1, lease_owner = ${worker}, lease_until = ${until}::timestamptz,
      next_at = ${until}::timestamptz + case when t.state in ${VISIBLE}
        then ${milliseconds(pace.patienceMs)} else interval '0' end
    from first
    where t.id = first.id and (first.connection_id is null or t.id in (select busy_target from held))
    returning t.id, first.next_at as due, first.state as was`
}

export type Claim = { target: TargetRow; due: Date }

/** Takes up to `limit` targets for a worker; nobody else gets them until the lease is over. */
export const claimDue = ({
  db,
  ...claim
}: When & { db: Db; worker: string; limit: number }): Promise<Claim[]> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string; due: string; was: string }>(
      claimStatement(claim),
    )
    if (rows.length === 0) return []
    const begun = rows.filter(({ was }) => was === 'scheduled')
    if (begun.length > 0) {
      const step = { at: claim.now, fromState: 'scheduled', toState: 'claimed' } as const
      await tx
        .insert(targetEvents)
        .values(begun.map(({ id }) => ({ ...step, targetId: id, cause: 'claimed' })))
    }
    const dueOf = new Map(rows.map(({ id, due }) => [id, new Date(due)]))
    const targets = await tx
      .select()
      .from(postTargets)
      .where(inArray(postTargets.id, [...dueOf.keys()]))
    return targets.map((target) => ({ target, due: dueOf.get(target.id) ?? claim.now }))
  })

/** A sign of life for everything a worker has in hand; gives the ids that still are its own. */
export const renewLeases = async ({
  db,
  worker,
  ids,
  now,
  pace,
}: When & { db: Db; worker: string; ids: readonly string[] }): Promise<string[]> => {
  const until = at(now, pace.leaseMs)
  const { rows } = await db.execute<{ id: string }>(sql`
    with mine as (
      update post_targets set lease_until = ${until}::timestamptz,
        next_at = ${until}::timestamptz + case when state in ${VISIBLE}
          then ${milliseconds(pace.patienceMs)} else interval '0' end
      where id = any(${sql.param([...ids])}::uuid[]) and lease_owner = ${worker}
        and lease_until > ${at(now)}
      returning id, connection_id
    ), held as (
      update publisher_accounts a set busy_until = ${until}::timestamptz, used_at = ${at(now)}
      from mine where a.connection_id = mine.connection_id and a.busy_target = mine.id
    )
    select id from mine`)
  return rows.map(({ id }) => id)
}

/** What nobody looked at in time, held still until the transaction ends. */
export const lockLate = async ({
  tx,
  limit,
  ...when
}: When & { tx: Tx; limit: number }): Promise<TargetRow[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from post_targets t
    left join publisher_accounts a on a.connection_id = t.connection_id
    where ${mayBeLate(when)} and (t.lease_until is null or t.lease_until <= ${at(when.now)})
    order by t.next_at limit ${limit}
    for update of t skip locked`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return tx.select().from(postTargets).where(inArray(postTargets.id, ids))
}
