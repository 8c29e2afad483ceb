import { DAY_MS } from '@kadr/kit/durations'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import { textAt } from '../_shared/fields.ts'
import type { AccessGrant, Grants } from '../_shared/grants.ts'
import type { GraphContainers, GraphMediaItem } from '../_shared/graph-containers.ts'
import { mediaTypeOf, pageOf, pickFields, pictureOf } from '../_shared/graph-page.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphScopeError,
  createGraphTokenError,
} from '../_shared/graph-replies.ts'
import { renderPostPage } from '../_shared/post-page.ts'
import type { FakeReply, FakeRequest, FakeRoute, FakeWorld } from '../fake-network.ts'
import { findAccount, handleOf } from './accounts.ts'
import { containerCreator } from './containers.ts'
import { DAILY_POSTS, DAILY_REPLIES, insightHandlers } from './insights.ts'
import { findStrangerById, type Replies } from './replies.ts'
import { presentRepost, type Reposts } from './reposts.ts'
import { tokenOf } from './sign-in.ts'

const basic = 'threads_basic'
const reading = 'threads_read_replies'

type AccountRequest = { request: FakeRequest; accountId: string; scopes: readonly string[] }
type AllowedHandler = (given: AccountRequest) => FakeReply | Promise<FakeReply>

export const permalinkOf = ({ world, item }: { world: FakeWorld; item: GraphMediaItem }): string =>
  `${world.hostUrl}/threads/www/@${usernameOf({ world, id: item.accountId })}/post/${item.id}`

const usernameOf = ({ world, id }: { world: FakeWorld; id: string }) =>
  findStrangerById(id)?.word ?? handleOf({ world, id }).slice(1)

export const presentMedia = ({
  world,
  item,
}: {
  world: FakeWorld
  item: GraphMediaItem
}): Readonly<Record<string, unknown>> => ({
  id: item.id,
  text: item.text,
  timestamp: item.createdAt.toISOString().replace('Z', '+0000'),
  permalink: permalinkOf({ world, item }),
  username: usernameOf({ world, id: item.accountId }),
  media_type: mediaTypeOf(item, 'TEXT_POST'),
  ...pictureOf(item),
  is_reply: item.replyToId !== undefined,
  ...(item.replyToId && { replied_to: { id: item.replyToId } }),
})

export function postRoutes(input: {
  world: FakeWorld
  containers: GraphContainers
  long: Grants
  reposts: Reposts
  replies: Replies
}): readonly FakeRoute[] {
  const { world, containers, long, reposts, replies } = input
  const create = containerCreator({ world, containers })
  const insights = insightHandlers({ world, containers, reposts })

  /** Runs `handle` for the owner of a token with the scope. */
  const allowAny =
    (scope: string, handle: AllowedHandler) =>
    (request: FakeRequest): FakeReply | Promise<FakeReply> => {
      const grant: AccessGrant | string = long.checkAccess(tokenOf(request))
      if (grant === 'unknown' || grant === 'expired' || grant === 'revoked') {
        return createGraphTokenError(grant)
      }
      if (typeof grant === 'string' || !grant.scopes.includes(scope))
        return createGraphScopeError(scope)
      return handle({ request, accountId: grant.accountId, scopes: grant.scopes })
    }

  /** The same for endpoints of the account itself. */
  const allow = (scope: string, handle: AllowedHandler) =>
    allowAny(scope, (given) => {
      const { id = '' } = given.request.params
      const isForeign =
        given.request.path.split('/').length > 4 && id !== given.accountId && id !== 'me'
      return isForeign ? createGraphNotFound(id) : handle(given)
    })

  const answer = ({ query }: FakeRequest, node: Readonly<Record<string, unknown>>): FakeReply => ({
    status: 200,
    json: pickFields(query.get('fields'), node),
  })

  const present = (item: GraphMediaItem) => presentMedia({ world, item })

  const list = ({ request, accountId }: AccountRequest, isReply: boolean): FakeReply => {
    const shown = containers
      .mediaOf(accountId)
      .filter(({ replyToId }) => (replyToId !== undefined) === isReply)
      .map((item) => ({ at: item.createdAt, node: present(item) }))
    const username = handleOf({ world, id: accountId }).slice(1)
    const facades = (isReply ? [] : reposts.of(accountId)).map((repost) => ({
      at: repost.createdAt,
      node: presentRepost(repost, username),
    }))
    const all = [...shown, ...facades].sort((a, b) => b.at.getTime() - a.at.getTime())
    const fields = request.query.get('fields')
    const page = all.map(({ node }) => pickFields(fields, node))
    return { status: 200, json: pageOf(request, page, 50) }
  }

  const me: AllowedHandler = ({ request, accountId }) => {
    const person = findAccount({ world, id: accountId })
    return answer(request, {
      id: accountId,
      username: person?.handle.slice(1),
      name: person?.name,
      threads_profile_picture_url: buildAvatarUrl({ world, network: 'threads', accountId }),
      threads_biography: '',
      is_verified: false,
    })
  }

  const countRecent = (accountId: string, isReply: boolean): number => {
    const since = world.clock.now().getTime() - DAY_MS
    return containers
      .mediaOf(accountId)
      .filter(({ replyToId }) => (replyToId !== undefined) === isReply)
      .filter(({ createdAt }) => createdAt.getTime() > since).length
  }

  const publish: AllowedHandler = ({ request, accountId }) => {
    const id = textAt(request.fields, 'creation_id') ?? request.query.get('creation_id') ?? ''
    const container = containers.find(id)
    if (!container || container.accountId !== accountId || container.isItem) return missing()
    const state = containers.stateOf(container)
    if (state === 'EXPIRED') return missing()
    if (state === 'IN_PROGRESS' || state === 'ERROR') {
      return createGraphError({
        code: 24,
        subcode: 4279009,
        message: `The requested resource does not exist: Media Not Found. The media with id ${id} cannot be found.`,
      })
    }
    const isReply = container.replyToId !== undefined
    const used = countRecent(accountId, isReply)
    if (state !== 'PUBLISHED' && used >= (isReply ? DAILY_REPLIES : DAILY_POSTS)) {
      return createGraphError({
        code: 9,
        subcode: 2207042,
        message: 'You reached maximum number of posts that is allowed to be published',
      })
    }
    return { status: 200, json: { id: containers.publish(container).id } }
  }

  const read: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    const container = containers.find(id)
    if (container?.accountId === accountId) {
      const status = containers.stateOf(container)
      const error = status === 'ERROR' && { error_message: container.error }
      return answer(request, { id, status, ...error })
    }
    const item = containers.findMedia(id)
    return item ? answer(request, replies.presentFor(accountId)(item)) : createGraphNotFound(id)
  }

  /** The replies of an account, or those to one of its posts. */
  const listReplies: AllowedHandler = (given) => {
    const { id = '' } = given.request.params
    if (id === 'me' || id === given.accountId) return list(given, true)
    return given.scopes.includes(reading) ? replies.top(given) : createGraphScopeError(reading)
  }

  const remove: AllowedHandler = ({ request, accountId }) => {
    const id = request.params.id ?? ''
    if (containers.findMedia(id)?.accountId !== accountId) return createGraphNotFound(id)
    containers.remove(id)
    return { status: 200, json: { success: true, deleted_id: id } }
  }

  const show = ({ params }: FakeRequest): FakeReply => {
    const item = containers.findMedia(params.id ?? '')
    if (!item) return { status: 404, text: 'Not found' }
    const author = handleOf({ world, id: item.accountId })
    return { status: 200, html: renderPostPage({ ...item, title: 'Threads', author }) }
  }

  const writing = 'threads_content_publish'
  const statistics = 'threads_manage_insights'
  return [
    { method: 'GET', path: '/graph/v1.0/me', handle: allow(basic, me) },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/threads',
      handle: allow(basic, (given) => list(given, false)),
    },
    { method: 'POST', path: '/graph/v1.0/:id/threads', handle: allow(writing, create) },
    { method: 'POST', path: '/graph/v1.0/:id/threads_publish', handle: allow(writing, publish) },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/replies',
      handle: allowAny(basic, listReplies),
    },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/conversation',
      handle: allowAny(reading, replies.all),
    },
    {
      method: 'POST',
      path: '/graph/v1.0/:id/manage_reply',
      handle: allowAny('threads_manage_replies', replies.manage),
    },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/mentions',
      handle: allow('threads_manage_mentions', replies.mentions),
    },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/threads_publishing_limit',
      handle: allow(basic, insights.quota),
    },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/threads_insights',
      handle: allow(statistics, insights.account),
    },
    {
      method: 'GET',
      path: '/graph/v1.0/:id/insights',
      handle: allowAny(statistics, insights.post),
    },
    { method: 'GET', path: '/graph/v1.0/:id', handle: allow(basic, read) },
    { method: 'DELETE', path: '/graph/v1.0/:id', handle: allow('threads_delete', remove) },
    { method: 'GET', path: '/www/:handle/post/:id', handle: show },
  ]
}

const missing = (): FakeReply =>
  createGraphError({
    code: 24,
    subcode: 2207006,
    message: 'The requested resource does not exist: media container not found or expired',
  })
