import type { PostReturn } from '@kadr/contract/publishing/posts'
import { displayName } from '@kadr/domain/identity/person-name'
import type { Db, Tx } from '../../../../db/connection.ts'
import { listReturns } from './decisions.repository.ts'

/** Of the posts that were sent back and not planned since, by post id. */
export const findReturns = async ({
  db,
  posts,
}: {
  db: Db | Tx
  posts: readonly { id: string; reviewNote: string | null }[]
}): Promise<ReadonlyMap<string, PostReturn>> => {
  const postIds = posts.filter(({ reviewNote }) => reviewNote !== null).map(({ id }) => id)
  if (postIds.length === 0) return new Map()
  const rows = await listReturns({ db, postIds })
  return new Map(
    rows.map(({ decision: { postId, guestName, at, note }, person }) => [
      postId,
      {
        byName: guestName ?? (person && displayName(person)),
        isGuest: guestName !== null,
        at: at.toISOString(),
        note,
      },
    ]),
  )
}
