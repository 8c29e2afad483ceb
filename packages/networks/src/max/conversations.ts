import { failedAnswer, toActOutcome, toReadFailure } from '../_shared/conversation-failures.ts'
import { createItem, nobody, parentOf } from '../_shared/incoming-item.ts'
import { SETTLE_MS, toReconciled } from '../_shared/own-answer.ts'
import { readPostByPost } from '../_shared/post-by-post.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { Conversations, IncomingItem } from '../conversations.ts'
import { callMax } from './api.ts'
import { readBot } from './chat.ts'
import {
  type CommentList,
  commentList,
  type MaxComment,
  type MaxSender,
} from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { sentMessage, simpleResult } from './wire.ts'

type Place = { ctx: NetworkContext; account: Account }

const READ_RIGHT = 'read_all_messages'
const DELETE_RIGHT = 'delete'
const PAGE = 100

const pathOf = (post: string) => `/messages/${encodeURIComponent(post)}/comments`

const nameOf = ({ first_name, last_name, name }: MaxSender) =>
  [first_name, last_name].filter(Boolean).join(' ') || name || null

const mediaOf = ({ body }: MaxComment): IncomingItem['media'] =>
  (body.attachments ?? []).map(({ type }) => ({
    kind: type === 'image' || type === 'video' || type === 'sticker' ? type : ('other' as const),
    url: null,
  }))

const present = (of: { root: string; comment: MaxComment; botId: string | null }): IncomingItem => {
  const { root, comment, botId } = of
  const { body, sender, timestamp, link } = comment
  const parent = link?.type === 'reply' ? link.message?.mid : null
  return createItem({
    externalId: body.mid,
    rootExternalId: root,
    parentExternalId: parentOf({ id: body.mid, root, parent }),
    author: sender
      ? {
          externalId: sender.user_id,
          name: nameOf(sender),
          handle: sender.username ? `@${sender.username}` : null,
        }
      : nobody(body.mid),
    isOurs: sender !== null && sender !== undefined && sender.user_id === botId,
    text: body.text ?? '',
    media: mediaOf(comment),
    happenedAt: new Date(timestamp),
    isHidden: null,
    held: null,
    details: sender?.is_bot ? { isBot: 'true' } : {},
  })
}

const readList = ({
  ctx,
  post,
  marker,
}: {
  ctx: NetworkContext
  post: string
  marker?: string | undefined
}) =>
  callMax({
    ctx,
    method: 'GET',
    path: pathOf(post),
    query: { count: PAGE, marker },
    schema: commentList,
  })

const commentsOf = ({ comments, messages }: CommentList) => comments ?? messages ?? []

/** Comments are signed by the bot, whose id is told with its rights. */
async function readBotId({ ctx, account }: Place): Promise<string | null> {
  const read = await readBot({ ctx, chatId: account.profile.externalId })
  return read.kind === 'ok' ? read.data.user_id : null
}

/** MAX describes comments, and may not answer about them yet: they are read once it does. */
export const conversations: Conversations = {
  abilities: ({ scopes }) => {
    const isAllowed = scopes.includes(READ_RIGHT)
    const text = { min: 1, maximums: [{ unit: 'widest' as const, max: 4000 }] }
    return {
      comments: isAllowed,
      mentions: false,
      direct: false,
      canAnswer: isAllowed,
      canHide: false,
      canDelete: isAllowed && scopes.includes(DELETE_RIGHT),
      canLike: false,
      answerText: text,
      directText: text,
      canAnswerWithPicture: false,
      privateReplyWindowMs: null,
      directWindowMs: null,
      // A right of an administrator: given in the channel itself.
      scopes: [],
      note: isAllowed
        ? 'MAX включает комментарии для ботов постепенно: раз в день мы проверяем, отвечает ли он. Ответит бот, а не канал.'
        : 'Чтобы видеть комментарии, дайте боту в канале право «Читать все сообщения» и подключите канал ещё раз.',
    }
  },

  async probe({ ctx, posts }) {
    const [post] = posts
    if (!post) return 'unknown'
    const read = await readList({ ctx, post: post.externalId })
    if (read.kind === 'ok') return 'open'
    return read.failure.kind === 'retryable' && read.status !== 503 ? 'unknown' : 'closed'
  },

  async read(input) {
    const { ctx, account, posts } = input
    const botId = posts.length > 0 ? await readBotId({ ctx, account }) : null
    return readPostByPost(input, async ({ post, after }) => {
      const root = post.externalId
      const read = await readList({ ctx, post: root, marker: after ?? undefined })
      if (read.kind === 'ok') {
        const items = commentsOf(read.data).map((comment) => present({ root, comment, botId }))
        return { kind: 'page', items, next: read.data.marker ?? null }
      }
      return read.status === 404 || read.status === 405
        ? { kind: 'none' }
        : { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
    })
  },

  answer: {
    settleMs: SETTLE_MS,

    async submit({ ctx, item, text }) {
      const read = await callMax({
        ctx,
        method: 'POST',
        path: pathOf(item.rootExternalId),
        json: { text, link: { type: 'reply', mid: item.externalId } },
        schema: sentMessage,
      })
      if (read.kind === 'ok') {
        const externalId = read.data.message.body.mid
        return { kind: 'published', post: { externalId, url: null, details: {} } }
      }
      const isPermission = read.failure.kind === 'reauth'
      const failure = isPermission
        ? ({ ...read.failure, kind: 'permanent', action: 'open_network' } as const)
        : read.failure
      return failedAnswer({ title: TITLE, read: { ...read, failure }, isGone: read.status === 404 })
    },

    async reconcile(answer) {
      const { ctx, account, item } = answer
      const botId = await readBotId({ ctx, account })
      const read = await readList({ ctx, post: item.rootExternalId })
      if (read.kind === 'failed') {
        if (read.status === 404) return { kind: 'absent' }
        return { kind: 'unreachable', failure: read.failure }
      }
      if (botId === null) return { kind: 'undecidable' }
      const root = item.rootExternalId
      const items = commentsOf(read.data).map((comment) => present({ root, comment, botId }))
      return toReconciled({ items, answer, isWhole: !read.data.marker })
    },
  },

  async remove({ ctx, item }) {
    const read = await callMax({
      ctx,
      method: 'DELETE',
      path: pathOf(item.rootExternalId),
      query: { comment_id: item.externalId },
      schema: simpleResult,
    })
    return toActOutcome({
      title: TITLE,
      read,
      isGone: () => read.kind === 'failed' && read.status === 404,
    })
  },

  keepsDays: null,
}
