import type { Remark } from '../_shared/remarks.ts'
import type { FakeRequest } from '../fake-network.ts'
import {
  type CommentHandle,
  type CommentWorld,
  findVideoProblem,
  forbidden,
  notFound,
} from './comment-access.ts'
import { badRequest, pageOf, type Reading, readListing } from './comment-reading.ts'
import type { Moderation } from './comment-store.ts'

const STATUSES: readonly Moderation[] = ['published', 'heldForReview', 'likelySpam', 'rejected']
const statusOf = ({ query }: FakeRequest): Moderation | undefined =>
  STATUSES.find((one) => one === (query.get('moderationStatus') ?? 'published'))

/** Threads and answers, as an owner or anybody sees them. */
export function createCommentLists({ state, comments }: CommentWorld) {
  const hasHoles = () => state.switches.isOn('hasHoles')

  const isRelated = (remark: Remark, { name, value }: Reading['filter']): boolean => {
    if (name === 'id') return value.split(',').includes(remark.id)
    return (name === 'videoId' ? remark.postId : comments.ownerOf(remark)) === value
  }

  const listThreads: CommentHandle = ({ request, accountId }) => {
    const reading = readListing(request, {
      parts: ['id', 'snippet', 'replies'],
      filters: ['allThreadsRelatedToChannelId', 'videoId', 'channelId', 'postId', 'id'],
      others: ['order', 'moderationStatus', 'searchTerms'],
    })
    if ('status' in reading) return reading
    const { name, value } = reading.filter
    const status = statusOf(request)
    if (status === undefined) return badRequest('invalidParameter', 'Invalid moderationStatus')
    const channelId = name === 'videoId' ? state.videos.get(value)?.channelId : value
    const isOwner = name !== 'id' && channelId === accountId
    if (status !== 'published' && !isOwner) return forbidden()
    const problem = name === 'videoId' && findVideoProblem({ state, videoId: value, accountId })
    // To its owner a private video lists nothing.
    if (problem && !isOwner) return problem
    const words = request.query.get('searchTerms')?.toLowerCase() ?? ''
    const all = comments
      .threads((remark) => isRelated(remark, reading.filter), status)
      .filter(({ text }) => text.toLowerCase().includes(words))
    return pageOf(reading, {
      kind: 'youtube#commentThreadListResponse',
      all,
      hasHoles: hasHoles(),
      present: (remark) => comments.presentThread(remark, { viewerId: accountId, ...reading }),
    })
  }

  const listComments: CommentHandle = ({ request, accountId }) => {
    const reading = readListing(request, {
      parts: ['id', 'snippet'],
      filters: ['parentId', 'id'],
      others: [],
    })
    if ('status' in reading) return reading
    const { name, value } = reading.filter
    if (name === 'parentId' && !comments.find(value)) return notFound('commentNotFound')
    const found = value.split(',').flatMap((id) => comments.find(id) ?? [])
    return pageOf(reading, {
      kind: 'youtube#commentListResponse',
      all: name === 'parentId' ? comments.answersTo(value) : found,
      hasHoles: hasHoles(),
      present: (remark) => comments.present(remark, { viewerId: accountId, ...reading }),
    })
  }

  return { listThreads, listComments }
}
