import { DAY_MS } from '@kadr/kit/durations'
import { objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { assetStatus } from './asset-routes.ts'
import { readLittleText } from './little-text.ts'
import {
  authorizeRest,
  illegal,
  mayWriteAs,
  newNumber,
  type Post,
  refuse,
  type State,
} from './state.ts'

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
    const ownerId = textAt(fields, 'author') ?? ''
    if (!mayWriteAs(who, ownerId)) {
      return refuse({ status: 403, code: 'ACCESS_DENIED', message: 'Author is not the member' })
    }
    const draft = draftOf(fields)
    const problem = problemOf(draft, ownerId)
    if (problem) return problem
    const twin = [...state.posts.values()].find(
      (post) =>
        post.ownerId === ownerId &&
        post.fingerprint === draft.fingerprint &&
        now() - post.createdAt.getTime() < DUPLICATE_MS,
    )
    if (twin) return duplicate(twin)
    const urn = `urn:li:share:${newNumber(state)}`
    const { isUntitled: _, ...stored } = draft
    state.posts.set(urn, {
      ...stored,
      urn,
      ownerId,
      createdAt: state.clock.now(),
      isDeleted: false,
    })
    return { status: 201, headers: { 'x-restli-id': urn } }
  }

  const problemOf = (draft: Draft, ownerId: string): FakeReply | undefined => {
    const { commentary, assets, visibility, article } = draft
    const isOrganization = ownerId.startsWith('urn:li:organization:')
    if (isOrganization && visibility !== 'PUBLIC') return illegal('Visibility must be PUBLIC')
    if (article && (!article.source || !article.title)) {
      return illegal('ERROR :: /content/article/title :: field is required')
    }
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
    if (draft.isUntitled) return illegal('ERROR :: /content/media/title :: field is required')
    return assets.every(isUsable) ? undefined : illegal('Media is not ready')
  }

  const remove = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const post = state.posts.get(request.params.urn ?? '')
    if (post && mayWriteAs(who, post.ownerId)) post.isDeleted = true
    return { status: 204 }
  }

  /** Posts of organizations can be listed, those of members only with a rare permission. */
  const list = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const author = request.query.get('author') ?? ''
    const isPage = author.startsWith('urn:li:organization:')
    const scope = isPage ? 'r_organization_social' : 'r_member_social'
    if (!mayWriteAs(who, author) || !who.scopes.includes(scope)) {
      return refuse({ status: 403, code: 'ACCESS_DENIED', message: 'Not enough permissions' })
    }
    const start = Number(request.query.get('start') ?? 0)
    const count = Number(request.query.get('count') ?? 10)
    const elements = [...state.posts.values()]
      .filter((post) => post.ownerId === author && !post.isDeleted)
      .toReversed()
      .slice(start, start + count)
      .map((post) => ({
        id: post.urn,
        author,
        commentary: post.rawCommentary,
        createdAt: post.createdAt.getTime(),
        publishedAt: post.createdAt.getTime(),
        lifecycleState: 'PUBLISHED',
        ...(post.assets[0] && { content: { media: { id: post.assets[0] } } }),
      }))
    return { status: 200, json: { elements, paging: { start, count, links: [] } } }
  }

  const read = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const post = state.posts.get(request.params.urn ?? '')
    if (!post || post.isDeleted || !mayWriteAs(who, post.ownerId)) {
      return refuse({ status: 404, code: 'NOT_FOUND', message: 'No such post' })
    }
    return { status: 200, json: { id: post.urn, author: post.ownerId } }
  }

  return [
    { method: 'POST', path: '/rest/posts', handle: create },
    { method: 'GET', path: '/rest/posts', handle: list },
    { method: 'GET', path: '/rest/posts/:urn', handle: read },
    { method: 'DELETE', path: '/rest/posts/:urn', handle: remove },
  ]
}

type Draft = Pick<
  Post,
  'commentary' | 'rawCommentary' | 'visibility' | 'assets' | 'fingerprint' | 'article'
> & {
  /** Documents need a title. */
  isUntitled: boolean
}

function draftOf(fields: FakeRequest['fields']): Draft {
  const content = objectAt(fields, 'content')
  const commentary = textAt(fields, 'commentary') ?? ''
  const single = textAt(objectAt(content, 'media'), 'id')
  const several = objectsAt(objectAt(content, 'multiImage'), 'images')
  const card = objectAt(content, 'article')
  const thumbnail = textAt(card, 'thumbnail')
  const images = several.flatMap((image) => textAt(image, 'id') ?? [])
  return {
    ...('article' in content && {
      article: { source: textAt(card, 'source') ?? '', title: textAt(card, 'title') ?? '' },
    }),
    isUntitled:
      single?.startsWith('urn:li:document:') === true &&
      !textAt(objectAt(content, 'media'), 'title'),
    commentary: readLittleText(commentary),
    rawCommentary: commentary,
    visibility: textAt(fields, 'visibility') ?? '',
    assets: [single, thumbnail, ...images].filter((urn) => urn !== undefined),
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
