import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/connection.ts'
import { generations } from '../../../db/schema/studio/reels.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import type { GenerationRow } from './generations.repository.ts'

type WithDb = { db: Db | Tx }

const QUEUE_LOCK = 7_261_011

/**
 * Queued generations in claim order. Fair queueing: the first of every workspace comes before the second of any; ties
 * go to the workspace served longest ago.
 */
const queue = sql`
  select g.id, g.user_id, g.workspace_id, g.seconds, g.output,
    row_number() over (order by g.round, g.served nulls first, g.id)::int as place
  from (
    select q.id, q.user_id, q.workspace_id, q.seconds, q.output,
      coalesce(r.running, 0) + row_number() over (partition by q.workspace_id order by q.id) as round,
      (select max(s.started_at) from generations s where s.workspace_id = q.workspace_id) as served
    from generations q left join (
      select workspace_id, count(*) as running from generations
      where state = 'rendering' group by workspace_id
    ) r on r.workspace_id = q.workspace_id
    where q.state = 'queued'
  ) g`

/** Claims are serialized; two concurrent ones could together exceed the limit per user. */
const lockQueue = ({ db }: { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`)

type ClaimTerms = { worker: string; now: Date; clock: DatabaseClock; leaseMs: number }

const claimValues = ({ worker, now, clock, leaseMs }: ClaimTerms) => ({
  state: 'rendering' as const,
  attempts: sql`${generations.attempts} + 1`,
  leaseOwner: worker,
  leaseUntil: fromNow(clock, leaseMs),
  startedAt: now,
})

/** A generation whose lease has expired: its process has died or is suspended. */
const claimExpired = async ({ tx, ...taking }: ClaimTerms & { tx: Tx }) => {
  const [left] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.state, 'rendering'), lte(generations.leaseUntil, taking.clock.now())))
    .orderBy(generations.leaseUntil)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!left) return undefined
  const [row] = await tx
    .update(generations)
    .set(claimValues(taking))
    .where(eq(generations.id, left.id))
    .returning()
  return row
}

const claimQueued = async ({
  tx,
  perPerson,
  ...taking
}: ClaimTerms & { tx: Tx; perPerson: number }) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from (${queue}) l
    where l.user_id is null or (select count(*) from generations r
      where r.user_id = l.user_id and r.state = 'rendering') < ${perPerson}
    order by l.place limit 1`)
  const [next] = rows
  if (!next) return undefined
  const [row] = await tx
    .update(generations)
    .set(claimValues(taking))
    .where(and(eq(generations.id, next.id), eq(generations.state, 'queued')))
    .returning()
  return row
}

/** Whether a generation waits for a worker. */
export const isAnyDue = async ({
  db,
  clock,
}: {
  db: Db
  clock: DatabaseClock
}): Promise<boolean> => {
  const { rows } = await db.execute<{ isDue: boolean }>(sql`
    select exists (select 1 from generations where state = 'queued')
      or exists (select 1 from generations
        where state = 'rendering' and lease_until <= ${clock.now()}) as "isDue"`)
  return rows[0]?.isDue ?? false
}

/** Claims the next generation; no other worker gets it while the lease lasts. */
export const claimNext = ({
  db,
  ...taking
}: ClaimTerms & { db: Db; perPerson: number }): Promise<GenerationRow | undefined> =>
  inTransaction(db, async (tx) => {
    await lockQueue({ db: tx })
    return (await claimExpired({ tx, ...taking })) ?? claimQueued({ tx, ...taking })
  })

/** A lease on a generation. `attempt` distinguishes successive leases of the same worker. */
export type GenerationLease = { id: string; workspaceId: string; worker: string; attempt: number }

const isLeasedAs = ({ id, worker, attempt }: GenerationLease) =>
  and(
    eq(generations.id, id),
    eq(generations.state, 'rendering'),
    eq(generations.leaseOwner, worker),
    eq(generations.attempts, attempt),
  )

type WorkerLeases = { db: Db; worker: string; ids: readonly string[] }

const isLeasedByWorker = ({ worker, ids }: Omit<WorkerLeases, 'db'>) =>
  and(
    inArray(generations.id, [...ids]),
    eq(generations.state, 'rendering'),
    eq(generations.leaseOwner, worker),
  )

/** The ids among these whose lease this worker still has. */
export const listLeased = async ({ db, ...mine }: WorkerLeases): Promise<string[]> => {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(isLeasedByWorker(mine))
  return rows.map(({ id }) => id)
}

/** Extends the leases this worker still has and returns their ids. */
export const renewLeases = async ({
  db,
  clock,
  leaseMs,
  ...mine
}: WorkerLeases & { clock: DatabaseClock; leaseMs: number }): Promise<string[]> => {
  const rows = await db
    .update(generations)
    .set({ leaseUntil: fromNow(clock, leaseMs) })
    .where(isLeasedByWorker(mine))
    .returning({ id: generations.id })
  return rows.map(({ id }) => id)
}

export const storeProgress = ({
  db,
  hold,
  progress,
}: {
  db: Db
  hold: GenerationLease
  progress: number
}) =>
  db
    .update(generations)
    .set({ progress })
    .where(and(isLeasedAs(hold), lt(generations.progress, progress)))

/** Releases the lease and requeues the generation without counting the attempt. */
export const requeue = ({ db, hold }: { db: Db; hold: GenerationLease }) =>
  db
    .update(generations)
    .set({ state: 'queued', leaseOwner: null, leaseUntil: null, attempts: hold.attempt - 1 })
    .where(isLeasedAs(hold))

type HeldEnding = Partial<typeof generations.$inferInsert> & { state: 'ready' | 'failed' }

/** Ends a generation under its lease; undefined when the lease was taken over or it was cancelled. */
export const endLeased = async ({
  db,
  hold,
  ending,
}: {
  db: Tx
  hold: GenerationLease
  ending: HeldEnding
}) => {
  const [row] = await db
    .update(generations)
    .set({ ...ending, leaseOwner: null, leaseUntil: null })
    .where(isLeasedAs(hold))
    .returning()
  return row
}

export const listQueue = async ({ db }: WithDb) => {
  const { rows } = await db.execute<{ id: string; seconds: number; output: string }>(sql`
    select l.id, l.seconds, l.output from (${queue}) l order by l.place limit 2000`)
  return rows
}

export const listRunning = ({ db }: WithDb) =>
  db
    .select({
      id: generations.id,
      seconds: generations.seconds,
      output: generations.output,
      progress: generations.progress,
      startedAt: generations.startedAt,
    })
    .from(generations)
    .where(eq(generations.state, 'rendering'))

/** Seconds of rendering per second of video, over the latest renders. */
export const listRenderSpeeds = async ({ db }: WithDb) => {
  const { rows } = await db.execute<{ output: string; pace: number }>(sql`
    select m.output, (sum(m.took) / nullif(sum(m.seconds), 0))::float8 as pace from (
      select output, seconds, extract(epoch from finished_at - started_at) as took
      from generations where state = 'ready' and not is_reused and started_at is not null
      order by finished_at desc limit 40
    ) m group by m.output`)
  return rows
}
