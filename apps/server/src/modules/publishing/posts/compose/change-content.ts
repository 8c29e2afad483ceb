import type { RouteInput } from '@kadr/contract/base/route'
import type { updatePost } from '@kadr/contract/publishing/posts'
import { EDITABLE } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { assertRubrics } from '../../rubrics/index.ts'
import { lockTargets } from '../../targets/index.ts'
import { getApprovalRule } from '../approve/approval.ts'
import { conflict } from '../failures.ts'
import type { LockedPost } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { toNotSchedulableError } from '../schedule/plan-post.ts'
import type { AccountRow } from './accounts.repository.ts'
import { changeTargets, clearFrozenContent } from './change-targets.ts'
import { searchTextOf } from './post-content.ts'

/** Partial update: absent fields keep their values. */
export type ContentChange = Omit<RouteInput<typeof updatePost>['body'], 'version'>

type Input = { ctx: AppContext; tx: Tx; actor: PostActor }

/** A series whose first post is published stays editable: the content applies to its repetitions. */
const assertChangeable = async ({ held, ...input }: Input & { held: LockedPost }) => {
  const { post, targets } = held
  if (targets.length === 0 || targets.some(({ state }) => EDITABLE.has(state))) return
  if (post.repeatRule === null) throw toNotSchedulableError(held)
  if (targets.some(await getApprovalRule(input))) {
    throw conflict('Повторы этого поста согласованы. Изменить их может администратор')
  }
}

/** Stores new content of a locked post and returns the post after the change. */
export const changeContent = async ({
  ctx,
  tx,
  actor,
  held: before,
  change: { targets: wanted, text, mediaIds, utm, erid, advertiser, rubricId },
  accounts,
}: Input & {
  held: LockedPost
  change: ContentChange
  /** Locked: every account the change uses. */
  accounts: readonly AccountRow[]
}): Promise<LockedPost> => {
  const { id } = before.post
  const actorId = actor.userId
  await assertRubrics({ tx, workspaceId: actor.workspaceId, ids: [rubricId] })
  const areTargetsChanged =
    wanted !== undefined &&
    (await changeTargets({ ctx, tx, actorId, held: before, wanted, accounts }))
  const post = await changePost({
    db: tx,
    id,
    values: {
      ...(text !== undefined && { text, searchText: searchTextOf(text) }),
      ...(mediaIds !== undefined && { mediaIds }),
      ...(utm !== undefined && { utm }),
      ...(erid !== undefined && { erid }),
      ...(advertiser !== undefined && { advertiser }),
      ...(rubricId !== undefined && { rubricId }),
      updatedAt: ctx.clock.now(),
    },
  })
  const targets = areTargetsChanged ? await lockTargets({ db: tx, postIds: [id] }) : before.targets
  const held = { post, targets }
  await assertChangeable({ ctx, tx, actor, held })
  await clearFrozenContent({ tx, targets })
  return held
}
