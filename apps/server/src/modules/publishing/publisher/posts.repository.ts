import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'

export type PostRow = typeof posts.$inferSelect

export const findPost = async ({
  db,
  id,
}: {
  db: Db
  id: string
}): Promise<PostRow | undefined> => {
  const [row] = await db.select().from(posts).where(eq(posts.id, id))
  return row
}
