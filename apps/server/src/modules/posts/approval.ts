import { can } from '@kadr/domain/permissions'
import { postTitle } from '@kadr/domain/posts/post-title'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { getPublisherSettings } from '../publisher-setup/index.ts'
import type { PostActor } from './post-actor.ts'
import type { PostRow } from './posts.repository.ts'

/** Whether posts this member schedules wait for approval. */
export const needsApproval = async ({
  ctx,
  tx,
  actor,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
}): Promise<boolean> => {
  if (can(actor.role, 'posts.approve')) return false
  const settings = await getPublisherSettings({ ctx, tx, workspaceId: actor.workspaceId })
  return settings.isApprovalRequired
}

/** One event for all posts; the version distinguishes requests. */
export const requestApproval = async ({
  tx,
  actor,
  posts,
}: {
  tx: Tx
  actor: PostActor
  posts: readonly PostRow[]
}) => {
  const [first] = posts
  if (!first) return
  await appendEvent({
    tx,
    kind: 'post.approval_requested',
    workspaceId: first.workspaceId,
    actorId: actor.userId,
    subjectId: first.id,
    payload: {
      postIds: posts.map(({ id }) => id),
      title: postTitle(first.text),
      version: first.version,
    },
  })
}
