import type { HttpOutcome } from '@kadr/kit/http-client'
import { failedAnswer, toActOutcome, toReadFailure } from '../_shared/conversation-failures.ts'
import { SETTLE_MS, toReconciled } from '../_shared/own-answer.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../account.ts'
import type {
  ActInput,
  AnswerInput,
  AnswerOutcome,
  ConversationAbilities,
  Conversations,
} from '../conversations.ts'
import { authorOf, callRest, readRest } from './api.ts'
import { listComments, PAGE, present, readComments, urnOf } from './comments.ts'
import { newComment, nothing } from './conversation-wire.ts'
import { explain, TITLE } from './failures.ts'
import { hooks } from './hooks.ts'

/** Comments have scopes apart from those of posts. */
const READ = 'r_organization_social_feed'
const WRITE = 'w_organization_social_feed'
/** The terms let names and texts of others be kept for two days. */
const KEPT_DAYS = 2

const GONE = new Set(['http_404', 'NOT_FOUND', 'RESOURCE_NOT_FOUND'])
const isGone = ({ code }: Failure) => GONE.has(code)

const text = { min: 1, maximums: [{ unit: 'widest' as const, max: 1250 }] }

const NOTHING: ConversationAbilities = {
  comments: false,
  mentions: false,
  direct: false,
  canAnswer: false,
  canHide: false,
  canDelete: false,
  canLike: false,
  answerText: text,
  directText: text,
  canAnswerWithPicture: false,
  privateReplyWindowMs: null,
  directWindowMs: null,
  scopes: [],
  note: 'Сеть не даёт: комментарии под личными постами LinkedIn показывает только избранным программам.',
}

/** Answers hang below the first comment of a thread. */
const topOf = ({ item }: Pick<AnswerInput, 'item'>) => item.parentExternalId ?? item.externalId

const readAnswer = (input: AnswerInput, outcome: HttpOutcome): AnswerOutcome => {
  if (outcome.kind === 'silent') return { kind: 'unknown', code: outcome.reason }
  const { status, headers, body } = outcome.reply
  const failure = explain(outcome, input.ctx.clock.now())
  if (failure) {
    const isAmbiguous = status >= 500
    // LinkedIn answers so where the post or the comment is no longer there.
    const isAbsent = status === 404
    return failedAnswer({
      title: TITLE,
      read: { kind: 'failed', failure, isAmbiguous },
      isGone: isAbsent,
    })
  }
  const object = input.item.details.object ?? input.item.rootExternalId
  const id = headers.get('x-restli-id') ?? ''
  const { commentUrn } = parseOr(newComment, body) ?? {}
  // A success without an id: the comment exists but cannot be named.
  if (!id && !commentUrn) return { kind: 'unknown', code: 'no_id' }
  const externalId = urnOf(object, { id, commentUrn })
  const url = `https://www.linkedin.com/feed/update/${input.item.rootExternalId}`
  return { kind: 'published', post: { externalId, url, details: { object } } }
}

const act = async ({ ctx, account }: ActInput, call: Parameters<typeof callRest>[0]) =>
  toActOutcome({
    title: TITLE,
    read: await readRest({ ...call, ctx, account, schema: nothing }),
    isGone,
  })

export const conversations: Conversations = {
  abilities: ({ details, scopes }) => {
    if (!details.organization) return NOTHING
    const canRead = scopes.includes(READ)
    const canWrite = scopes.includes(WRITE)
    return {
      ...NOTHING,
      comments: canRead,
      canAnswer: canWrite,
      canDelete: canWrite,
      canLike: canWrite,
      scopes: [READ, WRITE].filter((scope) => !scopes.includes(scope)),
      note: 'LinkedIn не называет имён тех, кто пишет, и даёт хранить их слова двое суток. Личных сообщений страниц он не отдаёт.',
    }
  },

  read: async (input) => {
    if (!input.account.profile.details.organization) {
      return { kind: 'page', items: [], cursor: null, whole: [] }
    }
    return readComments(input)
  },

  answer: {
    settleMs: SETTLE_MS,

    submit: async (input) => {
      const { ctx, account, item } = input
      const outcome = await callRest({
        ctx,
        account,
        method: 'POST',
        path: `/socialActions/${encodeURIComponent(item.rootExternalId)}/comments`,
        json: {
          actor: authorOf(account),
          object: item.details.object ?? item.rootExternalId,
          parentComment: topOf(input),
          message: { text: input.text },
        },
      })
      return readAnswer(input, outcome)
    },

    async reconcile(answer) {
      const { ctx, account, item } = answer
      const read = await listComments({ ctx, account, of: topOf(answer), start: 0 })
      if (read.kind === 'failed') {
        return isGone(read.failure)
          ? { kind: 'absent' }
          : { kind: 'unreachable', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
      }
      const { elements } = read.data
      const items = elements.map((comment) =>
        present({ account, root: item.rootExternalId, comment }),
      )
      return toReconciled({ items, answer, isWhole: elements.length < PAGE })
    },
  },

  remove: (input) => {
    const { account, item } = input
    const id = item.details.id ?? item.externalId.split(',').at(-1)?.replace(')', '') ?? ''
    return act(input, {
      ...input,
      method: 'DELETE',
      path: `/socialActions/${encodeURIComponent(item.rootExternalId)}/comments/${encodeURIComponent(id)}`,
      query: { actor: authorOf(account) },
    })
  },

  like: (input) =>
    act(input, {
      ...input,
      method: 'POST',
      path: '/reactions',
      query: { actor: authorOf(input.account) },
      json: { root: input.item.externalId, reactionType: 'LIKE' },
    }),

  hooks,
  keepsDays: KEPT_DAYS,
}
