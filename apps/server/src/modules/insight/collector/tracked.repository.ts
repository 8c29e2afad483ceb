import type { Network } from '@kadr/contract/publishing/networks'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { analyticsAccounts, metricSubjects } from '../../../db/schema/insight/analytics.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const ofWorkspace = ({ db, workspaceId }: InWorkspace) =>
  db
    .select({ account: analyticsAccounts, subject: metricSubjects })
    .from(analyticsAccounts)
    .innerJoin(metricSubjects, eq(metricSubjects.id, analyticsAccounts.id))
    .where(
      and(eq(analyticsAccounts.workspaceId, workspaceId), eq(analyticsAccounts.isTracked, true)),
    )
    .orderBy(asc(analyticsAccounts.id))

export type TrackedRow = Awaited<ReturnType<typeof ofWorkspace>>[number]

export const listTracked = ofWorkspace

export const findTracked = async ({
  db,
  workspaceId,
  network,
  externalId,
}: InWorkspace & { network: Network; externalId: string }) => {
  const rows = await ofWorkspace({ db, workspaceId })
  return rows.find(
    ({ account }) => account.network === network && account.externalId === externalId,
  )
}

/** Over all workspaces the user owns, as the plan counts them. */
export const countTracked = async ({
  db,
  userId,
}: {
  db: Db | Tx
  userId: string
}): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(analyticsAccounts)
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, analyticsAccounts.workspaceId),
        eq(workspaceMembers.role, 'owner'),
        eq(workspaceMembers.userId, userId),
      ),
    )
    .where(eq(analyticsAccounts.isTracked, true))
  return row?.count ?? 0
}

/** Deletes its figures too, unless the account is also connected. False when it was not tracked. */
export const deleteTracked = async ({
  tx,
  workspaceId,
  id,
}: {
  tx: Tx
  workspaceId: string
  id: string
}): Promise<boolean> => {
  const [row] = await tx
    .update(analyticsAccounts)
    .set({ isTracked: false })
    .where(
      and(
        eq(analyticsAccounts.workspaceId, workspaceId),
        eq(analyticsAccounts.id, id),
        eq(analyticsAccounts.isTracked, true),
      ),
    )
    .returning()
  if (!row) return false
  if (!row.connectionId) {
    await tx.delete(analyticsAccounts).where(eq(analyticsAccounts.id, id))
  }
  return true
}

export const hasAccount = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const rows = await db
    .select({ id: analyticsAccounts.id })
    .from(analyticsAccounts)
    .where(and(eq(analyticsAccounts.workspaceId, workspaceId), eq(analyticsAccounts.id, id)))
  return rows.length > 0
}
