import type { LaterChoice } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { isByHand } from '@kadr/domain/publishing/posts/by-hand'
import { laterMoments } from '@kadr/domain/publishing/posts/handover-ladder'
import { splitWallTime } from '@kadr/domain/publishing/schedule/local-date'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { listContentHashes, recordChange, rescheduleTargets } from '../../targets/index.ts'
import { conflict } from '../failures.ts'
import { changePost } from '../posts.repository.ts'
import { assertLink, lookUpNow } from './settle-target.ts'
import { type HeldTarget, type OfTarget, withTarget } from './target-actions.ts'

const NOT_WAITING = 'Эта публикация вас не ждёт: отложить её нельзя'

/** Moves the post in the calendar too, where nothing else of it has its own time. */
const moveWithPost = async ({
  tx,
  held: { post, targets },
  target,
  at,
  timeZone,
}: HeldTarget & { at: Date; timeZone: string }): Promise<void> => {
  const isAlone = targets.every(({ id, state }) => id === target.id || state === 'cancelled')
  if (!isAlone || post.repeatRule !== null || post.repeatOf !== null) return
  const wallTime = toWallTime({ at, timeZone })
  const values = { dueAt: at, wallTime, timeZone, updatedAt: post.updatedAt }
  await changePost({ db: tx, id: post.id, values })
}

/** «Позже»: it waits for its new time, and is handed over again then. What was approved and not changed stays so. */
export const postponeTarget = ({
  until,
  ...input
}: OfTarget & { until: LaterChoice }): Promise<Post> =>
  withTarget(input, async (locked) => {
    const { ctx, actor } = input
    const { tx, held, target } = locked
    if (target.state !== 'handed_over') throw conflict(NOT_WAITING)
    const now = ctx.clock.now()
    const timeZone =
      held.post.timeZone ?? (await getWorkspaceTimeZone({ ctx, workspaceId: actor.workspaceId }))
    const planned = splitWallTime(
      held.post.wallTime ?? toWallTime({ at: target.dueAt ?? now, timeZone }),
    ).time
    const later = laterMoments({ now, timeZone, planned }).find(({ choice }) => choice === until)
    if (!later) throw conflict('Вечер уже наступил: выберите другое время')
    const { isApprovalRequired, approvedHash } = target
    const hash = (await listContentHashes({ db: tx, postIds: [held.post.id] })).get(target.id)
    const isChanged = isApprovalRequired && approvedHash !== hash
    const placement = {
      target,
      to: isChanged ? 'pending_approval' : 'scheduled',
      dueAt: later.at,
      cause: isChanged ? 'asked_approval' : 'postponed',
      isApproved: isApprovalRequired && !isChanged,
    } as const
    await rescheduleTargets({ ctx, tx, actorId: actor.userId, placements: [placement] })
    await moveWithPost({ ...locked, at: later.at, timeZone })
  })

/** The address of what a person published by hand; a publication of ours has the one of its network. */
export const setTargetUrl = ({ url, ...input }: OfTarget & { url: string }): Promise<Post> =>
  withTarget(input, async ({ tx, target }) => {
    const { ctx, actor } = input
    const isOwn = target.externalId === null || isByHand(target)
    if (target.state !== 'published' || !isOwn) {
      throw conflict('Адрес этой публикации известен от сети')
    }
    assertLink(url)
    await recordChange({
      tx,
      at: ctx.clock.now(),
      target,
      cause: 'address_given',
      actorId: actor.userId,
      values: { url, ...lookUpNow({ target, now: ctx.clock.now() }) },
    })
  })
