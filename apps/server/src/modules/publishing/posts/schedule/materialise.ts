import type { PostTime } from '@kadr/contract/publishing/posts'
import { dateOf, dayNumber, splitWallTime } from '@kadr/domain/publishing/schedule/local-date'
import { nextOccurrences } from '@kadr/domain/publishing/schedule/recurrence'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { addTargets, type Target } from '../../targets/index.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import type { LockedPost } from '../lock-posts.ts'
import { insertPosts, type NewPost, type PostRow, updatePosts } from '../posts.repository.ts'

const DAYS_AHEAD = 35

/** Detached and cancelled accounts are not repeated. */
const isRepeated = ({ connectionId, state }: Target) =>
  connectionId !== null && state !== 'cancelled'

const isWaiting = ({ state }: Target) => state === 'draft' || state === 'pending_approval'

/** Copies the targets of the first post to its repetitions, in two statements. */
export const insertRepetitionTargets = async ({
  ctx,
  tx,
  repetitions,
  targets,
}: {
  ctx: AppContext
  tx: Tx
  repetitions: readonly PostRow[]
  targets: readonly Target[]
}): Promise<void> => {
  const added = repetitions.flatMap(({ id, workspaceId, dueAt }) =>
    targets.filter(isRepeated).map((target) => ({
      id: newId(),
      workspaceId,
      postId: id,
      connectionId: target.connectionId,
      network: target.network,
      accountTitle: target.accountTitle,
      overrideText: target.overrideText,
      overrideMediaIds: target.overrideMediaIds,
      settings: target.settings,
      // The content is the same, so is its approval.
      isApprovalRequired: target.isApprovalRequired,
      approvedHash: target.approvedHash,
      dueAt,
    })),
  )
  if (added.length > 0) await addTargets({ ctx, tx, targets: added, cause: 'repeated' })
}

const repetitionOf = ({
  post,
  time,
  now,
}: {
  post: PostRow
  time: PostTime
  now: Date
}): NewPost => ({
  id: newId(),
  workspaceId: post.workspaceId,
  authorId: post.authorId,
  text: post.text,
  searchText: post.searchText,
  mediaIds: post.mediaIds,
  utm: post.utm,
  erid: post.erid,
  advertiser: post.advertiser,
  rubricId: post.rubricId,
  dueAt: new Date(time.at),
  wallTime: time.wallTime,
  timeZone: time.timeZone,
  repeatOf: post.id,
  createdAt: now,
  updatedAt: now,
})

/** Occurrences after the last materialised one, up to the horizon, never in the past. */
const findMissingTimes = ({ post, now }: { post: PostRow; now: Date }) => {
  const { repeatRule: rule, wallTime: start, timeZone, repeatedUntil } = post
  if (!rule || !start || !timeZone) return undefined
  const horizon = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  const lastDate = splitWallTime(toWallTime({ at: horizon, timeZone })).date
  // Two days more: the last local day has to be complete in any time zone.
  const until = new Date(horizon.getTime() + 2 * DAY_MS)
  const times = nextOccurrences({ rule, start, timeZone, after: now, until }).filter(
    ({ wallTime }) => {
      const { date } = splitWallTime(wallTime)
      return date <= lastDate && (repeatedUntil === null || date > repeatedUntil)
    },
  )
  return { times, lastDate }
}

/** Creates missing repetitions up to the horizon. The post is locked by the caller. */
export const materialise = async ({
  ctx,
  tx,
  held: { post, targets },
}: {
  ctx: AppContext
  tx: Tx
  held: LockedPost
}): Promise<void> => {
  const now = ctx.clock.now()
  const missing = findMissingTimes({ post, now })
  if (!missing || targets.every(isWaiting) || !targets.some(isRepeated)) return
  const { times, lastDate } = missing
  await updatePosts({ db: tx, ids: [post.id], values: { repeatedUntil: lastDate } })
  if (times.length === 0) return
  const values = times.map((time) => repetitionOf({ post, time, now }))
  const repetitions = await insertPosts({ db: tx, values })
  await insertRepetitionTargets({ ctx, tx, repetitions, targets })
  const postIds = repetitions.map(({ id }) => id)
  await recordPostChange({ ctx, tx, workspaceId: post.workspaceId, postIds, areNew: true })
}

/** The latest local date of the horizon in any time zone. */
export const horizonDate = (now: Date): string =>
  dateOf(dayNumber(now.toISOString().slice(0, 10)) + DAYS_AHEAD + 1)
