import { newId } from '@kadr/kit/new-id'
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import { postTargets } from '../../db/schema/posts.ts'
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

/** Up to `limit` of what is due, or will be `earlyMs` from now. */
type Wanted = When & { earlyMs: number; limit: number }

/** Waits for somebody, and nobody has it. */
const isWaiting = ({ now, earlyMs }: Wanted): SQL =>
  sql`t.next_at <= ${at(now, earlyMs)} and (t.lease_until is null or t.lease_until <= ${at(now)})`

/** Of all that is due, the first of each account. Only those are locked, whatever waits behind them. */
const dueRows = (wanted: Wanted): SQL => sql`
  select t.id as target, t.connection_id as account, t.next_at as due, t.state as was
  from post_targets t
  where t.id in (
    select distinct on (coalesce(connection_id, id)) id from (
      select t.id, t.connection_id, t.next_at
      from post_targets t left join publisher_accounts a on a.connection_id = t.connection_id
      where ${isWaiting(wanted)} and ${isFree(wanted.now)}
        and not exists (
          select 1 from network_pauses p where p.network = t.network and p.until > ${at(wanted.now)})
        and not (${mayBeLate(wanted)})
      order by t.next_at limit ${wanted.limit}
    ) found
    order by coalesce(connection_id, id), next_at, id
  ) and ${isWaiting(wanted)}
  for update of t skip locked`

/** The accounts of those, held for them. One that somebody was faster to hold is left out. */
const heldRows = ({ pace, now, until }: When & { until: string }): SQL => sql`
  insert into publisher_accounts as a (connection_id, busy_target, busy_until, busy_since, used_at)
  select account, target, ${until}::timestamptz, least(due, ${at(now)}::timestamptz),
    ${at(now)}::timestamptz
  from first where account is not null order by account
  on conflict (connection_id) do update set
    busy_target = excluded.busy_target, busy_until = excluded.busy_until,
    used_at = greatest(a.used_at, excluded.used_at),
    busy_since = case when a.used_at >= ${at(now, -pace.graceMs)}
      then least(a.busy_since, excluded.busy_since) else excluded.busy_since end
  where (a.busy_target is null or a.busy_target = excluded.busy_target or a.busy_until <= ${at(now)})
    and (a.free_at is null or a.free_at <= ${at(now)})
  returning busy_target`

/** One statement for all of them, however many: finding, holding, taking and reading. */
const takeDue = ({ tx, worker, ...when }: Wanted & { tx: Tx; worker: string }) => {
  const until = at(when.now, when.earlyMs + when.pace.leaseMs)
  const first = tx
    .$with('first', {
      target: sql<string>`target`.as('target'),
      account: sql<string | null>`account`.as('account'),
      due: sql`due`.mapWith(postTargets.dueAt).as('due'),
      was: sql<string>`was`.as('was'),
    })
    .as(dueRows(when))
  const held = tx
    .$with('held', { busyTarget: sql<string>`busy_target`.as('busy_target') })
    .as(heldRows({ ...when, until }))
  const patience = milliseconds(when.pace.patienceMs)
  return tx
    .with(first, held)
    .update(postTargets)
    .set({
      state: sql`case when ${postTargets.state} = 'scheduled' then 'claimed' else ${postTargets.state} end`,
      version: sql`${postTargets.version} + 1`,
      leaseOwner: worker,
      leaseUntil: sql`${until}::timestamptz`,
      nextAt: sql`${until}::timestamptz + case when ${postTargets.state} in ${VISIBLE}
        then ${patience} else interval '0' end`,
    })
    .from(first)
    .where(
      sql`${postTargets.id} = ${first.target} and (${first.account} is null
        or ${postTargets.id} in (select busy_target from held))`,
    )
    .returning({ target: getTableColumns(postTargets), due: first.due, was: first.was })
}

/** The first line of each timeline. */
const noteClaimed = ({ tx, ids, now }: { tx: Tx; ids: readonly string[]; now: Date }) => {
  const eventIds = ids.map(() => newId())
  return tx.execute(sql`
    insert into target_events (id, target_id, at, from_state, to_state, cause)
    select line.id, line.target_id, ${at(now)}::timestamptz, 'scheduled', 'claimed', 'claimed'
    from unnest(${sql.param(eventIds)}::uuid[], ${sql.param([...ids])}::uuid[]) as line (id, target_id)`)
}

export type Claim = { target: TargetRow; due: Date }

/** Takes up to `limit` targets for a worker; nobody else gets them until the lease is over. */
export const claimDue = ({ db, ...claim }: Wanted & { db: Db; worker: string }): Promise<Claim[]> =>
  inTransaction(db, async (tx) => {
    const rows = await takeDue({ tx, ...claim })
    const begun = rows.filter(({ was }) => was === 'scheduled').map(({ target }) => target.id)
    if (begun.length > 0) await noteClaimed({ tx, ids: begun, now: claim.now })
    return rows.map(({ target, due }) => ({ target, due: due ?? claim.now }))
  })

/** Whether more than so many become due at once: then they have to be claimed in good time. */
export const isCrowdAhead = async ({
  db,
  now,
  withinMs,
  moreThan,
}: {
  db: Db
  now: Date
  withinMs: number
  moreThan: number
}): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from post_targets where next_at between ${at(now)} and ${at(now, withinMs)}
      and state = 'scheduled' offset ${moreThan} limit 1`)
  return rows.length > 0
}

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
