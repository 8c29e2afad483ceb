import { objectAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { type CommentStore, commentUrnOf } from './comment-store.ts'
import {
  authorizeRest,
  illegal,
  type Member,
  mayCommentAs,
  mayReadCommentsOf,
  mayWriteAs,
  refuse,
  type State,
} from './state.ts'

const MAX_COMMENT = 1250
const MAX_PAGE = 100
const KNOWN = ['actor', 'object', 'parentComment', 'message', 'content']

const notFound = () =>
  refuse({ status: 404, code: 'NOT_FOUND', message: 'No such post or comment' })
const denied = (action: string) =>
  refuse({
    status: 403,
    code: 'ACCESS_DENIED',
    message: `Not enough permissions to access: partnerApiSocialActions.${action}`,
    serviceErrorCode: 100,
  })

type Given = { request: FakeRequest; who: Member }

export function commentRoutes({
  state,
  comments,
}: {
  state: State
  comments: CommentStore
}): readonly FakeRoute[] {
  const allow =
    (handle: (given: Given) => FakeReply) =>
    (request: FakeRequest): FakeReply => {
      const who = authorizeRest(state, request)
      return 'refusal' in who ? who.refusal : handle({ request, who })
    }

  const findPost = (urn: string) => {
    const post = state.posts.get(urn)
    return post?.isDeleted ? undefined : post
  }

  const readText = (text: string): FakeReply | undefined => {
    if (!text) return illegal('Comment is empty')
    return text.length > MAX_COMMENT ? illegal('Comment is too long') : undefined
  }

  const list = ({ request, who }: Given): FakeReply => {
    const urn = request.params.urn ?? ''
    const { postId, isLost } = comments.placeOf(urn)
    const post = findPost(postId)
    if (!post || isLost) return notFound()
    if (!mayReadCommentsOf(state, who, post.ownerId)) return denied('GET_ALL')
    const start = Number(request.query.get('start') ?? 0)
    const count = Number(request.query.get('count') ?? 10)
    if (!(start >= 0 && count >= 1 && count <= MAX_PAGE)) return illegal('Paging is out of range')
    const all = comments.under(urn)
    const elements = all.slice(start, start + count).map(comments.present)
    return {
      status: 200,
      json: { elements, paging: { start, count, links: [], total: all.length } },
    }
  }

  const read = ({ request, who }: Given): FakeReply => {
    const found = comments.find(request.params.id ?? '')
    const post = findPost(comments.placeOf(request.params.urn ?? '').postId)
    if (!found || !post || found.postId !== post.urn) return notFound()
    if (!mayReadCommentsOf(state, who, post.ownerId)) return denied('GET')
    return { status: 200, json: comments.present(found) }
  }

  /** The answered comment: of the same post, and itself no answer. */
  const findParent = (request: FakeRequest) => {
    const named = textAt(request.fields, 'parentComment')
    const place = comments.placeOf(request.params.urn ?? '')
    const { comment, isLost } = named === undefined ? place : comments.placeOf(named)
    const isForeign = comment !== undefined && comment.postId !== place.postId
    const isMissing = named !== undefined && comment === undefined
    return { comment, problem: isLost || isForeign || isMissing ? notFound() : undefined }
  }

  const create = ({ request, who }: Given): FakeReply => {
    const { fields } = request
    const stranger = Object.keys(fields ?? {}).find((name) => !KNOWN.includes(name))
    if (stranger !== undefined) {
      return illegal(`ERROR :: /${stranger} :: unrecognized field found but not allowed`)
    }
    const post = findPost(comments.placeOf(request.params.urn ?? '').postId)
    const parent = findParent(request)
    if (!post || parent.problem) return notFound()
    const actor = textAt(fields, 'actor') ?? ''
    if (!mayCommentAs(state, who, actor)) return denied('CREATE')
    const text = textAt(objectAt(fields, 'message'), 'text') ?? ''
    const problem = readText(text)
    if (problem) return problem
    if (parent.comment?.parentId !== undefined) return illegal('Comments have two levels only')
    const made = comments.add({
      postId: post.urn,
      parentId: parent.comment?.id,
      authorId: actor,
      text,
      createdAt: state.clock.now(),
    })
    const headers = { 'x-restli-id': made.id, location: commentUrnOf(made) }
    return { status: 201, headers, json: comments.present(made) }
  }

  const edit = ({ request, who }: Given): FakeReply => {
    const found = comments.find(request.params.id ?? '')
    if (!found) return notFound()
    const actor = request.query.get('actor') ?? ''
    if (found.authorId !== actor || !mayCommentAs(state, who, actor)) return denied('UPDATE')
    const set = objectAt(objectAt(objectAt(request.fields, 'patch'), 'message'), '$set')
    const text = textAt(set, 'text') ?? ''
    const problem = readText(text)
    if (problem) return problem
    comments.edit(found.id, text)
    return { status: 204 }
  }

  /** An author deletes, and so does an administrator of the page whose post it is. */
  const remove = ({ request, who }: Given): FakeReply => {
    const found = comments.find(request.params.id ?? '')
    const post = found && state.posts.get(found.postId)
    if (!found || !post) return notFound()
    const actor = request.query.get('actor') ?? ''
    const isPage = post.ownerId === actor && actor.startsWith('urn:li:organization:')
    const isAuthor = found.authorId === actor && mayCommentAs(state, who, actor)
    if (!isAuthor && !(isPage && mayWriteAs(who, actor))) return denied('DELETE')
    comments.remove(found.id)
    return { status: 204 }
  }

  const path = '/rest/socialActions/:urn/comments'
  return [
    { method: 'GET', path, handle: allow(list) },
    { method: 'POST', path, handle: allow(create) },
    { method: 'GET', path: `${path}/:id`, handle: allow(read) },
    { method: 'POST', path: `${path}/:id`, handle: allow(edit) },
    { method: 'DELETE', path: `${path}/:id`, handle: allow(remove) },
  ]
}
