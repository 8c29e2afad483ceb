import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'

/** Threads under posts that the collector has found since. */
export const nameRoots = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`
    update conversations c set work_item_id = w.id, post_id = w.post_id
    from work_items w join analytics_accounts a on a.id = w.account_id
    where c.workspace_id = ${workspaceId} and c.work_item_id is null and c.kind = 'comments'
      and a.connection_id = c.connection_id and a.workspace_id = ${workspaceId}
      and w.external_id = coalesce((
        select r.post_external_id from conversation_roots r
        where r.connection_id = c.connection_id and r.root_external_id = c.root_external_id), c.root_external_id)`)
