import type { SignInProvider } from '@kadr/contract/identity/users'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { signIns } from '../../../db/schema/identity/users.ts'
import { workspaces } from '../../../db/schema/identity/workspaces.ts'
import { demoSteps } from '../../../db/schema/operations/demo.ts'

export const findPersonalWorkspace = async ({
  db,
  provider,
  subject,
}: {
  db: Db
  provider: SignInProvider
  subject: string
}) => {
  const [owner] = await db
    .select({ userId: signIns.userId, workspaceId: workspaces.id })
    .from(signIns)
    .innerJoin(workspaces, eq(workspaces.personalUserId, signIns.userId))
    .where(and(eq(signIns.provider, provider), eq(signIns.subject, subject)))
  return owner
}

export const listFinishedSteps = async ({ db, workspaceId }: { db: Db; workspaceId: string }) => {
  const rows = await db
    .select({ step: demoSteps.step })
    .from(demoSteps)
    .where(eq(demoSteps.workspaceId, workspaceId))
  return rows.map(({ step }) => step)
}

export const finishStep = async ({
  db,
  ...values
}: {
  db: Db
  workspaceId: string
  step: string
}) => {
  await db.insert(demoSteps).values(values).onConflictDoNothing()
}

/** The user's personal workspace, if it was ever filled with examples. */
export const findFilledWorkspace = async ({ db, userId }: { db: Db; userId: string }) => {
  const [row] = await db
    .select({ workspaceId: demoSteps.workspaceId })
    .from(demoSteps)
    .innerJoin(workspaces, eq(workspaces.id, demoSteps.workspaceId))
    .where(eq(workspaces.personalUserId, userId))
    .limit(1)
  return row?.workspaceId
}
