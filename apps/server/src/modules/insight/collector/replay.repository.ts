import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/connection.ts'
import {
  analyticsAccounts,
  metricSubjects,
  workItems,
} from '../../../db/schema/insight/analytics.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'

type InWorkspace = { db: Db; workspaceId: string }

/** Removes all subjects of the workspace from the queue; true once no worker holds a lease. */
export const suspendCollecting = async ({
  db,
  clock,
  workspaceId,
}: InWorkspace & { clock: DatabaseClock }): Promise<boolean> => {
  await db
    .update(metricSubjects)
    .set({ nextAt: null })
    .where(eq(metricSubjects.workspaceId, workspaceId))
  const { rows } = await db.execute(sql`
    select from metric_subjects
    where workspace_id = ${workspaceId} and lease_until > ${clock.now()} limit 1`)
  return rows.length === 0
}

export const resumeCollecting = ({ db, workspaceId, now }: InWorkspace & { now: Date }) =>
  db
    .update(metricSubjects)
    .set({ nextAt: now, leaseOwner: null, leaseUntil: null })
    .where(eq(metricSubjects.workspaceId, workspaceId))

/** Deletes all figures of the workspace and resets the publication times of its posts. */
export const clearFigures = ({ db, workspaceId }: InWorkspace): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subjects = tx
      .select({ id: metricSubjects.id })
      .from(metricSubjects)
      .where(eq(metricSubjects.workspaceId, workspaceId))
    for (const table of ['metric_points', 'metric_readings', 'metric_latest']) {
      await tx.execute(
        sql`delete from ${sql.identifier(table)} where subject_id in (${subjects.getSQL()})`,
      )
    }
    await tx.execute(sql`delete from metric_days where workspace_id = ${workspaceId}`)
    await tx
      .update(metricSubjects)
      .set({ readAt: null, foundAt: null, outcome: null, failureCount: 0 })
      .where(eq(metricSubjects.workspaceId, workspaceId))
    await tx
      .update(workItems)
      .set({ publishedAt: sql`${postTargets.publishedAt}` })
      .from(postTargets)
      .where(
        sql`${workItems.workspaceId} = ${workspaceId} and ${postTargets.id} = ${workItems.targetId}
          and ${postTargets.publishedAt} is not null`,
      )
  })

export const listAccounts = ({ db, workspaceId }: InWorkspace) =>
  db.select().from(analyticsAccounts).where(eq(analyticsAccounts.workspaceId, workspaceId))

/** Subjects of an account with the publication time of their post. */
export const listSubjects = ({ db, accountId }: { db: Db; accountId: string }) =>
  db
    .select({ subject: metricSubjects, publishedAt: workItems.publishedAt })
    .from(metricSubjects)
    .leftJoin(workItems, eq(workItems.id, metricSubjects.workItemId))
    .where(eq(metricSubjects.accountId, accountId))

/** Sets the lease owner of suspended subjects: the collector claims none of those. */
export const assignSubjects = ({
  db,
  owner,
  ids,
}: {
  db: Db
  owner: string
  ids: readonly string[]
}) =>
  db
    .update(metricSubjects)
    .set({ leaseOwner: owner })
    .where(inArray(metricSubjects.id, [...ids]))
