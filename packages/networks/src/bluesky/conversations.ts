import {
  createParentGone,
  failedAnswer,
  toActOutcome,
  toAnswerFailure,
  toReadFailure,
} from '../_shared/conversation-failures.ts'
import { SETTLE_AT_ONCE_MS } from '../_shared/own-answer.ts'
import { readParts } from '../_shared/read-parts.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { AnswerInput, Conversations } from '../conversations.ts'
import type { ReplyInput } from '../publish.ts'
import { hideReply, like } from './acts.ts'
import { postViews } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { present, readNotifications, readOwnAnswers } from './notifications.ts'
import { reply } from './publish.ts'
import { callReader, ownReader } from './reader.ts'

/** The most that one call tells. */
const RECHECKED = 25

const readPosts = (of: { ctx: NetworkContext; account: Account; uris: readonly string[] }) =>
  callReader({
    ctx: of.ctx,
    account: of.account,
    reader: ownReader,
    name: 'app.bsky.feed.getPosts',
    query: { uris: of.uris },
    schema: postViews,
  })

const toReply = ({ item, ...input }: AnswerInput): ReplyInput => {
  const { rootUri = item.rootExternalId, rootCid = '', cid = '' } = item.details
  return {
    ...input,
    root: { externalId: rootUri, url: null, details: { cid: rootCid } },
    parent: { externalId: item.externalId, url: null, details: { cid } },
  }
}

export const conversations: Conversations = {
  abilities: () => {
    const text = {
      min: 1,
      maximums: [
        { unit: 'graphemes' as const, max: 300 },
        { unit: 'utf8' as const, max: 3000 },
      ],
    }
    return {
      comments: true,
      mentions: true,
      direct: false,
      canAnswer: true,
      canHide: true,
      canDelete: false,
      canLike: true,
      answerText: text,
      directText: text,
      canAnswerWithPicture: false,
      privateReplyWindowMs: null,
      directWindowMs: null,
      scopes: [],
      note: 'Личные сообщения Bluesky остаются в его приложении. Скрыть можно только ответ под своим постом.',
    }
  },

  read: readParts([
    { name: 'notifications', isOn: () => true, read: readNotifications },
    { name: 'own', isOn: () => true, read: readOwnAnswers },
  ]),

  recheck: {
    batchSize: RECHECKED,
    async read({ ctx, account, items }) {
      const uris = items.map(({ externalId }) => externalId)
      const read = await readPosts({ ctx, account, uris })
      if (read.kind === 'failed') {
        return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
      }
      const kindOf = new Map(items.map(({ externalId, kind }) => [externalId, kind]))
      const found = read.data.posts.map((post) =>
        present({
          ctx,
          account,
          post,
          kind: kindOf.get(post.uri) === 'mention' ? 'mention' : 'comment',
        }),
      )
      const known = new Set(found.map(({ externalId }) => externalId))
      return { kind: 'read', items: found, gone: uris.filter((uri) => !known.has(uri)) }
    },
  },

  answer: {
    settleMs: SETTLE_AT_ONCE_MS,

    /** An answer to a deleted post would be taken and shown as an answer to nothing. */
    async submit(input) {
      const parent = await readPosts({ ...input, uris: [input.item.externalId] })
      if (parent.kind === 'failed') {
        return failedAnswer({
          title: TITLE,
          read: { ...parent, isAmbiguous: false },
          isGone: false,
        })
      }
      if (parent.data.posts.length === 0) return { kind: 'rejected', failure: createParentGone() }
      const outcome = await reply.submit(toReply(input))
      if (outcome.kind === 'accepted') return { kind: 'unknown', code: 'accepted' }
      if (outcome.kind !== 'rejected') return outcome
      const failure = toAnswerFailure({ title: TITLE, failure: outcome.failure })
      return { kind: 'rejected', failure }
    },

    /** The record has a key of ours: it is there or was never written. */
    async reconcile(input) {
      const outcome = await reply.reconcile(toReply(input))
      return outcome.kind === 'accepted' ? { kind: 'undecidable' } : outcome
    },
  },

  hide: async (input) => hideReply(input, true),
  show: async (input) => hideReply(input, false),
  like: async (input) =>
    toActOutcome({ title: TITLE, read: await like(input), isGone: () => false }),

  keepsDays: null,
}
