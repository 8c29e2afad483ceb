import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { clipReels } from '../../../db/schema/studio/footage.ts'

type On = { db: Db | Tx }

export const findClipReel = async ({ db, reelId }: On & { reelId: string }) => {
  const [row] = await db.select().from(clipReels).where(eq(clipReels.reelId, reelId))
  return row
}

export const insertClipReel = ({ db, values }: On & { values: typeof clipReels.$inferInsert }) =>
  db.insert(clipReels).values(values).onConflictDoNothing()
