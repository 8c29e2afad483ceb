import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'

/** Serializes changes of a workspace's setup until the transaction ends. */
export const lockSetup = ({ db, workspaceId }: { db: Tx; workspaceId: string }) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`publisher-setup:${workspaceId}`}, 0))`,
  )
