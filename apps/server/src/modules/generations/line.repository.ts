import { and, eq, gte, inArray, lt, lte, sql, sum } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/connection.ts'
import { generations, renderWorkers } from '../../db/schema/reels.ts'
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

type Taking = { worker: string; now: Date; until: Date }

const taken = ({ worker, now, until }: Taking) => ({
  state: 'rendering' as const,
  attempts: sql`${generations.attempts} + 1`,
  leaseOwner: worker,
  leaseUntil: until,
  startedAt: now,
})

/** What a process left that has died or sleeps too long. */
const takeOver = async ({ tx, ...taking }: Taking & { tx: Tx }) => {
  const [left] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.state, 'rendering'), lte(generations.leaseUntil, taking.now)))
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

/** Those of these that are still the worker's own; with `until` their lease is prolonged. */
export const listHeld = async ({
  db,
  worker,
  ids,
  until,
}: {
  db: Db
  worker: string
  ids: readonly string[]
  until?: Date | undefined
}) => {
  const mine = and(
    inArray(generations.id, [...ids]),
    eq(generations.state, 'rendering'),
    eq(generations.leaseOwner, worker),
  )
  const columns = { id: generations.id, attempt: generations.attempts }
  return until
    ? db.update(generations).set({ leaseUntil: until }).where(mine).returning(columns)
    : db.select(columns).from(generations).where(mine)
}

export const storeProgress = ({ db, hold, progress }: { db: Db; hold: Hold; progress: number }) =>
  db
    .update(generations)
    .set({ progress })
    .where(and(isHeld(hold), lt(generations.progress, progress)))

/** Gives it back to the line; what was not its fault is not counted against it. */
export const putBack = ({ db, hold, isCounted }: { db: Db; hold: Hold; isCounted: boolean }) =>
  db
    .update(generations)
    .set({
      state: 'queued',
      leaseOwner: null,
      leaseUntil: null,
      attempts: isCounted ? hold.attempt : hold.attempt - 1,
    })
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

export const noteWorker = async ({
  db,
  id,
  slots,
  now,
  forgetBefore,
}: {
  db: Db
  id: string
  slots: number
  now: Date
  forgetBefore: Date
}) => {
  await db
    .insert(renderWorkers)
    .values({ id, slots, seenAt: now })
    .onConflictDoUpdate({ target: renderWorkers.id, set: { seenAt: now, slots } })
  await db.delete(renderWorkers).where(lt(renderWorkers.seenAt, forgetBefore))
}

export const forgetWorker = ({ db, id }: { db: Db; id: string }) =>
  db.delete(renderWorkers).where(eq(renderWorkers.id, id))

/** How many renders all live processes do at once. */
export const countSlots = async ({ db, since }: On & { since: Date }) => {
  const [row] = await db
    .select({ slots: sum(renderWorkers.slots) })
    .from(renderWorkers)
    .where(gte(renderWorkers.seenAt, since))
  return Number(row?.slots ?? 0)
}
