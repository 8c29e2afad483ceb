import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'

type MemberKey = { db: Tx; workspaceId: string; userId: string }

const hasKey = ({ workspaceId, userId }: Omit<MemberKey, 'db'>) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))

/** False when the user is a member already. */
export const insertMember = async ({
  db,
  ...values
}: MemberKey & {
  role: WorkspaceRole
  isApprover: boolean
  connectionIds: string[] | null
  createdAt: Date
}): Promise<boolean> => {
  const rows = await db
    .insert(workspaceMembers)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: workspaceMembers.userId })
  return rows.length > 0
}

export const updateMember = ({
  db,
  values,
  ...key
}: MemberKey & {
  values: { role?: WorkspaceRole; isApprover?: boolean; connectionIds?: string[] | null }
}) => db.update(workspaceMembers).set(values).where(hasKey(key))

export const deleteMember = ({ db, ...key }: MemberKey) =>
  db.delete(workspaceMembers).where(hasKey(key))
