import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { displayName } from '@kadr/domain/identity/person-name'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaces } from '../../../db/schema/identity/workspaces.ts'
import { resources } from '../../../db/schema/library/resources.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'

/** The title is derived from this much of the text. */
const BEGINNING = 400

/** What a message about a post names. */
export type PostBrief = {
  /** Empty for a post without text. */
  title: string
  authorName: string | null
  dueAt: Date | null
  timeZone: string
  /** The first file that has a picture. */
  picture: { id: string; fileId: string; thumbnail: string } | null
  accounts: readonly { targetId: string; network: Network; title: string; state: TargetState }[]
}

const findPicture = async ({
  tx,
  workspaceId,
  mediaIds,
}: {
  tx: Tx
  workspaceId: string
  mediaIds: readonly string[]
}): Promise<PostBrief['picture']> => {
  if (mediaIds.length === 0) return null
  const { id, fileId, thumbnail } = resources
  const rows = await tx
    .select({ id, fileId, thumbnail })
    .from(resources)
    .where(and(eq(resources.workspaceId, workspaceId), inArray(id, [...mediaIds])))
  const first = mediaIds
    .map((wanted) => rows.find((row) => row.id === wanted))
    .find((row) => row && row.thumbnail !== null)
  return first?.thumbnail ? { ...first, thumbnail: first.thumbnail } : null
}

/** Undefined when the post was deleted for good. */
export const findPostBrief = async ({
  tx,
  workspaceId,
  postId,
}: {
  tx: Tx
  workspaceId: string
  postId: string
}): Promise<PostBrief | undefined> => {
  const [row] = await tx
    .select({
      text: sql<string>`left(${posts.text}, ${sql.raw(String(BEGINNING))})`,
      dueAt: posts.dueAt,
      mediaIds: posts.mediaIds,
      timeZone: sql<string>`coalesce(${posts.timeZone}, ${workspaces.timeZone})`,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(posts)
    .innerJoin(workspaces, eq(workspaces.id, posts.workspaceId))
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId)))
  if (!row) return undefined
  const accounts = await tx
    .select({
      targetId: postTargets.id,
      network: postTargets.network,
      title: postTargets.accountTitle,
      state: postTargets.state,
    })
    .from(postTargets)
    .where(eq(postTargets.postId, postId))
  const { text, author, dueAt, timeZone, mediaIds } = row
  return {
    title: postTitle(text),
    authorName: author && displayName(author),
    dueAt,
    timeZone,
    picture: await findPicture({ tx, workspaceId, mediaIds }),
    accounts: orderByNetwork(accounts),
  }
}
