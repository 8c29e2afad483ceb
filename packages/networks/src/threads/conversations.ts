import {
  createParentGone,
  toActOutcome,
  toAnswerFailure,
} from '../_shared/conversation-failures.ts'
import { callGraph } from '../_shared/graph-client.ts'
import { graphRemoved } from '../_shared/graph-wire.ts'
import { createMetaHook, hookTokenOf } from '../_shared/meta-hook.ts'
import { SETTLE_AT_ONCE_MS } from '../_shared/own-answer.ts'
import { readParts } from '../_shared/read-parts.ts'
import type { Failure } from '../account.ts'
import type {
  ActInput,
  ActOutcome,
  AnswerInput,
  Conversations,
  ReadInput,
} from '../conversations.ts'
import type { ReplyInput } from '../publish.ts'
import { hookAccounts } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { dialect, reply } from './publish.ts'
import { isGone, readMentions, readReplies } from './replies.ts'

const READ = 'threads_read_replies'
const MANAGE = 'threads_manage_replies'
const MENTIONS = 'threads_manage_mentions'

const toReply = ({ item, ...input }: AnswerInput): ReplyInput => ({
  ...input,
  root: { externalId: item.rootExternalId, url: null, details: {} },
  parent: { externalId: item.externalId, url: null, details: {} },
})

const toFailure = (failure: Failure): Failure =>
  isGone(failure) ? createParentGone() : toAnswerFailure({ title: TITLE, failure })

const has = ({ account }: Pick<ReadInput, 'account'>, scope: string) =>
  account.tokens.scopes.includes(scope)

const hidesWithItsThread: Failure = {
  kind: 'permanent',
  code: 'only_top_level',
  message:
    'Threads скрывает только ответы на сам пост: вместе с ними скрываются и ответы под ними. Скройте верхний ответ ветки.',
  action: 'open_network',
}

const setHidden = async (
  { ctx, account, item }: ActInput,
  hide: 'true' | 'false',
): Promise<ActOutcome> => {
  if (item.parentExternalId !== null || item.kind !== 'comment') {
    return { kind: 'failed', failure: hidesWithItsThread }
  }
  const read = await callGraph({
    ctx,
    title: TITLE,
    method: 'POST',
    url: `${dialect.base({ ctx, account })}/${item.externalId}/manage_reply`,
    params: { hide, access_token: account.tokens.accessToken },
    schema: graphRemoved,
  })
  return toActOutcome({ title: TITLE, read, isGone })
}

export const conversations: Conversations = {
  abilities: ({ scopes }) => {
    const comments = scopes.includes(READ)
    const mentions = scopes.includes(MENTIONS)
    const canAnswer = scopes.includes(MANAGE)
    const text = { min: 1, maximums: [{ unit: 'threads' as const, max: 500 }] }
    return {
      comments,
      mentions,
      direct: false,
      canAnswer,
      canHide: canAnswer,
      canDelete: false,
      canLike: false,
      answerText: text,
      directText: text,
      canAnswerWithPicture: false,
      privateReplyWindowMs: null,
      directWindowMs: null,
      scopes: [READ, MANAGE, MENTIONS].filter((scope) => !scopes.includes(scope)),
      note: 'Личных сообщений Threads программам не отдаёт. Скрыть можно только ответ на сам пост, вместе с его веткой.',
    }
  },

  read: readParts([
    { name: 'replies', isOn: (input) => has(input, READ), read: readReplies },
    { name: 'mentions', isOn: (input) => has(input, MENTIONS), read: readMentions },
  ]),

  /** An answer is published through a container like a post, so an unknown outcome is settled by it. */
  answer: {
    settleMs: SETTLE_AT_ONCE_MS,

    async prepare(input) {
      const outcome = await reply.prepare(toReply(input))
      return outcome.kind === 'failed'
        ? { ...outcome, failure: toFailure(outcome.failure) }
        : outcome
    },

    async submit(input) {
      const outcome = await reply.submit(toReply(input))
      if (outcome.kind === 'accepted') return { kind: 'unknown', code: 'accepted' }
      return outcome.kind === 'rejected'
        ? { ...outcome, failure: toFailure(outcome.failure) }
        : outcome
    },

    async reconcile(input) {
      const outcome = await reply.reconcile(toReply(input))
      return outcome.kind === 'accepted' ? { kind: 'undecidable' } : outcome
    },
  },

  hide: (input) => setHidden(input, 'true'),
  show: (input) => setHidden(input, 'false'),

  hooks: {
    parse: createMetaHook(hookAccounts),
    verifyToken: hookTokenOf,
    steps: [
      'В кабинете Meta откройте приложение, сценарий Threads → Webhooks.',
      'Укажите адрес уведомлений и слово для проверки, которые показаны здесь.',
      'Подпишитесь на поля replies, mentions и delete.',
      'Переведите приложение в режим Live и получите расширенный доступ: без него уведомления не приходят.',
    ],
  },

  keepsDays: null,
}
