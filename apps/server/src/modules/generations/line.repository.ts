import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import { generations } from '../../db/schema/reels.ts'
import { type DatabaseClock, fromNow } from '../../platform/leases/database-clock.ts'
import type { GenerationRow } from './generations.repository.ts'

type On = { db: Db | Tx }

const LINE_LOCK = 7_261_011

/**
 * Those that wait, in the order they will be begun. A workspace's first comes before anybody's second; among equals
 * whoever was served longest ago goes first.
 */
const line = sql`
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

/** One at a time chooses, or two would pass the limit of a person together. */
const lockLine = ({ db }: { db: Tx }) => db.execute(sql`select pg_advisory_xact_lock(${LINE_LOCK})`)

type Taking = { worker: string; now: Date; clock: DatabaseClock; leaseMs: number }

const taken = ({ worker, now, clock, leaseMs }: Taking) => ({
  state: 'rendering' as const,
  attempts: sql`${generations.attempts} + 1`,
  leaseOwner: worker,
  leaseUntil: fromNow(clock, leaseMs),
  startedAt: now,
})

/** What a process left that has died or sleeps too long. */
const takeOver = async ({ tx, ...taking }: Taking & { tx: Tx }) => {
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
    .set(taken(taking))
    .where(eq(generations.id, left.id))
    .returning()
  return row
}

const takeNext = async ({ tx, perPerson, ...taking }: Taking & { tx: Tx; perPerson: number }) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select l.id from (${line}) l
    where l.user_id is null or (select count(*) from generations r
      where r.user_id = l.user_id and r.state = 'rendering') < ${perPerson}
    order by l.place limit 1`)
  const [next] = rows
  if (!next) return undefined
  const [row] = await tx
    .update(generations)
    .set(taken(taking))
    .where(and(eq(generations.id, next.id), eq(generations.state, 'queued')))
    .returning()
  return row
}

/** Takes the generation whose turn it is; nobody else gets it while the lease lasts. */
export const claimNext = ({
  db,
  ...taking
}: Taking & { db: Db; perPerson: number }): Promise<GenerationRow | undefined> =>
  inTransaction(db, async (tx) => {
    await lockLine({ db: tx })
    return (await takeOver({ tx, ...taking })) ?? takeNext({ tx, ...taking })
  })

/** The right to work on a generation and to end it. */
export type Hold = { id: string; workspaceId: string; worker: string; attempt: number }

const isHeld = ({ id, worker, attempt }: Hold) =>
  and(
    eq(generations.id, id),
    eq(generations.state, 'rendering'),
    eq(generations.leaseOwner, worker),
    eq(generations.attempts, attempt),
  )

type Mine = { db: Db; worker: string; ids: readonly string[] }

const isMine = ({ worker, ids }: Omit<Mine, 'db'>) =>
  and(
    inArray(generations.id, [...ids]),
    eq(generations.state, 'rendering'),
    eq(generations.leaseOwner, worker),
  )

/** Those of these that are still the worker's own. */
export const listHeld = async ({ db, ...mine }: Mine): Promise<string[]> => {
  const rows = await db.select({ id: generations.id }).from(generations).where(isMine(mine))
  return rows.map(({ id }) => id)
}

/** Extends the leases of those of these that are still the worker's own. */
export const renewLeases = async ({
  db,
  clock,
  leaseMs,
  ...mine
}: Mine & { clock: DatabaseClock; leaseMs: number }): Promise<string[]> => {
  const rows = await db
    .update(generations)
    .set({ leaseUntil: fromNow(clock, leaseMs) })
    .where(isMine(mine))
    .returning({ id: generations.id })
  return rows.map(({ id }) => id)
}

export const storeProgress = ({ db, hold, progress }: { db: Db; hold: Hold; progress: number }) =>
  db
    .update(generations)
    .set({ progress })
    .where(and(isHeld(hold), lt(generations.progress, progress)))

/** Gives it back to the line unharmed: the attempt is not counted. */
export const putBack = ({ db, hold }: { db: Db; hold: Hold }) =>
  db
    .update(generations)
    .set({ state: 'queued', leaseOwner: null, leaseUntil: null, attempts: hold.attempt - 1 })
    .where(isHeld(hold))

type HeldEnding = Partial<typeof generations.$inferInsert> & { state: 'ready' | 'failed' }

/** Ends it if it is still the holder's; undefined when somebody else has it or it was cancelled. */
export const endHeld = async ({ db, hold, ending }: { db: Tx; hold: Hold; ending: HeldEnding }) => {
  const [row] = await db
    .update(generations)
    .set({ ...ending, leaseOwner: null, leaseUntil: null })
    .where(isHeld(hold))
    .returning()
  return row
}

export const listLine = async ({ db }: On) => {
  const { rows } = await db.execute<{ id: string; seconds: number; output: string }>(sql`
    select l.id, l.seconds, l.output from (${line}) l order by l.place limit 2000`)
  return rows
}

export const listRunning = ({ db }: On) =>
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

/** Seconds of work for a second of video, of what was made last. */
export const listPace = async ({ db }: On) => {
  const { rows } = await db.execute<{ output: string; pace: number }>(sql`
    select m.output, (sum(m.took) / nullif(sum(m.seconds), 0))::float8 as pace from (
      select output, seconds, extract(epoch from finished_at - started_at) as took
      from generations where state = 'ready' and not is_reused and started_at is not null
      order by finished_at desc limit 40
    ) m group by m.output`)
  return rows
}
