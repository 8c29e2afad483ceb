import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { fillerWords } from '../../../db/schema/studio/footage.ts'

type InWorkspace = { db: Db; workspaceId: string }

export const findFillers = async ({ db, workspaceId }: InWorkspace) => {
  const [row] = await db
    .select({ words: fillerWords.words })
    .from(fillerWords)
    .where(eq(fillerWords.workspaceId, workspaceId))
  return row?.words
}

export const listFillersOf = ({ db, workspaceIds }: { db: Db; workspaceIds: readonly string[] }) =>
  db
    .select()
    .from(fillerWords)
    .where(inArray(fillerWords.workspaceId, [...workspaceIds]))

export const saveFillers = ({ db, workspaceId, words }: InWorkspace & { words: string[] }) =>
  db
    .insert(fillerWords)
    .values({ workspaceId, words })
    .onConflictDoUpdate({ target: fillerWords.workspaceId, set: { words } })

export const deleteFillers = ({ db, workspaceId }: InWorkspace) =>
  db.delete(fillerWords).where(eq(fillerWords.workspaceId, workspaceId))
