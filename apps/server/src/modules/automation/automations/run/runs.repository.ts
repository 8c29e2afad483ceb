import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/connection.ts'
import { automationRuns, automations } from '../../../../db/schema/automation/automations.ts'
import { workspaces } from '../../../../db/schema/identity/workspaces.ts'
import { type DatabaseClock, fromNow } from '../../../../platform/leases/database-clock.ts'
import { isUnleased, NO_LEASE } from '../../../../platform/leases/leased-rows.ts'

type On = { db: Db | Tx }
type OfAutomation = On & { automationId: number }

export type RunRow = typeof automationRuns.$inferSelect
export type NewRun = typeof automationRuns.$inferInsert
type RunChanges = PgUpdateSetSource<typeof automationRuns>
/** A claimed run. */
export type HeldRun = RunRow & { leaseOwner: string }
/** For `runLeased`. */
export const LEASED_RUNS = { table: automationRuns, key: automationRuns.id }
export type RunCursor = { at: Date; id: string }

export const isSkippedByUser = ({ state, failureCode }: RunRow): boolean =>
  state === 'skipped' && failureCode === null

/** Scheduled runs ahead that nothing was made of: they are told by the plan, not by the history. */
const isAhead = (now: Date) =>
  and(
    eq(automationRuns.isManual, false),
    gt(automationRuns.dueAt, now),
    or(
      inArray(automationRuns.state, ['planned', 'asking']),
      and(eq(automationRuns.state, 'skipped'), isNull(automationRuns.failureCode)),
    ),
  )

/** Idempotent: moments that have a run are skipped. */
export const insertRuns = async ({ db, values }: On & { values: NewRun[] }) => {
  if (values.length === 0) return []
  return db.insert(automationRuns).values(values).onConflictDoNothing().returning()
}

export const findRunByKey = async ({ db, automationId, key }: OfAutomation & { key: string }) => {
  const [row] = await db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), eq(automationRuns.key, key)))
  return row
}

const isScheduledAt = (automationId: number, dueAt: Date) =>
  and(
    eq(automationRuns.automationId, automationId),
    eq(automationRuns.isManual, false),
    eq(automationRuns.dueAt, dueAt),
  )

export const findRun = async ({ db, automationId, id }: OfAutomation & { id: string }) => {
  const [row] = await db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), eq(automationRuns.id, id)))
  return row
}

export const findRunAt = async ({ db, automationId, dueAt }: OfAutomation & { dueAt: Date }) => {
  const [row] = await db.select().from(automationRuns).where(isScheduledAt(automationId, dueAt))
  return row
}

/** What was made or not, newest first. */
export const listRuns = ({
  db,
  automationId,
  now,
  after,
  limit,
}: OfAutomation & { now: Date; after: RunCursor | undefined; limit: number }) =>
  db
    .select()
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        sql`not coalesce(${isAhead(now)}, false)`,
        after &&
          sql`(${automationRuns.dueAt}, ${automationRuns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(automationRuns.dueAt), desc(automationRuns.id))
    .limit(limit)

/** Runs at planned moments of a period, in any state. */
export const listScheduledRuns = async ({
  db,
  automationIds,
  from,
  to,
}: On & { automationIds: readonly number[]; from: Date; to: Date }) =>
  automationIds.length === 0
    ? []
    : db
        .select()
        .from(automationRuns)
        .where(
          and(
            inArray(automationRuns.automationId, [...automationIds]),
            eq(automationRuns.isManual, false),
            gte(automationRuns.dueAt, from),
            lte(automationRuns.dueAt, to),
          ),
        )
        .orderBy(asc(automationRuns.dueAt))

/** Items used so far, oldest first. */
export const listUses = ({ db, automationId }: OfAutomation) =>
  db
    .select({
      runId: automationRuns.id,
      itemKey: automationRuns.itemKey,
      style: automationRuns.style,
      postId: automationRuns.postId,
      at: automationRuns.dueAt,
    })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        isNotNull(automationRuns.itemKey),
        or(
          inArray(automationRuns.state, ['making', 'asking', 'made']),
          // A topic that waits for answers is not asked about again in every run.
          inArray(automationRuns.failureCode, ['unanswered', 'moved']),
        ),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))

/** The last ended run of each rule. */
export const listLastRuns = async ({
  db,
  automationIds,
  now,
}: On & { automationIds: readonly number[]; now: Date }) =>
  automationIds.length === 0
    ? []
    : db
        .selectDistinctOn([automationRuns.automationId])
        .from(automationRuns)
        .where(
          and(
            inArray(automationRuns.automationId, [...automationIds]),
            isNotNull(automationRuns.finishedAt),
            sql`not coalesce(${isAhead(now)}, false)`,
          ),
        )
        .orderBy(automationRuns.automationId, desc(automationRuns.finishedAt))

/** A pause holds back scheduled runs that have not started; manual and started ones continue. */
const mayGoOn = or(
  isNull(automations.pausedAt),
  inArray(automationRuns.state, ['making', 'asking']),
  eq(automationRuns.isManual, true),
)

const earlier = alias(automationRuns, 'earlier')

/** Serializes the choice of items among late runs of one rule, the oldest run first. */
const isEarlierChosen = ({ db, soon }: { db: Tx; soon: SQL }) =>
  or(
    eq(automationRuns.isManual, true),
    inArray(automationRuns.state, ['making', 'asking']),
    notExists(
      db
        .select({ id: earlier.id })
        .from(earlier)
        .where(
          and(
            eq(earlier.automationId, automationRuns.automationId),
            eq(earlier.state, 'planned'),
            lt(earlier.dueAt, automationRuns.dueAt),
            lte(earlier.nextTryAt, soon),
          ),
        ),
    ),
  )

/** Claims a due run with a lease; concurrent processes claim different ones. */
export const claimDueRun = async ({
  db,
  clock,
  leaseMs,
  owner,
}: {
  db: Tx
  clock: DatabaseClock
  leaseMs: number
  owner: string
}): Promise<HeldRun | undefined> => {
  const leaseUntil = fromNow(clock, leaseMs)
  const [due] = await db
    .select({ id: automationRuns.id })
    .from(automationRuns)
    .innerJoin(automations, eq(automations.id, automationRuns.automationId))
    .innerJoin(workspaces, eq(workspaces.id, automationRuns.workspaceId))
    .where(
      and(
        lte(automationRuns.nextTryAt, clock.now()),
        isUnleased(automationRuns, clock),
        mayGoOn,
        isEarlierChosen({ db, soon: leaseUntil }),
        isNull(workspaces.closedAt),
      ),
    )
    .orderBy(asc(automationRuns.nextTryAt))
    .limit(1)
    .for('update', { of: automationRuns, skipLocked: true })
  if (!due) return undefined
  const [row] = await db
    .update(automationRuns)
    .set({
      leaseOwner: owner,
      leaseUntil,
      // Due again at the end of the lease if the process crashes.
      nextTryAt: leaseUntil,
      attempts: sql`${automationRuns.attempts} + 1`,
    })
    .where(eq(automationRuns.id, due.id))
    .returning()
  return row && { ...row, leaseOwner: owner }
}

/** Fenced by the lease: undefined when another worker has claimed the run, or it has ended or was deleted meanwhile. */
export const saveRun = async ({
  db,
  run: { id, leaseOwner },
  values,
}: On & {
  run: Pick<HeldRun, 'id' | 'leaseOwner'>
  values: RunChanges
}): Promise<HeldRun | undefined> => {
  const [row] = await db
    .update(automationRuns)
    .set(values)
    .where(
      and(
        eq(automationRuns.id, id),
        eq(automationRuns.leaseOwner, leaseOwner),
        isNotNull(automationRuns.nextTryAt),
      ),
    )
    .returning()
  return row && { ...row, leaseOwner }
}

/** Without a lease, for changes by a user. Undefined when the run has ended or was deleted meanwhile. */
export const changeRun = async ({
  db,
  id,
  values,
}: On & { id: string; values: Partial<NewRun> }) => {
  const [row] = await db
    .update(automationRuns)
    .set(values)
    .where(and(eq(automationRuns.id, id), isNotNull(automationRuns.nextTryAt)))
    .returning()
  return row
}

/** Only a skipped run can be restored, not one that was started. */
export const restoreRun = ({ db, id, nextTryAt }: On & { id: string; nextTryAt: Date }) =>
  db
    .update(automationRuns)
    .set({ state: 'planned', nextTryAt, finishedAt: null, ...NO_LEASE })
    .where(and(eq(automationRuns.id, id), eq(automationRuns.state, 'skipped')))

/** Planned runs that were not started. */
export const deletePlanned = ({ db, automationId, until }: OfAutomation & { until?: Date }) =>
  db.delete(automationRuns).where(
    and(
      eq(automationRuns.automationId, automationId),
      eq(automationRuns.state, 'planned'),
      eq(automationRuns.isManual, false),
      // Answers of a person are not thrown away with the plan.
      isNull(automationRuns.answers),
      until && lte(automationRuns.dueAt, until),
    ),
  )

/** Runs at planned moments ahead, soonest first. */
export const listRunsAfter = ({ db, automationId, after }: OfAutomation & { after: Date }) =>
  db
    .select()
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        eq(automationRuns.isManual, false),
        gt(automationRuns.dueAt, after),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))

export const deleteSkipped = async ({ db, ids }: On & { ids: readonly string[] }) => {
  if (ids.length === 0) return
  await db
    .delete(automationRuns)
    .where(and(inArray(automationRuns.id, [...ids]), eq(automationRuns.state, 'skipped')))
}

/** Wakes the run that waits for the render of this reel. */
export const wakeRunOfReel = ({ db, reelId, now }: On & { reelId: string; now: Date }) =>
  db
    .update(automationRuns)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(automationRuns.reelId, reelId),
        eq(automationRuns.state, 'making'),
        gt(automationRuns.nextTryAt, now),
      ),
    )
    .returning({ id: automationRuns.id })

export const listPostIds = async ({ db, automationId }: OfAutomation) => {
  const rows = await db
    .select({ postId: automationRuns.postId })
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), isNotNull(automationRuns.postId)))
  return rows.flatMap(({ postId }) => postId ?? [])
}

/** Runs of the automations of these workspaces and of those the user is the author of. */
export const listRunsForUser = ({
  db,
  userId,
  workspaceIds,
  after,
  limit,
}: On & {
  userId: string
  workspaceIds: readonly string[]
  after: string | undefined
  limit: number
}) =>
  db
    .select(getTableColumns(automationRuns))
    .from(automationRuns)
    .innerJoin(automations, eq(automations.id, automationRuns.automationId))
    .where(
      and(
        or(
          eq(automations.authorId, userId),
          eq(automationRuns.actorId, userId),
          ...workspaceIds.map((id) => eq(automations.workspaceId, id)),
        ),
        after === undefined ? undefined : gt(automationRuns.id, after),
      ),
    )
    .orderBy(asc(automationRuns.id))
    .limit(limit)

/** The last made ones, newest first. */
export const listMadeRuns = ({ db, automationId }: OfAutomation) =>
  db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), eq(automationRuns.state, 'made')))
    .orderBy(desc(automationRuns.dueAt))
    .limit(500)
