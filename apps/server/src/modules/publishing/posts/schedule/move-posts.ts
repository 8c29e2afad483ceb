import type { PostTime } from '@kadr/contract/publishing/posts'
import { quote } from '@kadr/domain/base/quote'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { addDays } from '@kadr/domain/publishing/schedule/wall-time'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { getApprovalRule, requestApproval } from '../approve/approval.ts'
import { lockAccountsOf } from '../compose/accounts.repository.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import { conflict } from '../failures.ts'
import { type LockedPost, lockPostsForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { renewRepetitions } from '../repeat/repetitions.ts'
import { findSchedulable, planPost, toNotSchedulableError } from './plan-post.ts'
import { assertAhead, readWallTime } from './resolve-when.ts'
import { isDraft, placeDraft } from './set-draft-time.ts'

type Shift = { days: number; time?: string | undefined }

const FIELD = 'action'

/** Calendar days: the wall time stays unless another one is given. */
const shiftTime = ({
  held,
  shift,
  now,
}: {
  held: LockedPost
  shift: Shift
  now: Date
}): PostTime => {
  const { text, wallTime, timeZone } = held.post
  const title = postTitle(text) || 'Без текста'
  if (!wallTime || !timeZone) {
    throw conflict(`У поста ${quote(title)} нет времени. Сначала запланируйте его`)
  }
  if (!isDraft(held) && findSchedulable(held).length === 0) throw toNotSchedulableError(held)
  const shifted = addDays({ wallTime, days: shift.days })
  const wanted = shift.time === undefined ? shifted : `${shifted.slice(0, 10)}T${shift.time}`
  const time = readWallTime({ wallTime: wanted, timeZone, field: FIELD })
  assertAhead({ time, now, field: FIELD })
  return time
}

/** Moves several posts in one transaction. A draft stays a draft. */
export const movePosts = async ({
  ctx,
  tx,
  actor,
  ids,
  shift,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  ids: readonly string[]
  shift: Shift
}): Promise<void> => {
  const { workspaceId } = actor
  await lockAccountsOf({ db: tx, workspaceId, postIds: ids })
  const all = await lockPostsForChange({ ctx, tx, workspaceId, ids })
  const now = ctx.clock.now()
  for (const held of all.filter(isDraft)) {
    await placeDraft({ ctx, tx, held, time: shiftTime({ held, shift, now }) })
  }
  const planned = all.filter((held) => !isDraft(held))
  const facts = await getCheckFacts({ ctx, tx, workspaceId, held: planned })
  const isAsking = await getApprovalRule({ ctx, tx, actor })
  for (const held of planned) {
    const time = shiftTime({ held, shift, now })
    await planPost({ ctx, tx, actor, held, time, facts, isAsking })
  }
  const asking = planned.filter((held) => findSchedulable(held).some(isAsking))
  await requestApproval({ tx, actor, posts: asking.map(({ post }) => post) })
  for (const { post } of planned) {
    if (post.repeatRule) await renewRepetitions({ ctx, tx, workspaceId, id: post.id })
  }
}
