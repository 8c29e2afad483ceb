import type * as z from 'zod/mini'
import { failedAnswer, toActOutcome, toReadFailure } from '../_shared/conversation-failures.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import { SETTLE_MS, toReconciled } from '../_shared/own-answer.ts'
import { readParts } from '../_shared/read-parts.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { Failure } from '../account.ts'
import type { ActInput, AnswerInput, Conversations } from '../conversations.ts'
import { listReplies, PAGE, parts, present } from './comments.ts'
import { newComment, nothing } from './conversation-wire.ts'
import { explainFailure, TITLE } from './failures.ts'
import { REQUIRED_SCOPES } from './tokens.ts'

const KEPT_DAYS = 30
const RECHECKED = 50

const GONE = new Set(['parentCommentNotFound', 'commentNotFound', 'videoNotFound'])
const isGone = ({ code }: Failure) => GONE.has(code)

async function write<T>(
  of: Pick<ActInput, 'ctx' | 'account'> & {
    method: 'POST' | 'DELETE'
    path: string
    query: Readonly<Record<string, string>>
    json?: unknown
    schema: z.ZodMiniType<T>
  },
): Promise<Read<T>> {
  const { ctx, account, method, path, query, json, schema } = of
  return readReply({
    outcome: await ctx.http({
      method,
      url: `${getEndpoint({ ctx, name: 'api' })}${path}`,
      query,
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      ...(json !== undefined && { json }),
    }),
    schema,
    title: TITLE,
    explain: (outcome) =>
      outcome.kind === 'replied' && outcome.reply.status < 300
        ? undefined
        : explainFailure({ outcome, now: ctx.clock.now() }),
  })
}

/** Answers hang below the first comment of a thread. */
const topOf = ({ item }: Pick<AnswerInput, 'item'>) => item.parentExternalId ?? item.externalId

const setStatus = async ({ ctx, account, item }: ActInput, moderationStatus: string) =>
  toActOutcome({
    title: TITLE,
    read: await write({
      ctx,
      account,
      method: 'POST',
      path: '/comments/setModerationStatus',
      query: { id: item.externalId, moderationStatus },
      schema: nothing,
    }),
    isGone,
  })

export const conversations: Conversations = {
  abilities: ({ scopes }) => {
    const missing = REQUIRED_SCOPES.filter(
      (scope) => scope.endsWith('force-ssl') && !scopes.includes(scope),
    )
    const isAllowed = missing.length === 0
    return {
      comments: isAllowed,
      mentions: false,
      direct: false,
      canAnswer: isAllowed,
      canHide: isAllowed,
      canDelete: isAllowed,
      canLike: false,
      answerText: { min: 1, maximums: [{ unit: 'widest', max: 10_000 }] },
      directText: { min: 1, maximums: [{ unit: 'widest', max: 10_000 }] },
      canAnswerWithPicture: false,
      privateReplyWindowMs: null,
      directWindowMs: null,
      scopes: missing,
      note: 'Личных сообщений на YouTube нет. Ответ стоит дорого в дневном запасе обращений: их хватает примерно на сто в день для всего сайта.',
    }
  },

  read: readParts(parts),

  recheck: {
    batchSize: RECHECKED,
    async read({ ctx, account, items }) {
      const ids = items.map(({ externalId }) => externalId)
      const read = await listReplies({ ctx, account }, { id: ids.join(',') })
      if (read.kind === 'failed') {
        return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
      }
      const rootOf = new Map(items.map((item) => [item.externalId, item.rootExternalId]))
      const found = (read.data.items ?? []).map((comment) => {
        const videoId = rootOf.get(comment.id)
        return present({ account, comment, videoId, held: null })
      })
      const known = new Set(found.map(({ externalId }) => externalId))
      return { kind: 'read', items: found, gone: ids.filter((id) => !known.has(id)) }
    },
  },

  answer: {
    settleMs: SETTLE_MS,

    async submit(input) {
      const { ctx, account, item, text } = input
      const read = await write({
        ctx,
        account,
        method: 'POST',
        path: '/comments',
        query: { part: 'snippet' },
        json: { snippet: { parentId: topOf(input), textOriginal: text } },
        schema: newComment,
      })
      if (read.kind === 'failed') {
        return failedAnswer({ title: TITLE, read, isGone: isGone(read.failure) })
      }
      const url = `https://www.youtube.com/watch?v=${item.rootExternalId}&lc=${read.data.id}`
      return { kind: 'published', post: { externalId: read.data.id, url, details: {} } }
    },

    async reconcile(answer) {
      const { ctx, account, item } = answer
      const read = await listReplies({ ctx, account }, { parentId: topOf(answer) })
      if (read.kind === 'failed') {
        return isGone(read.failure)
          ? { kind: 'absent' }
          : { kind: 'unreachable', failure: read.failure }
      }
      const found = read.data.items ?? []
      const items = found.map((comment) =>
        present({ account, comment, videoId: item.rootExternalId, held: null }),
      )
      const isWhole = read.data.nextPageToken === undefined && found.length < PAGE
      return toReconciled({ items, answer, isWhole })
    },
  },

  /** Back among those that wait for approval, and so can be shown again. */
  hide: (input) => setStatus(input, 'heldForReview'),
  show: (input) => setStatus(input, 'published'),

  /** Only the author may delete; a comment of others is refused for good. */
  remove: async (input) => {
    const { ctx, account, item } = input
    if (item.author.externalId !== account.profile.externalId) return setStatus(input, 'rejected')
    const read = await write({
      ctx,
      account,
      method: 'DELETE',
      path: '/comments',
      query: { id: item.externalId },
      schema: nothing,
    })
    return toActOutcome({ title: TITLE, read, isGone })
  },

  keepsDays: KEPT_DAYS,
}
