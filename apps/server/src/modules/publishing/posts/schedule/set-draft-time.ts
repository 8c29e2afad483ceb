import type { Post, PostTime } from '@kadr/contract/publishing/posts'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { conflict } from '../failures.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { assertAhead, readWallTime } from './resolve-when.ts'

export const isDraft = ({ targets }: LockedPost): boolean =>
  derivePostState(targets.map(({ state }) => state)) === 'draft'

/** Only the post gets the time: its targets have no `dueAt`, so nothing is published. */
export const placeDraft = ({
  ctx,
  tx,
  held: { post },
  time,
}: {
  ctx: AppContext
  tx: Tx
  held: LockedPost
  time: PostTime
}) =>
  changePost({
    db: tx,
    id: post.id,
    values: {
      dueAt: new Date(time.at),
      wallTime: time.wallTime,
      timeZone: time.timeZone,
      repeatOf: null,
      updatedAt: ctx.clock.now(),
    },
  })

export const setDraftTime = ({
  ctx,
  actor: { workspaceId },
  id,
  version,
  ...when
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
  wallTime: string
  timeZone: string
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const held = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    if (!isDraft(held)) throw conflict('Это уже не черновик. Перенесите пост или снимите его')
    const time = readWallTime({ ...when, field: 'wallTime' })
    assertAhead({ time, now: ctx.clock.now(), field: 'wallTime' })
    await placeDraft({ ctx, tx, held, time })
    return readPost({ ctx, tx, workspaceId, id })
  })
