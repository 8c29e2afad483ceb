import { textAt } from '../_shared/fields.ts'
import type { GraphContainers, GraphMediaItem } from '../_shared/graph-containers.ts'
import { parseAskedFields, pickAsked, refuseUnknownField } from '../_shared/graph-fields.ts'
import { holedPageOf } from '../_shared/graph-page.ts'
import { createGraphNotFound, createGraphParamError } from '../_shared/graph-replies.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeReply, FakeRequest, FakeVoice, FakeWorld, Stranger } from '../fake-network.ts'
import { findAccount } from './accounts.ts'

const FIELDS = [
  'id',
  'text',
  'topic_tag',
  'username',
  'permalink',
  'timestamp',
  'media_product_type',
  'media_type',
  'media_url',
  'gif_url',
  'alt_text',
  'shortcode',
  'thumbnail_url',
  'children',
  'is_quote_post',
  'quoted_post',
  'has_replies',
  'root_post',
  'replied_to',
  'is_reply',
  'is_reply_owned_by_me',
  'hide_status',
  'reply_audience',
  'is_verified',
  'profile_picture_url',
  'owner',
]

export const strangerId = ({ number }: Stranger) => String(17_841_490_000_000_100n + BigInt(number))
export const findStrangerById = (id: string) => strangerOf(id, strangerId)

type Given = { request: FakeRequest; accountId: string }

/** Replies of strangers are media as ours are; whose they are tells the account. */
export function createReplies(input: {
  world: FakeWorld
  containers: GraphContainers
  hasHoles(): boolean
  present(item: GraphMediaItem): Readonly<Record<string, unknown>>
}) {
  const { world, containers } = input
  const hidden = world.memory.table<true>('threads/hidden')
  /** Accounts named by posts of strangers. */
  const mentioned = world.memory.table<string>('threads/mentions')

  const rootOf = (item: GraphMediaItem): GraphMediaItem => {
    const parent = containers.findMedia(item.replyToId ?? '')
    return parent ? rootOf(parent) : item
  }
  const answersTo = (id: string) =>
    containers.allMedia().filter(({ replyToId }) => replyToId === id)
  const under = (id: string): readonly GraphMediaItem[] =>
    answersTo(id).flatMap((item) => [item, ...under(item.id)])
  const isHidden = (item: GraphMediaItem): boolean => {
    const parent = containers.findMedia(item.replyToId ?? '')
    return hidden.has(item.id) || (parent !== undefined && isHidden(parent))
  }

  const presentFor = (accountId: string) => (item: GraphMediaItem) => ({
    ...input.present(item),
    has_replies: answersTo(item.id).length > 0,
    root_post: item.replyToId === undefined ? undefined : { id: rootOf(item).id },
    is_quote_post: false,
    is_verified: false,
    media_product_type: 'THREADS',
    hide_status: isHidden(item) ? 'HIDDEN' : 'NOT_HUSHED',
    ...(item.replyToId !== undefined && { is_reply_owned_by_me: item.accountId === accountId }),
    // Only an account's own posts tell their owner.
    owner: item.accountId === accountId ? { id: accountId } : undefined,
  })

  const listPage = (of: Given & { all: readonly GraphMediaItem[] }): FakeReply => {
    const { query } = of.request
    if (query.has('before') && query.has('after')) {
      return createGraphParamError('Param before and after cannot be used together')
    }
    const asked = parseAskedFields(query.get('fields') ?? '')
    const refusal = refuseUnknownField({ asked, known: FIELDS, node: 'ThreadsMedia' })
    if (refusal) return refusal
    const direction = query.get('reverse') === 'false' ? 1 : -1
    const all = [...of.all].sort(
      (a, b) => direction * (a.createdAt.getTime() - b.createdAt.getTime()),
    )
    const hasHoles = input.hasHoles()
    const page = holedPageOf({ request: of.request, all, usual: 25, hasHoles })
    const present = presentFor(of.accountId)
    const data = page.data.map((item) => pickAsked({ asked, usual: [], node: present(item) }))
    return { status: 200, json: { ...page, data } }
  }

  /** Only what was said under posts of the account is listed. */
  const onOwn =
    (listed: (id: string) => readonly GraphMediaItem[]) =>
    ({ request, accountId }: Given): FakeReply => {
      const id = request.params.id ?? ''
      const item = containers.findMedia(id)
      return item && rootOf(item).accountId === accountId
        ? listPage({ request, accountId, all: listed(id) })
        : createGraphNotFound(id)
    }

  const manage = ({ request, accountId }: Given): FakeReply => {
    const id = request.params.id ?? ''
    const item = containers.findMedia(id)
    if (item?.replyToId === undefined || rootOf(item).accountId !== accountId) {
      return createGraphNotFound(id)
    }
    if (item.replyToId !== rootOf(item).id) {
      return createGraphParamError('Only top-level replies can be hidden')
    }
    const hide = textAt(request.fields, 'hide') ?? request.query.get('hide')
    if (hide !== 'true' && hide !== 'false') return createGraphParamError('Param hide is required')
    if (hide === 'true') hidden.set(id, true)
    else hidden.delete(id)
    return { status: 200, json: { success: true } }
  }

  const add = (of: Pick<GraphMediaItem, 'text' | 'replyToId' | 'createdAt'> & { by: Stranger }) => {
    const id = containers.nextId()
    const { by, ...item } = of
    containers.addMedia({ ...item, id, accountId: strangerId(by), media: [] })
    return id
  }

  const voice: FakeVoice = {
    comment: ({ postId, answersTo: parentId, person, text, at }) => {
      const replyToId = parentId ?? postId
      const parent = containers.findMedia(replyToId)
      const isThere =
        parent && rootOf(parent).id === postId && !findStrangerById(rootOf(parent).accountId)
      return isThere ? add({ by: person, text, replyToId, createdAt: at }) : undefined
    },
    edit: ({ id, text }) => {
      const item = containers.findMedia(id)
      if (item) containers.addMedia({ ...item, text })
    },
    remove: (id) => void containers.remove(id),
    mention: ({ accountId, person, text, at }) => {
      const handle = findAccount({ world, id: accountId })?.handle ?? ''
      const of = { text: `${text} ${handle}`, replyToId: undefined, createdAt: at }
      const id = add({ by: person, ...of })
      mentioned.set(id, accountId)
      return id
    },
    comments: () =>
      containers
        .allMedia()
        .filter(({ replyToId }) => replyToId !== undefined)
        .map((item) => {
          const author =
            findStrangerById(item.accountId) ?? findAccount({ world, id: item.accountId })
          const { id, text, createdAt: at } = item
          return { id, postId: rootOf(item).id, author: author?.name ?? '', text, at }
        }),
  }

  return {
    top: onOwn(answersTo),
    all: onOwn(under),
    manage,
    mentions: ({ request, accountId }: Given): FakeReply => {
      const all = containers.allMedia().filter(({ id }) => mentioned.get(id) === accountId)
      return listPage({ request, accountId, all })
    },
    presentFor,
    voice,
    reset: () => {
      hidden.clear()
      mentioned.clear()
    },
  }
}

export type Replies = ReturnType<typeof createReplies>
