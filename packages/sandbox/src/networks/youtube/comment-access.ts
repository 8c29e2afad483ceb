import type { FakeReply, FakeRequest } from '../fake-network.ts'
import type { CommentStore } from './comment-store.ts'
import { apiError, privacyOf, type State } from './state.ts'

export type CommentWorld = { state: State; comments: CommentStore }

export type CommentHandle = (of: { request: FakeRequest; accountId: string }) => FakeReply

export const forbidden = (): FakeReply =>
  apiError({
    status: 403,
    reason: 'forbidden',
    message: 'One or more of the comments cannot be changed due to insufficient permissions.',
  })

export const notFound = (reason: string): FakeReply =>
  apiError({ status: 404, reason, message: 'The resource cannot be found.' })

/** Private videos take no comments; strangers are told less. */
export function findVideoProblem(of: {
  state: State
  videoId: string
  accountId: string
}): FakeReply | undefined {
  const video = of.state.videos.get(of.videoId)
  if (!video) return notFound('videoNotFound')
  if (privacyOf(video, of.state.clock.now().getTime()) !== 'private') return undefined
  if (video.channelId !== of.accountId) return forbidden()
  const message = 'The video has disabled comments.'
  return apiError({ status: 403, reason: 'commentsDisabled', message })
}
