import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'

/** One change of a workspace's setup at a time, until the transaction ends. */
export const lockSetup = ({ db, workspaceId }: { db: Tx; workspaceId: string }) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`publisher-setup:${workspaceId}`}, 0))`,
  )
