import type { ReportPause, ReportRecipient } from '@kadr/contract/insight/report-schedules'
import type { Period } from '@kadr/domain/insight/period'
import { and, asc, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaceMembers, workspaces } from '../../../db/schema/identity/workspaces.ts'
import {
  reportRecipients,
  reportRuns,
  reportSchedules,
} from '../../../db/schema/insight/report-schedules.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

export type ScheduleRow = typeof reportSchedules.$inferSelect

export const listSchedules = ({ db, workspaceId }: InWorkspace) =>
  db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.workspaceId, workspaceId))
    .orderBy(asc(reportSchedules.id))

export const insertSchedule = async ({
  db,
  values,
}: {
  db: Tx
  values: typeof reportSchedules.$inferInsert
}): Promise<ScheduleRow> => {
  const [row] = await db.insert(reportSchedules).values(values).returning()
  if (!row) throw new Error('The schedule was not stored')
  return row
}

export const lockSchedule = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.id, id))
    .for('update')
  return row
}

export const updateSchedule = async ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: Partial<typeof reportSchedules.$inferInsert>
}): Promise<ScheduleRow> => {
  const [row] = await db
    .update(reportSchedules)
    .set(values)
    .where(eq(reportSchedules.id, id))
    .returning()
  if (!row) throw new Error('The schedule is gone')
  return row
}

export const deleteSchedule = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const gone = await db
    .delete(reportSchedules)
    .where(and(eq(reportSchedules.workspaceId, workspaceId), eq(reportSchedules.id, id)))
    .returning({ id: reportSchedules.id })
  return gone.length > 0
}

export const replaceRecipients = async ({
  db,
  scheduleId,
  recipients,
}: {
  db: Tx
  scheduleId: string
  recipients: readonly ReportRecipient[]
}) => {
  await db.delete(reportRecipients).where(eq(reportRecipients.scheduleId, scheduleId))
  await db
    .insert(reportRecipients)
    .values(recipients.map((recipient) => ({ scheduleId, ...recipient })))
    .onConflictDoNothing()
}

/** Current members only. */
export const listRecipients = ({
  db,
  scheduleIds,
}: {
  db: Db | Tx
  scheduleIds: readonly string[]
}) =>
  db
    .select(getTableColumns(reportRecipients))
    .from(reportRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, reportSchedules.workspaceId),
        eq(workspaceMembers.userId, reportRecipients.userId),
      ),
    )
    .where(inArray(reportRecipients.scheduleId, [...scheduleIds]))
    .orderBy(asc(reportRecipients.userId), asc(reportRecipients.channel))

export const listMembers = ({ db, workspaceId }: InWorkspace) =>
  db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id))

const isDue = (clock: DatabaseClock) =>
  and(
    isNull(reportSchedules.pausedAt),
    lte(reportSchedules.nextAt, clock.now()),
    isNull(workspaces.closedAt),
  )

type Due = { clock: DatabaseClock }

export const listDueIds = async ({ db, clock, limit }: Due & { db: Db; limit: number }) => {
  const rows = await db
    .select({ id: reportSchedules.id })
    .from(reportSchedules)
    .innerJoin(workspaces, eq(workspaces.id, reportSchedules.workspaceId))
    .where(isDue(clock))
    .orderBy(asc(reportSchedules.nextAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const selectDue = ({ db, id, clock }: Due & { db: Db | Tx; id: string }) =>
  db
    .select(getTableColumns(reportSchedules))
    .from(reportSchedules)
    .innerJoin(workspaces, eq(workspaces.id, reportSchedules.workspaceId))
    .where(and(eq(reportSchedules.id, id), isDue(clock)))

export const findDue = async (due: Due & { db: Db; id: string }) => (await selectDue(due))[0]

/** Undefined when another worker has sent it, or it was paused or deleted meanwhile. */
export const lockDue = async (due: Due & { db: Tx; id: string }) => {
  const [row] = await selectDue(due).for('update', { of: reportSchedules })
  return row
}

type OfPeriod = { scheduleId: string; period: Period }

export const hasRun = async ({ db, scheduleId, period }: OfPeriod & { db: Db }) => {
  const rows = await db
    .select({ id: reportRuns.scheduleId })
    .from(reportRuns)
    .where(
      and(
        eq(reportRuns.scheduleId, scheduleId),
        eq(reportRuns.periodFrom, period.from),
        eq(reportRuns.periodTo, period.to),
      ),
    )
  return rows.length > 0
}

/** False when the report of this period was already sent. */
export const insertRun = async ({
  db,
  scheduleId,
  period,
  now,
}: OfPeriod & { db: Tx; now: Date }) => {
  const rows = await db
    .insert(reportRuns)
    .values({ scheduleId, periodFrom: period.from, periodTo: period.to, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reportRuns.scheduleId })
  return rows.length > 0
}

export const pauseSchedule = ({
  db,
  id,
  reason,
  now,
}: {
  db: Tx
  id: string
  reason: ReportPause
  now: Date
}) => updateSchedule({ db, id, values: { pausedAt: now, pauseReason: reason } })

type OfUser = { db: Db; userId: string; workspaceIds: readonly string[] }

/** Without the hash of the password. */
export const listSchedulesOf = ({ db, workspaceIds }: OfUser) => {
  const { passwordHash, ...columns } = getTableColumns(reportSchedules)
  return db
    .select(columns)
    .from(reportSchedules)
    .where(inArray(reportSchedules.workspaceId, [...workspaceIds]))
    .orderBy(asc(reportSchedules.id))
}

export const listRunsOf = ({ db, workspaceIds }: OfUser) =>
  db
    .select(getTableColumns(reportRuns))
    .from(reportRuns)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRuns.scheduleId))
    .where(inArray(reportSchedules.workspaceId, [...workspaceIds]))
    .orderBy(asc(reportRuns.scheduleId), asc(reportRuns.periodFrom))

export const listReceivedBy = ({ db, userId }: OfUser) =>
  db.select().from(reportRecipients).where(eq(reportRecipients.userId, userId))
