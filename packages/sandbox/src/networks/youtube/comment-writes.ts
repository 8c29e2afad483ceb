import { objectAt, textAt } from '../_shared/fields.ts'
import type { FakeReply } from '../fake-network.ts'
import {
  type CommentHandle,
  type CommentWorld,
  findVideoProblem,
  forbidden,
  notFound,
} from './comment-access.ts'
import { badRequest } from './comment-reading.ts'
import type { Moderation } from './comment-store.ts'

const MAX_TEXT = 10_000
/** To likely spam only the filter puts a comment. */
const SETTABLE: readonly Moderation[] = ['published', 'heldForReview', 'rejected']

const readText = (text: string): FakeReply | undefined => {
  if (!text.trim()) return badRequest('commentTextRequired', 'The comment text is required.')
  return text.length > MAX_TEXT
    ? badRequest('commentTextTooLong', 'The comment text exceeds the maximum size.')
    : undefined
}

export function createCommentWrites({ state, comments }: CommentWorld) {
  const start: CommentHandle = ({ request, accountId }) => {
    const snippet = objectAt(request.fields, 'snippet')
    const videoId = textAt(snippet, 'videoId') ?? ''
    const top = objectAt(objectAt(snippet, 'topLevelComment'), 'snippet')
    const text = textAt(top, 'textOriginal') ?? ''
    const problem = findVideoProblem({ state, videoId, accountId }) ?? readText(text)
    if (problem) return problem
    const createdAt = state.clock.now()
    const remark = comments.add({
      postId: videoId,
      parentId: undefined,
      authorId: accountId,
      text,
      createdAt,
    })
    const of = { viewerId: accountId, isPlain: true, parts: ['snippet'] }
    return { status: 200, json: comments.presentThread(remark, of) }
  }

  const answer: CommentHandle = ({ request, accountId }) => {
    const snippet = objectAt(request.fields, 'snippet')
    const parentId = textAt(snippet, 'parentId')
    if (!parentId) return badRequest('parentCommentIdRequired', 'The parent comment is required.')
    const parent = comments.find(parentId)
    if (!parent || comments.statusOf(parentId) === 'rejected') {
      return notFound('parentCommentNotFound')
    }
    if (parent.parentId !== undefined) {
      return badRequest('operationNotSupported', 'Replies take no replies of their own.')
    }
    const text = textAt(snippet, 'textOriginal') ?? ''
    const problem = readText(text) ?? findVideoProblem({ state, videoId: parent.postId, accountId })
    if (problem) return problem
    const { postId } = parent
    const createdAt = state.clock.now()
    const remark = comments.add({ postId, parentId, authorId: accountId, text, createdAt })
    const of = { viewerId: accountId, isPlain: true }
    return { status: 200, json: comments.present(remark, of) }
  }

  const edit: CommentHandle = ({ request, accountId }) => {
    const id = textAt(request.fields, 'id') ?? ''
    const text = textAt(objectAt(request.fields, 'snippet'), 'textOriginal') ?? ''
    const remark = comments.find(id)
    if (!remark) return notFound('commentNotFound')
    if (remark.authorId !== accountId) return forbidden()
    const problem = readText(text)
    if (problem) return problem
    comments.edit(id, text)
    const of = { viewerId: accountId, isPlain: true }
    return { status: 200, json: comments.present({ ...remark, text }, of) }
  }

  const remove: CommentHandle = ({ request, accountId }) => {
    const id = request.query.get('id') ?? ''
    const remark = comments.find(id)
    if (!remark) return notFound('commentNotFound')
    if (remark.authorId !== accountId) return forbidden()
    comments.remove(id)
    return { status: 204 }
  }

  /** All of them, or none. */
  const findAll = (ids: readonly string[]) => {
    const found = ids.flatMap((id) => comments.find(id) ?? [])
    return found.length > 0 && found.length === ids.length ? found : undefined
  }

  const moderate: CommentHandle = ({ request, accountId }) => {
    const { query } = request
    const status = SETTABLE.find((one) => one === query.get('moderationStatus'))
    if (status === undefined) {
      return badRequest('operationNotSupported', 'This moderation status cannot be set.')
    }
    const isBan = query.get('banAuthor') === 'true'
    if (isBan && status !== 'rejected') {
      return badRequest('banWithoutReject', 'banAuthor may be used only with rejected.')
    }
    const found = findAll((query.get('id') ?? '').split(',').filter(Boolean))
    if (!found) return notFound('commentNotFound')
    if (found.some((remark) => comments.ownerOf(remark) !== accountId)) return forbidden()
    for (const remark of found) {
      comments.moderate(remark.id, status)
      if (isBan) comments.ban(remark)
    }
    return { status: 204 }
  }

  return { start, answer, edit, remove, moderate }
}
