import { DAY_MS } from '@kadr/kit/durations'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { textAt } from '../_shared/fields.ts'
import type { GraphContainers, GraphMediaItem } from '../_shared/graph-containers.ts'
import { mediaTypeOf, pageOf, pickFields, pictureOf } from '../_shared/graph-page.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphScopeError,
} from '../_shared/graph-replies.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { type AllowedHandler, createGuard, type InstagramGrants } from './access.ts'
import { appScopedId, findAccount, handleOf } from './accounts.ts'
import type { Comments } from './comments.ts'
import { containerCreator } from './containers.ts'
import { createDiscovery } from './discovery.ts'
import { type Conversions, DAILY_POSTS, insightHandlers, productOf } from './insights.ts'
import type { Messages } from './messages.ts'

const BASIC = ['instagram_business_basic', 'instagram_basic']
const PUBLISH = ['instagram_business_content_publish', 'instagram_content_publish']
const COMMENT = ['instagram_business_manage_comments', 'instagram_manage_comments']
const MESSAGES = ['instagram_business_manage_messages', 'instagram_manage_messages']
const INSIGHTS = ['instagram_business_manage_insights', 'instagram_manage_insights']
const DELETE = ['instagram_manage_contents']

export const permalinkOf = ({ world, item }: { world: FakeWorld; item: GraphMediaItem }): string =>
  `${world.hostUrl}/instagram/www/p/${item.id}`

/**
 * The same endpoints on both hosts: with Instagram tokens on one, with page tokens on the other.
 */
export function postRoutes(input: {
  world: FakeWorld
  containers: GraphContainers
  comments: Comments
  messages: Messages
  conversions: Conversions
  grants: InstagramGrants
}): readonly FakeRoute[] {
  const { world, containers, conversions, comments, messages } = input
  const create = containerCreator({ world, containers })
  const insights = insightHandlers({ world, containers, conversions })

  const profileOf = (accountId: string) => ({
    username: handleOf({ world, id: accountId }).slice(1),
    name: findAccount({ world, id: accountId })?.name,
    profile_picture_url: buildAvatarUrl({ world, network: 'instagram', accountId }),
  })

  const answer = ({ query }: FakeRequest, node: Readonly<Record<string, unknown>>): FakeReply => ({
    status: 200,
    json: pickFields(query.get('fields'), node),
  })

  const me: AllowedHandler = ({ request, accountId }) =>
    answer(request, {
      // Scoped to one application, unlike user_id.
      id: appScopedId(accountId),
      user_id: accountId,
      account_type: 'BUSINESS',
      ...profileOf(accountId),
    })

  const present = (item: GraphMediaItem) => ({
    id: item.id,
    caption: item.text,
    timestamp: item.createdAt.toISOString().replace('.000Z', '+0000'),
    permalink: permalinkOf({ world, item }),
    media_product_type: productOf(item),
    media_type: mediaTypeOf(item, 'IMAGE'),
    ...pictureOf(item),
  })

  const discover = createDiscovery({ world, containers, present, countsOf: insights.countsOf })

  const list: AllowedHandler = ({ request, accountId }) => {
    // Stories are not part of the feed.
    const shown = containers.mediaOf(accountId).filter(({ isStory }) => !isStory)
    const fields = request.query.get('fields')
    const nodes = shown.map((item) => pickFields(fields, present(item)))
    return { status: 200, json: pageOf(request, nodes, 25) }
  }

  const countRecent = (accountId: string): number => {
    const since = world.clock.now().getTime() - DAY_MS
    return containers.mediaOf(accountId).filter(({ createdAt }) => createdAt.getTime() > since)
      .length
  }

  const publish: AllowedHandler = ({ request, accountId }) => {
    const id = textAt(request.fields, 'creation_id') ?? request.query.get('creation_id') ?? ''
    const container = containers.find(id)
    if (container?.accountId !== accountId || container.isItem) return lostContainer()
    const state = containers.stateOf(container)
    if (state === 'EXPIRED') return lostContainer()
    if (state === 'IN_PROGRESS' || state === 'ERROR') {
      return createGraphError({
        code: 9007,
        subcode: 2207027,
        message: 'Media ID is not available',
      })
    }
    if (state !== 'PUBLISHED' && countRecent(accountId) >= DAILY_POSTS) {
      return createGraphError({
        code: 9,
        subcode: 2207042,
        message: 'You reached maximum number of posts that is allowed to be published',
      })
    }
    return { status: 200, json: { id: containers.publish(container).id } }
  }

  /** Nodes that need more than the basic permission. */
  const readTalk: AllowedHandler = (given) => {
    const { request, accountId, scopes } = given
    const id = request.params.id ?? ''
    const needed = (wanted: readonly string[], node: FakeReply) =>
      wanted.some((scope) => scopes.includes(scope)) ? node : createGraphScopeError(wanted[0] ?? '')
    const comment = comments.read(given)
    if (comment) return needed(COMMENT, comment)
    const dialog = messages.read(request, accountId)
    return dialog ? needed(MESSAGES, dialog) : createGraphNotFound(id)
  }

  const read: AllowedHandler = (given) => {
    const { request, accountId } = given
    const id = request.params.id ?? ''
    if (id === accountId) {
      const discovered = discover({ fields: request.query.get('fields') ?? '', accountId })
      if (discovered) return discovered
      return answer(request, { id, ...profileOf(accountId), ...insights.countsOf(accountId) })
    }
    const container = containers.find(id)
    if (container?.accountId === accountId) {
      const status_code = containers.stateOf(container)
      const status = status_code === 'ERROR' ? container.error : `${status_code}: sandbox`
      return answer(request, { id, status_code, status })
    }
    const item = containers.findMedia(id)
    return item ? answer(request, present(item)) : readTalk(given)
  }

  /** Media can be deleted with a right of its own, and by the tokens of pages only. */
  const removeMedia: AllowedHandler = (given) => {
    const id = given.request.params.id ?? ''
    if (containers.findMedia(id)?.accountId !== given.accountId) return removeComment(given)
    if (!given.scopes.some((scope) => DELETE.includes(scope))) {
      return createGraphScopeError(DELETE[0] ?? '')
    }
    containers.remove(id)
    return { status: 200, json: { success: true } }
  }

  const removeComment: AllowedHandler = (given) =>
    given.scopes.some((scope) => COMMENT.includes(scope))
      ? comments.remove(given)
      : createGraphScopeError(COMMENT[0] ?? '')

  const show = ({ params }: FakeRequest): FakeReply => {
    const item = containers.findMedia(params.id ?? '')
    if (!item) return { status: 404, text: 'Not found' }
    const author = handleOf({ world, id: item.accountId })
    return { status: 200, html: renderPostPage({ ...item, title: 'Instagram', author }) }
  }

  const edges = (base: string, allow: ReturnType<typeof createGuard>): readonly FakeRoute[] => [
    { method: 'GET', path: `${base}/:id/media`, handle: allow(BASIC, list) },
    { method: 'POST', path: `${base}/:id/media`, handle: allow(PUBLISH, create) },
    { method: 'POST', path: `${base}/:id/media_publish`, handle: allow(PUBLISH, publish) },
    { method: 'GET', path: `${base}/:id/comments`, handle: allow(COMMENT, comments.list) },
    { method: 'POST', path: `${base}/:id/comments`, handle: allow(COMMENT, comments.add) },
    { method: 'GET', path: `${base}/:id/replies`, handle: allow(COMMENT, comments.listAnswers) },
    { method: 'POST', path: `${base}/:id/replies`, handle: allow(COMMENT, comments.answer) },
    { method: 'GET', path: `${base}/:id/conversations`, handle: allow(MESSAGES, messages.list) },
    { method: 'POST', path: `${base}/:id/messages`, handle: allow(MESSAGES, messages.send) },
    { method: 'POST', path: `${base}/:id`, handle: allow(COMMENT, comments.change) },
    { method: 'GET', path: `${base}/:id/insights`, handle: allow(INSIGHTS, insights.read) },
    {
      method: 'GET',
      path: `${base}/:id/content_publishing_limit`,
      handle: allow(BASIC, insights.quota),
    },
    { method: 'GET', path: `${base}/:id`, handle: allow(BASIC, read) },
  ]

  const byInstagram = createGuard(input.grants.long)
  const byPage = createGuard(input.grants.pages)
  const facebook = '/facebook-graph/:version'
  return [
    { method: 'GET', path: '/graph/:version/me', handle: byInstagram(BASIC, me) },
    ...edges('/graph/:version', byInstagram),
    ...edges(facebook, byPage),
    { method: 'DELETE', path: `${facebook}/:id`, handle: byPage(BASIC, removeMedia) },
    { method: 'DELETE', path: '/graph/:version/:id', handle: byInstagram(BASIC, removeComment) },
    { method: 'GET', path: '/www/p/:id', handle: show },
  ]
}

const lostContainer = (): FakeReply =>
  createGraphError({
    code: 24,
    subcode: 2207006,
    message: 'The requested resource does not exist: media container not found or expired',
  })
