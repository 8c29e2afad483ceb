import { DAY_MS } from '@kadr/kit/durations'
import { toActOutcome } from '../_shared/conversation-failures.ts'
import { graphRemoved } from '../_shared/graph-wire.ts'
import { createMetaHook, hookTokenOf } from '../_shared/meta-hook.ts'
import { readParts } from '../_shared/read-parts.ts'
import type { AnswerInput, Answering, Conversations } from '../conversations.ts'
import { answerComment, hide, readComments, remove, show } from './comments.ts'
import { hookAccounts } from './conversation-wire.ts'
import { answerDirect, answerInPrivate, readDirect } from './direct.ts'
import { getLogin } from './endpoints.ts'
import { TITLE } from './failures.ts'
import { callInstagram, mailboxOf, type Place } from './graph.ts'
import { COMMENTS, MESSAGES } from './tokens.ts'

const NOTE_ALL =
  'Упоминания в чужих публикациях Instagram не отдаёт списком: ответить на них можно в приложении.'
const NOTE_COMMENTS = `Личные сообщения придут после отдельного разрешения Instagram. ${NOTE_ALL}`

const has = (place: Pick<Place, 'account'>, scope: string) =>
  place.account.tokens.scopes.includes(scope)

const answeringOf = ({ item }: AnswerInput): Answering =>
  item.kind === 'direct' ? answerDirect : answerComment

/** The account is switched on apart; by Facebook the page is, with any field. */
const fieldsOf = ({ account }: Place) => {
  if (getLogin(account.profile) === 'facebook') return 'feed'
  return has({ account }, MESSAGES) ? 'comments,messages' : 'comments'
}

const subscribedApps = (place: Place, method: 'POST' | 'DELETE') =>
  callInstagram({
    ...place,
    method,
    path: `${mailboxOf(place.account)}/subscribed_apps`,
    ...(method === 'POST' && { params: { subscribed_fields: fieldsOf(place) } }),
    schema: graphRemoved,
  })

export const conversations: Conversations = {
  abilities: ({ scopes }) => {
    const hasComments = scopes.includes(COMMENTS)
    const hasDirect = scopes.includes(MESSAGES)
    return {
      comments: hasComments,
      mentions: false,
      direct: hasDirect,
      canAnswer: hasComments || hasDirect,
      canHide: hasComments,
      canDelete: hasComments,
      canLike: false,
      answerText: { min: 1, maximums: [{ unit: 'widest', max: 2200 }] },
      directText: { min: 1, maximums: [{ unit: 'utf8', max: 1000 }] },
      canAnswerWithPicture: false,
      privateReplyWindowMs: hasDirect && hasComments ? 7 * DAY_MS : null,
      directWindowMs: DAY_MS,
      scopes: [COMMENTS, MESSAGES].filter((scope) => !scopes.includes(scope)),
      note: hasDirect ? NOTE_ALL : NOTE_COMMENTS,
    }
  },

  read: readParts([
    { name: 'comments', isOn: (input) => has(input, COMMENTS), read: readComments },
    { name: 'direct', isOn: (input) => has(input, MESSAGES), read: readDirect },
  ]),

  answer: {
    settleMs: answerComment.settleMs,
    submit: (input) => answeringOf(input).submit(input),
    reconcile: (input) => answeringOf(input).reconcile(input),
  },
  privateAnswer: answerInPrivate,
  hide,
  show,
  remove,

  hooks: {
    parse: createMetaHook(hookAccounts),
    verifyToken: hookTokenOf,
    subscribe: async ({ ctx, account }) =>
      toActOutcome({
        title: TITLE,
        read: await subscribedApps({ ctx, account }, 'POST'),
        isGone: () => false,
      }),
    unsubscribe: async ({ ctx, account }) =>
      toActOutcome({
        title: TITLE,
        read: await subscribedApps({ ctx, account }, 'DELETE'),
        isGone: () => false,
      }),
    steps: [
      'В кабинете Meta откройте приложение, раздел Instagram → Webhooks.',
      'Укажите адрес уведомлений и слово для проверки, которые показаны здесь.',
      'Подпишитесь на поля comments и messages.',
      'Переведите приложение в режим Live и получите расширенный доступ: без него уведомления приходят только о людях с ролью в приложении.',
    ],
  },

  keepsDays: null,
}
