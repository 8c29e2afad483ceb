import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { postTargets, publishAttempts, targetEvents } from '../../../db/schema/publishing/posts.ts'

/** Moves the whole history of a post's finished targets into the past, for the demo. */
export const backdateTargets = async ({
  tx,
  postId,
  ms,
}: {
  tx: Tx
  postId: string
  ms: number
}): Promise<void> => {
  const earlier = sql`make_interval(secs => ${ms / 1000})`
  const ofPost = sql`(select ${postTargets.id} from ${postTargets} where ${postTargets.postId} = ${postId})`
  await tx.execute(sql`
    update ${targetEvents} set at = at - ${earlier} where target_id in ${ofPost}`)
  await tx.execute(sql`
    update ${publishAttempts} set started_at = started_at - ${earlier}, ended_at = ended_at - ${earlier}
    where target_id in ${ofPost}`)
  await tx.execute(sql`
    update ${postTargets} set due_at = due_at - ${earlier}, started_at = started_at - ${earlier},
      published_at = published_at - ${earlier}, created_at = created_at - ${earlier}
    where post_id = ${postId}`)
}
