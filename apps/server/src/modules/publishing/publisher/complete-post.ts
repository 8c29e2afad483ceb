import type { DomainEvent } from '@kadr/contract/events'
import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { listSiblings } from '../targets/index.ts'
import { findPost } from './posts.repository.ts'

const DONE: ReadonlySet<TargetState> = new Set(['published', 'removed', 'cancelled', 'draft'])

/**
 * Appends `post.published` when a published target was the last of its post. In a consumer, because concurrent
 * transactions of two targets do not see each other, while events are consumed in order.
 */
export const completePost = async ({
  tx,
  event,
}: {
  tx: Tx
  event: DomainEvent<'target.published'>
}): Promise<void> => {
  const { postId } = event.payload
  const post = await findPost({ db: tx, id: postId })
  const targets = await listSiblings({ db: tx, postId })
  const published = orderByNetwork(targets.filter(({ state }) => state === 'published'))
  if (!post || published.length === 0) return
  if (!targets.every(({ state }) => DONE.has(state))) return
  const dueAt = post.dueAt?.toISOString() ?? null
  await appendEvent({
    tx,
    kind: 'post.published',
    workspaceId: post.workspaceId,
    actorId: event.actorId,
    subjectId: postId,
    key: `post.published:${postId}:${dueAt ?? ''}`,
    payload: {
      dueAt,
      accountTitles: published.map(({ accountTitle }) => accountTitle),
      networks: published.map(({ network }) => network),
      urls: published.map(({ url }) => url),
      hasDraftsAtNetwork: published.some(({ isDraftAtNetwork }) => isDraftAtNetwork),
    },
  })
}
