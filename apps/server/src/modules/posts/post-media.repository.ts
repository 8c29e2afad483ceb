import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { resources } from '../../db/schema/resources.ts'

/** Files of a workspace and those of everybody, also such as left the library but are still used. */
export const listMedia = ({
  db,
  workspaceId,
  ids,
}: {
  db: Db | Tx
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select()
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...ids]),
        or(eq(resources.workspaceId, workspaceId), eq(resources.isStarter, true)),
      ),
    )
