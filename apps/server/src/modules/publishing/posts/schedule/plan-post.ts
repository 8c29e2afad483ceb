import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostTime } from '@kadr/contract/publishing/posts'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { type EventCause, rescheduleTargets, type Target } from '../../targets/index.ts'
import type { ApprovalRule } from '../approve/approval.ts'
import { assertReady, type CheckFacts } from '../compose/check-targets.ts'
import { conflict, notReady } from '../failures.ts'
import type { LockedPost } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost, type PostValues } from '../posts.repository.ts'

const WAITING: ReadonlySet<TargetState> = new Set([
  'draft',
  'pending_approval',
  'scheduled',
  'failed',
  'missed',
  'handed_over',
])

/** Targets that get the new time. Cancelled ones stay cancelled unless there are no others. */
export const findSchedulable = ({ targets }: LockedPost): Target[] => {
  const waiting = targets.filter(({ state }) => WAITING.has(state))
  return waiting.length > 0 ? waiting : targets.filter(({ state }) => state === 'cancelled')
}

export const toNotSchedulableError = ({ targets }: LockedPost) => {
  if (targets.length === 0) return notReady('targets', 'Выберите, куда публиковать')
  if (targets.some(({ state }) => IN_FLIGHT.has(state))) {
    return conflict('Пост сейчас публикуется. Дождитесь, чем это кончится')
  }
  if (targets.some(({ state }) => state === 'needs_attention')) {
    return conflict('Сначала скажите, вышла ли публикация: откройте пост и проверьте сеть')
  }
  return conflict('Пост уже вышел. Чтобы опубликовать его ещё раз, сделайте копию')
}

/** `2027-03-28T09:00` as `28.03.2027 в 09:00`. */
const describeTime = ({ wallTime, timeZone }: PostTime) => {
  const [date = '', time = ''] = wallTime.split('T')
  return `${date.split('-').reverse().join('.')} в ${time}, ${timeZone}`
}

const causeOf = ({ from, isAsking }: { from: TargetState; isAsking: boolean }): EventCause => {
  if (isAsking) return from === 'pending_approval' ? 'moved' : 'asked_approval'
  return from === 'scheduled' ? 'moved' : 'scheduled'
}

/** Validates and schedules all waiting targets of a locked post. The caller requests approval. */
export const planPost = async ({
  ctx,
  tx,
  actor,
  held,
  time,
  facts,
  isAsking,
  values = {},
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  held: LockedPost
  time: PostTime
  facts: CheckFacts
  isAsking: ApprovalRule
  values?: Pick<PostValues, 'repeatRule'>
}): Promise<void> => {
  const { post } = held
  const targets = findSchedulable(held)
  if (targets.length === 0) throw toNotSchedulableError(held)
  assertReady({ post, targets, ...facts })
  const dueAt = new Date(time.at)
  await changePost({
    db: tx,
    id: post.id,
    values: {
      dueAt,
      wallTime: time.wallTime,
      timeZone: time.timeZone,
      // A repetition rescheduled by the user leaves its series.
      repeatOf: null,
      reviewNote: null,
      updatedAt: ctx.clock.now(),
      ...values,
    },
  })
  await rescheduleTargets({
    ctx,
    tx,
    actorId: actor.userId,
    placements: targets.map((target) => ({
      target,
      to: isAsking(target) ? 'pending_approval' : 'scheduled',
      dueAt,
      cause: causeOf({ from: target.state, isAsking: isAsking(target) }),
      note: describeTime(time),
    })),
  })
}
