import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import { buildCoverUrl } from '../_shared/cover.ts'
import { numberAt, objectAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { tiktokPaths } from './paths.ts'
import { authorize, ok, refuse, type State, type Task } from './state.ts'

export const isVisible = (task: Task) => task.takenAt !== null && !task.failReason

/** Lists and counters include public videos only. */
const publicOf = (state: State, accountId: string) =>
  [...state.tasks.values()].filter(
    (task) =>
      isVisible(task) &&
      (task.takenAt ?? 0) <= state.clock.now().getTime() &&
      !task.isDraft &&
      task.accountId === accountId &&
      task.privacy === 'PUBLIC_TO_EVERYONE' &&
      // Photo posts are not videos.
      task.media.every(({ kind }) => kind === 'video'),
  )

const countsOf = (task: Task, now: Date) => {
  const createdAt = new Date(task.takenAt ?? 0)
  const audience = estimatePostAudience({ id: String(task.postId), createdAt, now })
  return {
    view_count: audience.views,
    like_count: audience.likes,
    comment_count: audience.comments,
    share_count: audience.shares,
  }
}

export function accountCounts({ state, accountId }: { state: State; accountId: string }) {
  const now = state.clock.now()
  const videos = publicOf(state, accountId)
  return {
    follower_count: countFollowers({ id: accountId, now }),
    following_count: 41,
    likes_count: videos.reduce((sum, task) => sum + countsOf(task, now).like_count, 0),
    video_count: videos.length,
  }
}

export function queryRoute(state: State): FakeRoute {
  const handle = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'video.list' })
    if ('refusal' in who) return who.refusal
    const ids = textsAt(objectAt(request.fields, 'filters'), 'video_ids')
    const names = (request.query.get('fields') ?? '').split(',')
    if (ids.length === 0 || ids.length > 20) return refuse(400, 'invalid_params')
    const videos = publicOf(state, who.accountId)
      .filter(({ postId }) => ids.includes(String(postId)))
      .map((task) => {
        const all = { id: String(task.postId), ...countsOf(task, state.clock.now()) }
        return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
      })
    return ok({ videos })
  }
  return { method: 'POST', path: `${tiktokPaths.api}/video/query/`, handle }
}

const MAX_LISTED = 20

/** Newest first; the cursor is the time of the last one in milliseconds. */
export function listRoute(state: State): FakeRoute {
  const handle = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'video.list' })
    if ('refusal' in who) return who.refusal
    const count = numberAt(request.fields, 'max_count') ?? 10
    if (count > MAX_LISTED) return refuse(400, 'invalid_params')
    const before = numberAt(request.fields, 'cursor') ?? state.clock.now().getTime() + 1
    const all = publicOf(state, who.accountId)
      .filter(({ takenAt }) => (takenAt ?? 0) < before)
      .sort((a, b) => (b.takenAt ?? 0) - (a.takenAt ?? 0))
    const shown = all.slice(0, count)
    return ok({
      videos: shown.map((task) => ({
        id: String(task.postId),
        create_time: Math.floor((task.takenAt ?? 0) / 1000),
        cover_image_url: buildCoverUrl({
          world: state,
          network: 'tiktok',
          postId: String(task.postId),
        }),
        video_description: task.text,
        duration: 15 + Number(task.postId % 45n),
        share_url: `https://www.tiktok.com/video/${task.postId}`,
      })),
      cursor: shown.at(-1)?.takenAt ?? 0,
      has_more: all.length > shown.length,
    })
  }
  return { method: 'POST', path: `${tiktokPaths.api}/video/list/`, handle }
}
