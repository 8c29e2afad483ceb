import { DAY_MS } from '@kadr/kit/durations'
import { objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { assetStatus } from './asset-routes.ts'
import { readLittleText } from './little-text.ts'
import { authorizeRest, illegal, newNumber, type Post, refuse, type State } from './state.ts'

const DUPLICATE_MS = DAY_MS
const MAX_COMMENTARY = 3000

export function postRoutes(state: State): readonly FakeRoute[] {
  const now = () => state.clock.now().getTime()

  const isUsable = (urn: string) => {
    const asset = state.assets.get(urn)
    if (!asset) return false
    const status = assetStatus(asset, now())
    return asset.kind === 'image' ? status !== 'WAITING_UPLOAD' : status === 'AVAILABLE'
  }

  const create = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const { fields } = request
    if (textAt(fields, 'author') !== `urn:li:person:${who.accountId}`) {
      return refuse({ status: 403, code: 'ACCESS_DENIED', message: 'Author is not the member' })
    }
    const draft = draftOf(fields)
    const problem = problemOf(draft)
    if (problem) return problem
    const twin = [...state.posts.values()].find(
      (post) =>
        post.ownerId === who.accountId &&
        post.fingerprint === draft.fingerprint &&
        now() - post.createdAt.getTime() < DUPLICATE_MS,
    )
    if (twin) return duplicate(twin)
    const urn = `urn:li:share:${newNumber()}`
    state.posts.set(urn, {
      ...draft,
      urn,
      ownerId: who.accountId,
      createdAt: state.clock.now(),
      isDeleted: false,
      comments: [],
    })
    return { status: 201, headers: { 'x-restli-id': urn } }
  }

  const problemOf = ({ commentary, assets, visibility }: Draft): FakeReply | undefined => {
    if (commentary.length > MAX_COMMENTARY) {
      const description = 'ERROR :: /commentary :: length is beyond maximum'
      return refuse({
        status: 422,
        code: 'FIELD_LENGTH_TOO_LONG',
        message: description,
        inputErrors: [{ description, code: 'FIELD_LENGTH_TOO_LONG' }],
      })
    }
    if (!['PUBLIC', 'CONNECTIONS'].includes(visibility)) return illegal('Unknown visibility')
    return assets.every(isUsable) ? undefined : illegal('Media is not ready')
  }

  const remove = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const post = state.posts.get(request.params.urn ?? '')
    if (post && post.ownerId === who.accountId) post.isDeleted = true
    return { status: 204 }
  }

  const comment = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const post = state.posts.get(request.params.urn ?? '')
    if (!post || post.isDeleted) {
      return refuse({ status: 404, code: 'NOT_FOUND', message: 'No such post' })
    }
    const text = textAt(objectAt(request.fields, 'message'), 'text') ?? ''
    if (!text) return illegal('Comment is empty')
    post.comments.push(readLittleText(text))
    const id = newNumber()
    return {
      status: 201,
      headers: { 'x-restli-id': id },
      json: { id, actor: `urn:li:person:${who.accountId}`, message: { text } },
    }
  }

  return [
    { method: 'POST', path: '/rest/posts', handle: create },
    { method: 'DELETE', path: '/rest/posts/:urn', handle: remove },
    { method: 'POST', path: '/rest/socialActions/:urn/comments', handle: comment },
  ]
}

type Draft = Pick<Post, 'commentary' | 'visibility' | 'assets' | 'fingerprint'>

function draftOf(fields: FakeRequest['fields']): Draft {
  const content = objectAt(fields, 'content')
  const commentary = textAt(fields, 'commentary') ?? ''
  const single = textAt(objectAt(content, 'media'), 'id')
  const several = objectsAt(objectAt(content, 'multiImage'), 'images')
  return {
    commentary: readLittleText(commentary),
    visibility: textAt(fields, 'visibility') ?? '',
    assets: single ? [single] : several.flatMap((image) => textAt(image, 'id') ?? []),
    fingerprint: JSON.stringify([commentary, content]),
  }
}

/** Applies to deleted posts too. */
function duplicate({ urn }: Post): FakeReply {
  const description = `Content is a duplicate of ${urn}`
  return refuse({
    status: 422,
    code: 'DUPLICATE_POST',
    message: description,
    inputErrors: [{ description, code: 'DUPLICATE_POST' }],
  })
}
