import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { BY_HAND } from '@kadr/domain/publishing/posts/by-hand'
import { statesBefore } from '@kadr/domain/publishing/posts/target-states'
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import { isApprovedAsItIs } from './content-hash.repository.ts'
import type { TargetRow } from './targets.repository.ts'
import { recordMoves } from './timeline.repository.ts'

const milliseconds = (value: number) => sql`make_interval(secs => ${value / 1000})`

/** States in which a crashed worker may have a visible request in flight: a takeover waits for it. */
const VISIBLE = ['submitting', 'published'] as const satisfies readonly TargetState[]
const isVisible = (state: SQL) =>
  sql`${state} in (${sql.join(
    VISIBLE.map((one) => sql`${one}`),
    sql`, `,
  )})`

/** The minimum of a workspace's late limit. */
const SHORTEST_LIMIT_MS = 60_000

/** Lease timings, in milliseconds. */
export type LeasePace = {
  leaseMs: number
  /** How long a request of a crashed worker may still be in flight. */
  patienceMs: number
}
type ClaimPace = LeasePace & {
  /** An account or a network released within this time still counts as busy. */
  graceMs: number
  /** A target not started this long after `nextAt` is missed, whatever delayed it. */
  lateForMs: number
}

type ClaimTiming = { pace: ClaimPace; clock: DatabaseClock }

/**
 * Not claimed in time because no worker was running. Waiting for a busy account or for a network that is down does not
 * count as late until `lateForMs`.
 */
const isLate = ({ pace, clock }: ClaimTiming): SQL => {
  const moment = clock.now()
  const limit = sql`t.next_at + make_interval(mins => coalesce(
    (select s.late_limit_minutes from publisher_settings s where s.workspace_id = t.workspace_id), 15))`
  return sql`(t.state in ('scheduled', 'claimed', 'preparing') and (
    t.next_at + ${milliseconds(pace.lateForMs)} < ${moment}
    or (${limit} < ${moment}
      and not coalesce(a.busy_since <= ${limit} and a.used_at >= ${fromNow(clock, -pace.graceMs)}, false)
      and not exists (select 1 from network_pauses p where p.network = t.network and p.pauses > 0
        and p.since <= ${limit} and p.until >= ${fromNow(clock, -pace.graceMs)}))))`
}

const mayBeLate = (when: ClaimTiming): SQL =>
  sql`t.next_at < ${fromNow(when.clock, -SHORTEST_LIMIT_MS)} and ${isLate(when)}`

const isFree = (clock: DatabaseClock): SQL =>
  sql`(a.busy_target is null or a.busy_target = t.id or a.busy_until <= ${clock.now()})
    and (a.free_at is null or a.free_at <= ${clock.now()})`

/** What was handed over is frozen: later changes of the post do not end its reminders. */
const isApprovedOrHandedOver = (target: SQL): SQL =>
  sql`(${target}.state = 'handed_over' or ${isApprovedAsItIs(target)})`

/** A network that is down holds back nothing that a person publishes. */
const isByHand = (target: SQL): SQL => sql`(${target}.settings -> ${BY_HAND} = 'true'::jsonb)`

/** Up to `limit` targets that are due within `earlyMs`. */
type ClaimQuery = ClaimTiming & { earlyMs: number; limit: number }

/** Due and not leased. */
const isWaiting = ({ clock, earlyMs }: ClaimQuery): SQL =>
  sql`t.next_at <= ${fromNow(clock, earlyMs)}
    and (t.lease_until is null or t.lease_until <= ${clock.now()})`

/** The first due target of each account. Only these rows are locked, however long the queue behind them is. */
const dueRows = (wanted: ClaimQuery): SQL => sql`
  select t.id as target, t.connection_id as account, t.next_at as due, t.state as was
  from post_targets t
  where t.id in (
    select distinct on (coalesce(connection_id, id)) id from (
      select t.id, t.connection_id, t.next_at
      from post_targets t left join publisher_accounts a on a.connection_id = t.connection_id
      where ${isWaiting(wanted)} and ${isFree(wanted.clock)}
        and (coalesce(${isByHand(sql`t`)}, false) or not exists (
          select 1 from network_pauses p where p.network = t.network and p.until > ${wanted.clock.now()}))
        and not exists (
          select 1 from workspaces w where w.id = t.workspace_id and w.closed_at is not null)
        and not (${mayBeLate(wanted)})
        and ${isApprovedOrHandedOver(sql`t`)}
      order by t.next_at limit ${wanted.limit}
    ) found
    order by coalesce(connection_id, id), next_at, id
  ) and ${isWaiting(wanted)}
  for update of t skip locked`

/** Locks the accounts of those targets. One that another worker locked first is left out. */
const heldRows = ({ pace, clock, until }: ClaimTiming & { until: SQL }): SQL => sql`
  insert into publisher_accounts as a (connection_id, busy_target, busy_until, busy_since, used_at)
  select account, target, ${until}, least(due, ${clock.now()}), ${clock.now()}
  from first where account is not null order by account
  on conflict (connection_id) do update set
    busy_target = excluded.busy_target, busy_until = excluded.busy_until,
    used_at = greatest(a.used_at, excluded.used_at),
    busy_since = case when a.used_at >= ${fromNow(clock, -pace.graceMs)}
      then least(a.busy_since, excluded.busy_since) else excluded.busy_since end
  where (a.busy_target is null or a.busy_target = excluded.busy_target or a.busy_until <= ${clock.now()})
    and (a.free_at is null or a.free_at <= ${clock.now()})
  returning busy_target`

/** States a target may be claimed from. Other due targets resume in the state they are in. */
const CLAIMABLE = statesBefore('claimed')

/** Select, lock accounts, claim and return in one statement, for any batch size. */
const claimInOneStatement = ({ tx, worker, ...when }: ClaimQuery & { tx: Tx; worker: string }) => {
  const until = fromNow(when.clock, when.earlyMs + when.pace.leaseMs)
  const first = tx
    .$with('first', {
      target: sql<string>`target`.as('target'),
      account: sql<string | null>`account`.as('account'),
      due: sql`due`.mapWith((text: string) => new Date(text)).as('due'),
      was: sql<TargetState>`was`.as('was'),
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
      state: sql`case when ${inArray(postTargets.state, CLAIMABLE)} then 'claimed'
        else ${postTargets.state} end`,
      version: sql`${postTargets.version} + 1`,
      leaseOwner: worker,
      leaseUntil: until,
      waiting: null,
      nextAt: sql`${until} + case when ${isVisible(sql`${postTargets.state}`)}
        then ${patience} else interval '0' end`,
    })
    .from(first)
    .where(
      sql`${postTargets.id} = ${first.target} and ${isApprovedOrHandedOver(sql`post_targets`)}
        and (${first.account} is null or ${postTargets.id} in (select busy_target from held))`,
    )
    .returning({ target: getTableColumns(postTargets), due: first.due, was: first.was })
}

export type Claim = { target: TargetRow; due: Date }

/** Leases up to `limit` targets to a worker. */
export const claimDue = ({
  db,
  ...claim
}: ClaimQuery & { db: Db; worker: string }): Promise<Claim[]> =>
  inTransaction(db, async (tx) => {
    const rows = await claimInOneStatement({ tx, ...claim })
    const begun = rows.filter(({ target, was }) => target.state !== was)
    await recordMoves({
      tx,
      at: claim.clock.now(),
      events: begun.map(({ target: { id, state }, was }) => ({
        targetId: id,
        from: was,
        to: state,
        cause: 'claimed',
      })),
    })
    return rows.map(({ target, due }) => ({ target, due }))
  })

/** Whether a target has its time within `withinMs`, leased or not, or was not approved by its time. */
export const isAnyDue = async ({
  db,
  clock,
  withinMs,
}: {
  db: Db
  clock: DatabaseClock
  withinMs: number
}): Promise<boolean> => {
  const { rows } = await db.execute<{ isDue: boolean }>(sql`
    select exists (select 1 from post_targets where next_at <= ${fromNow(clock, withinMs)})
      or exists (select 1 from post_targets
        where state = 'pending_approval' and due_at < ${clock.now()}) as "isDue"`)
  return rows[0]?.isDue ?? false
}

/** Whether more than `moreThan` become due together, so that they have to be claimed earlier. */
export const isBurstAhead = async ({
  db,
  clock,
  withinMs,
  moreThan,
}: {
  db: Db
  clock: DatabaseClock
  withinMs: number
  moreThan: number
}): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from post_targets where next_at between ${clock.now()} and ${fromNow(clock, withinMs)}
      and state = 'scheduled' offset ${moreThan} limit 1`)
  return rows.length > 0
}

/** The renewed lease end. Of two concurrent renewals the later end wins, whichever commits last. */
export const extendLease = ({
  pace,
  clock,
  state,
}: {
  pace: LeasePace
  clock: DatabaseClock
  state: TargetState
}) => {
  const until = sql`greatest(lease_until, ${fromNow(clock, pace.leaseMs)})`
  const mayBeSeen = VISIBLE.some((visible) => visible === state)
  return {
    leaseUntil: until,
    nextAt: mayBeSeen ? sql`${until} + ${milliseconds(pace.patienceMs)}` : until,
  }
}

/** Returns the ids still leased to the worker. */
export const renewLeases = async ({
  db,
  worker,
  ids,
  clock,
  pace,
}: {
  db: Db
  clock: DatabaseClock
  pace: LeasePace
  worker: string
  ids: readonly string[]
}): Promise<string[]> => {
  const until = sql`greatest(lease_until, ${fromNow(clock, pace.leaseMs)})`
  const { rows } = await db.execute<{ id: string }>(sql`
    with mine as (
      update post_targets set lease_until = ${until},
        next_at = ${until} + case when ${isVisible(sql`state`)}
          then ${milliseconds(pace.patienceMs)} else interval '0' end
      where id = any(${sql.param([...ids])}::uuid[]) and lease_owner = ${worker}
        and lease_until > ${clock.now()}
      returning id, connection_id, lease_until
    ), held as (
      update publisher_accounts a set busy_until = mine.lease_until, used_at = ${clock.now()}
      from mine where a.connection_id = mine.connection_id and a.busy_target = mine.id
    )
    select id from mine`)
  return rows.map(({ id }) => id)
}

/** Overdue targets, locked until the transaction ends. */
export const lockLate = async ({
  tx,
  limit,
  ...when
}: ClaimTiming & { tx: Tx; limit: number }): Promise<TargetRow[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from post_targets t
    left join publisher_accounts a on a.connection_id = t.connection_id
    where ${mayBeLate(when)} and (t.lease_until is null or t.lease_until <= ${when.clock.now()})
    order by t.next_at limit ${limit}
    for update of t skip locked`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return tx.select().from(postTargets).where(inArray(postTargets.id, ids))
}
