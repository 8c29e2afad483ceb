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
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { automationRuns, automations } from '../../db/schema/automations.ts'
import { workspaces } from '../../db/schema/workspaces.ts'

type On = { db: Db | Tx }
type OfAutomation = On & { automationId: number }

export type RunRow = typeof automationRuns.$inferSelect
export type NewRun = typeof automationRuns.$inferInsert
export type RunPlace = { at: Date; id: string }

/** Moments that have a run already are left alone. */
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

export const findRunAt = async ({ db, automationId, dueAt }: OfAutomation & { dueAt: Date }) => {
  const [row] = await db.select().from(automationRuns).where(isScheduledAt(automationId, dueAt))
  return row
}

/** Newest first. */
export const listRuns = ({
  db,
  automationId,
  after,
  limit,
}: OfAutomation & { after: RunPlace | undefined; limit: number }) =>
  db
    .select()
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        after &&
          sql`(${automationRuns.dueAt}, ${automationRuns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(automationRuns.dueAt), desc(automationRuns.id))
    .limit(limit)

/** Runs at planned moments of a period, made or not. */
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

/** What was used when, oldest first. */
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
        inArray(automationRuns.state, ['making', 'made']),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))

/** The last ended run of each. */
export const listLastRuns = async ({
  db,
  automationIds,
}: On & { automationIds: readonly number[] }) =>
  automationIds.length === 0
    ? []
    : db
        .selectDistinctOn([automationRuns.automationId])
        .from(automationRuns)
        .where(
          and(
            inArray(automationRuns.automationId, [...automationIds]),
            isNotNull(automationRuns.finishedAt),
          ),
        )
        .orderBy(automationRuns.automationId, desc(automationRuns.finishedAt))

/** A pause holds back what was not begun; manual runs and those in the middle go on. */
const mayGoOn = or(
  isNull(automations.pausedAt),
  eq(automationRuns.state, 'making'),
  eq(automationRuns.isManual, true),
)

const earlier = alias(automationRuns, 'earlier')

/** Two late runs of one rule choose their items one after the other: the earlier the older. */
const isEarlierChosen = ({ db, leaseUntil }: { db: Tx; leaseUntil: Date }) =>
  or(
    eq(automationRuns.isManual, true),
    eq(automationRuns.state, 'making'),
    notExists(
      db
        .select({ id: earlier.id })
        .from(earlier)
        .where(
          and(
            eq(earlier.automationId, automationRuns.automationId),
            eq(earlier.state, 'planned'),
            lt(earlier.dueAt, automationRuns.dueAt),
            lte(earlier.nextTryAt, leaseUntil),
          ),
        ),
    ),
  )

/** Takes a due run for a while; of several processes each takes another one. */
export const takeDueRun = async ({
  db,
  now,
  leaseUntil,
}: {
  db: Tx
  now: Date
  leaseUntil: Date
}) => {
  const [due] = await db
    .select({ id: automationRuns.id })
    .from(automationRuns)
    .innerJoin(automations, eq(automations.id, automationRuns.automationId))
    .innerJoin(workspaces, eq(workspaces.id, automationRuns.workspaceId))
    .where(
      and(
        lte(automationRuns.nextTryAt, now),
        mayGoOn,
        isEarlierChosen({ db, leaseUntil }),
        isNull(workspaces.closedAt),
      ),
    )
    .orderBy(asc(automationRuns.nextTryAt))
    .limit(1)
    .for('update', { of: automationRuns, skipLocked: true })
  if (!due) return undefined
  const [row] = await db
    .update(automationRuns)
    .set({ nextTryAt: leaseUntil, attempts: sql`${automationRuns.attempts} + 1` })
    .where(eq(automationRuns.id, due.id))
    .returning()
  return row
}

/** Undefined when it has ended or was removed meanwhile. */
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

/** A skipped moment may come back; a run that was begun may not. */
export const restoreRun = ({ db, id, nextTryAt }: On & { id: string; nextTryAt: Date }) =>
  db
    .update(automationRuns)
    .set({ state: 'planned', nextTryAt, finishedAt: null })
    .where(and(eq(automationRuns.id, id), eq(automationRuns.state, 'skipped')))

/** Planned moments that nothing was begun for. */
export const deletePlanned = ({ db, automationId, until }: OfAutomation & { until?: Date }) =>
  db
    .delete(automationRuns)
    .where(
      and(
        eq(automationRuns.automationId, automationId),
        eq(automationRuns.state, 'planned'),
        eq(automationRuns.isManual, false),
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

/** Wakes a run that waits for the render of its reel. */
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

/** Of automations of these workspaces and of those the user is the author of. */
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
