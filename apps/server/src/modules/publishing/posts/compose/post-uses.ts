import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { coverIdOf } from '@kadr/domain/publishing/posts/cover'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvents } from '../../../../platform/events/append-events.ts'
import { clearPlannedUses } from '../../../library/resources/index.ts'
import { listTargets, type Target } from '../../targets/index.ts'
import type { LockedPost } from '../lock-posts.ts'
import { listPosts, type PostRow } from '../posts.repository.ts'
import { hasTargetIn } from './post-media.repository.ts'
import { saveMediaUses } from './post-media.ts'

const UNTITLED = 'Пост без текста'

export const mediaIdsOf = ({
  mediaIds,
  targets,
}: {
  mediaIds: readonly string[]
  targets: readonly Pick<Target, 'overrideMediaIds' | 'settings'>[]
}): string[] => [
  ...new Set([
    ...mediaIds,
    ...targets.flatMap((target) => target.overrideMediaIds ?? []),
    ...targets.flatMap((target) => coverIdOf(target.settings) ?? []),
  ]),
]

const PLANNED: ReadonlySet<TargetState> = new Set([
  'scheduled',
  'pending_approval',
  'handed_over',
  ...IN_FLIGHT,
])

/**
 * After every change of posts: records which resources they use and whether one is still to be published, and appends
 * `post.changed`. New posts without resources have no uses.
 */
export const recordPostChange = async ({
  ctx,
  tx,
  workspaceId,
  postIds,
  areNew = false,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  postIds: readonly string[]
  areNew?: boolean
}): Promise<void> => {
  if (postIds.length === 0) return
  const posts = await listPosts({ db: tx, workspaceId, ids: postIds })
  const targets = await listTargets({ db: tx, postIds })
  for (const post of posts) {
    const own = targets.filter(({ postId }) => postId === post.id)
    const hasMedia = mediaIdsOf({ mediaIds: post.mediaIds, targets: own }).length > 0
    if (hasMedia || !areNew) await saveHeldUses({ ctx, tx, held: { post, targets: own } })
  }
  await appendChanged({ tx, posts })
}

const hasMedia = ({ post: { mediaIds }, targets }: LockedPost) =>
  mediaIdsOf({ mediaIds, targets }).length > 0

/** For one post whose rows before and after the change are already loaded. */
export const recordHeldChange = async ({
  ctx,
  tx,
  before,
  held,
}: {
  ctx: AppContext
  tx: Tx
  before: LockedPost
  held: LockedPost
}): Promise<void> => {
  if (hasMedia(before) || hasMedia(held)) await saveHeldUses({ ctx, tx, held })
  await appendChanged({ tx, posts: [held.post] })
}

const appendChanged = ({ tx, posts }: { tx: Tx; posts: readonly PostRow[] }) =>
  appendEvents({
    tx,
    events: posts.map(({ id, workspaceId }) => ({
      kind: 'post.changed',
      workspaceId,
      subjectId: id,
      payload: {},
    })),
  })

const saveHeldUses = ({
  ctx,
  tx,
  held: { post, targets },
}: {
  ctx: AppContext
  tx: Tx
  held: LockedPost
}): Promise<void> =>
  saveMediaUses({
    ctx,
    tx,
    workspaceId: post.workspaceId,
    postId: post.id,
    title: postTitle(post.text) || UNTITLED,
    resourceIds: mediaIdsOf({ mediaIds: post.mediaIds, targets }),
    isScheduled: targets.some(({ state }) => PLANNED.has(state)),
  })

/** Resources of published posts become deletable. A periodic sweep, to keep the publisher's transactions short. */
export const sweepPostUses = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db } = ctx
  await clearPlannedUses({
    db,
    kind: 'post',
    isPlanned: (postId) => hasTargetIn({ db, postId, states: [...PLANNED] }),
  })
}
