import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { workItems } from '../../../db/schema/insight/analytics.ts'
import type { ThreadRow } from './intake.repository.ts'

/** Null in a dialog, and for a post that is not known. */
export const findPostTitle = async ({
  db,
  thread: { workItemId },
}: {
  db: Db | Tx
  thread: Pick<ThreadRow, 'workItemId'>
}): Promise<string | null> => {
  if (!workItemId) return null
  return postTitle(await findPostText({ db, thread: { workItemId } }))
}

/** Empty in a dialog, and for a post that is not known. */
export const findPostText = async ({
  db,
  thread: { workItemId },
}: {
  db: Db | Tx
  thread: Pick<ThreadRow, 'workItemId'>
}): Promise<string> => {
  if (!workItemId) return ''
  const [row] = await db
    .select({ caption: workItems.caption })
    .from(workItems)
    .where(eq(workItems.id, workItemId))
  return row?.caption ?? ''
}
