import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { signIns } from '../../db/schema/users.ts'
import { workspaces } from '../../db/schema/workspaces.ts'

export const findPersonalWorkspace = async ({ db, telegramId }: { db: Db; telegramId: string }) => {
  const [owner] = await db
    .select({ userId: signIns.userId, workspaceId: workspaces.id })
    .from(signIns)
    .innerJoin(workspaces, eq(workspaces.personalUserId, signIns.userId))
    .where(and(eq(signIns.provider, 'telegram'), eq(signIns.subject, telegramId)))
  return owner
}
