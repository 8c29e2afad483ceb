import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import type { PostActor } from './post-actor.ts'

/** What a member may see: everything, or the chosen accounts and posts that are only for these. */
export type Reach = Pick<PostActor, 'userId' | 'connectionIds'>

type PostColumns = { id: SQL; authorId: SQL }

const isChosen = (column: SQL, connectionIds: readonly string[]) =>
  sql`coalesce(${column} = any(${sql.param([...connectionIds])}::uuid[]), false)`

/** A post without accounts is visible to its author. */
export const isPostInReach = (
  post: PostColumns,
  { userId, connectionIds }: Reach,
): SQL | undefined =>
  connectionIds === null
    ? undefined
    : sql`(not exists (select from post_targets r where r.post_id = ${post.id}
          and not ${isChosen(sql`r.connection_id`, connectionIds)})
        and (${post.authorId} = ${userId} or exists (select from post_targets r where r.post_id = ${post.id})))`

/** Those of the ids that belong to an account, a post or a target the member may not see. */
export const findHidden = async ({
  db,
  workspaceId,
  ids,
  reach,
}: {
  db: Db
  workspaceId: string
  ids: readonly string[]
  reach: Reach & { connectionIds: readonly string[] }
}): Promise<ReadonlySet<string>> => {
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`
  const isSeen = isPostInReach({ id: sql`p.id`, authorId: sql`p.author_id` }, reach)
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from connections c where c.workspace_id = ${workspaceId} and c.id = ${wanted}
      and not ${isChosen(sql`c.id`, reach.connectionIds)}
    union all
    select p.id from posts p where p.workspace_id = ${workspaceId} and p.id = ${wanted} and not ${isSeen}
    union all
    select t.id from post_targets t join posts p on p.id = t.post_id
    where p.workspace_id = ${workspaceId} and t.id = ${wanted} and not ${isSeen}`)
  return new Set(rows.map(({ id }) => id))
}
