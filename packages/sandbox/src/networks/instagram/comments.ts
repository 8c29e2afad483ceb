import { textAt } from '../_shared/fields.ts'
import type { GraphContainers } from '../_shared/graph-containers.ts'
import { parseAskedFields, refuseUnknownField } from '../_shared/graph-fields.ts'
import { holedPageOf } from '../_shared/graph-page.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphParamError,
} from '../_shared/graph-replies.ts'
import type { Remark } from '../_shared/remarks.ts'
import type { FakeReply, FakeRequest } from '../fake-network.ts'
import type { AllowedHandler } from './access.ts'
import { COMMENT_FIELDS, type CommentStore } from './comment-store.ts'

const MAX_TEXT = 2200
const MAX_HASHTAGS = 30
const PAGE = 50

const done: FakeReply = { status: 200, json: { success: true } }

const givenBy = (request: FakeRequest, name: string) =>
  textAt(request.fields, name) ?? request.query.get(name) ?? ''

/** `true` or `false` of a parameter, or a refusal. */
const flagOf = (request: FakeRequest, name: string): boolean | FakeReply => {
  const given = givenBy(request, name)
  return given === 'true' || given === 'false'
    ? given === 'true'
    : createGraphParamError(`The parameter ${name} is required`)
}

function readText(request: FakeRequest): string | FakeReply {
  const text = givenBy(request, 'message')
  if (!text.trim()) return createGraphParamError('The parameter message is required')
  const hashtags = text.match(/#[\p{L}\p{N}_]+/gu) ?? []
  return text.length > MAX_TEXT || hashtags.length > MAX_HASHTAGS
    ? createGraphParamError('The comment is too long or has too many hashtags')
    : text
}

/** Edges of media and nodes of comments. */
export function createComments(input: {
  store: CommentStore
  containers: GraphContainers
  hasHoles(): boolean
}) {
  const { store, containers } = input
  const isOwn = (mediaId: string, accountId: string) =>
    containers.findMedia(mediaId)?.accountId === accountId

  const listPage = (request: FakeRequest, all: readonly Remark[]): FakeReply => {
    const asked = parseAskedFields(request.query.get('fields') ?? '')
    const refusal = refuseUnknownField({ asked, known: COMMENT_FIELDS, node: 'IGComment' })
    if (refusal) return refusal
    const limit = Number(request.query.get('limit') ?? PAGE)
    if (!(limit > 0)) return createGraphParamError('Param limit must be positive')
    const query = new URLSearchParams(request.query)
    query.set('limit', String(Math.min(PAGE, limit)))
    const hasHoles = input.hasHoles()
    const page = holedPageOf({ request: { query }, all, usual: PAGE, hasHoles })
    return {
      status: 200,
      json: { ...page, data: page.data.map((one) => store.present(one, asked)) },
    }
  }

  const write = (of: Parameters<CommentStore['add']>[0]): FakeReply =>
    store.isClosed(of.postId)
      ? createGraphError({ code: 10, message: '(#10) Comments are disabled for this media' })
      : { status: 200, json: { id: store.add(of).id } }

  const list: AllowedHandler = ({ request, accountId }) => {
    const mediaId = request.params.id ?? ''
    return isOwn(mediaId, accountId)
      ? listPage(request, store.topOf(mediaId))
      : createGraphNotFound(mediaId)
  }

  const listAnswers: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    return store.findVisible(id, accountId)
      ? listPage(request, store.newestAnswers(id))
      : createGraphNotFound(id)
  }

  const add: AllowedHandler = ({ request, accountId }) => {
    const postId = request.params.id ?? ''
    if (!isOwn(postId, accountId)) return createGraphNotFound(postId)
    const text = readText(request)
    if (typeof text !== 'string') return text
    return write({ postId, parentId: undefined, authorId: accountId, text })
  }

  /** An answer to an answer hangs under the first comment. */
  const answer: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    const parent = store.findVisible(id, accountId)
    if (!parent) return createGraphNotFound(id)
    const text = readText(request)
    if (typeof text !== 'string') return text
    if (parent.isHidden) return createGraphParamError('Cannot reply to a hidden comment')
    const { postId } = parent
    return write({ postId, parentId: parent.parentId ?? parent.id, authorId: accountId, text })
  }

  const enable = (request: FakeRequest, mediaId: string): FakeReply => {
    const isEnabled = flagOf(request, 'comment_enabled')
    if (typeof isEnabled !== 'boolean') return isEnabled
    if (isEnabled) store.open(mediaId)
    else store.close(mediaId)
    return done
  }

  /** Hides a comment, or opens and closes the comments of media. */
  const change: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    if (isOwn(id, accountId)) return enable(request, id)
    const remark = store.find(id)
    if (!remark || store.ownerOf(remark) !== accountId) return createGraphNotFound(id)
    const isHidden = flagOf(request, 'hide')
    if (typeof isHidden !== 'boolean') return isHidden
    if (remark.authorId === accountId) {
      return createGraphParamError('Cannot hide a comment of your own')
    }
    store.hide(id, isHidden)
    return done
  }

  const remove: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    if (!store.findVisible(id, accountId)) return createGraphNotFound(id)
    store.remove(id)
    return done
  }

  return {
    list,
    listAnswers,
    add,
    answer,
    change,
    remove,
    /** One comment by its own id; undefined where there is none. */
    read: ({ request, accountId }: Parameters<AllowedHandler>[0]): FakeReply | undefined => {
      const remark = store.findVisible(request.params.id ?? '', accountId)
      if (!remark) return undefined
      const asked = parseAskedFields(request.query.get('fields') ?? '')
      const refusal = refuseUnknownField({ asked, known: COMMENT_FIELDS, node: 'IGComment' })
      return refusal ?? { status: 200, json: store.present(remark, asked) }
    },
  }
}

export type Comments = ReturnType<typeof createComments>
