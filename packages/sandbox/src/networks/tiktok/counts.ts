import { countFollowers, estimatePostAudience } from '../_shared/audience.ts'
import { objectAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { tiktokPaths } from './paths.ts'
import { authorize, ok, refuse, type State, type Task } from './state.ts'

export const isVisible = (task: Task) => task.takenAt !== null && !task.failReason

/** Lists and counters include public videos only. */
const publicOf = (state: State, accountId: string) =>
  [...state.tasks.values()].filter(
    (task) =>
      isVisible(task) &&
      !task.isDraft &&
      task.accountId === accountId &&
      task.privacy === 'PUBLIC_TO_EVERYONE' &&
      // Photo posts are no videos.
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
