import type { DomainEvent } from '@kadr/contract/events'
import { maskNumbers } from '@kadr/domain/audience/mask-numbers'
import { threadPath } from '@kadr/domain/audience/thread-state'
import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { nameAccount } from './name-post.ts'
import type { NotificationDraft } from './notification-draft.ts'

/** A reply to the message with such a notification answers the thread. */
const KEY = 'conversation:'
const conversationKey = (conversationId: string, eventId: number) =>
  `${KEY}${conversationId}:${eventId}`
export const conversationOfKey = (key: string): string | undefined =>
  key.startsWith(KEY) ? key.slice(KEY.length).split(':')[0] : undefined

const actionsOf = (conversationId: string): NonNullable<NotificationDraft['actions']> => [
  { kind: 'suggest_answer', conversationId },
  { kind: 'hide_conversation', conversationId },
  { kind: 'later_conversation', conversationId },
]

type Facts = DomainEvent<'conversation.assigned'>['payload']

/** «Анна, к посту «Первый раз за кругом»» */
const whereOf = ({ personName, postTitle }: Pick<Facts, 'personName' | 'postTitle'>) =>
  [personName ?? 'Без имени', postTitle ? `к посту ${quote(postTitle)}` : undefined]
    .filter((part) => part !== undefined)
    .join(', ')

const accountOf = ({ network, accountTitle: title }: Pick<Facts, 'network' | 'accountTitle'>) =>
  nameAccount({ network, title })

export const audienceTexts = {
  'conversation.received': ({
    id,
    subjectId,
    payload,
  }: DomainEvent<'conversation.received'>): NotificationDraft => ({
    kind: 'message_received',
    title: whereOf(payload),
    text: maskNumbers(payload.text) || 'Картинка без слов',
    link: threadPath(subjectId),
    actions: actionsOf(subjectId),
    key: conversationKey(subjectId, id),
    to: listTold(payload),
  }),
  'conversation.woken': ({
    id,
    subjectId,
    payload,
  }: DomainEvent<'conversation.woken'>): NotificationDraft => ({
    kind: 'message_received',
    title: `Вы отложили: ${whereOf(payload)}`,
    text: maskNumbers(payload.text) || 'Картинка без слов',
    link: threadPath(subjectId),
    actions: actionsOf(subjectId),
    key: conversationKey(subjectId, id),
    to: payload.assigneeId === null ? 'everyone' : [payload.assigneeId],
  }),
  'conversation.assigned': ({
    id,
    subjectId,
    actorId,
    payload,
  }: DomainEvent<'conversation.assigned'>): NotificationDraft => ({
    kind: 'message_assigned',
    title: 'Вам передали переписку',
    text: `${whereOf(payload)}. ${accountOf(payload)}`,
    link: threadPath(subjectId),
    key: `conversation-assigned:${subjectId}:${id}`,
    to: payload.toUserId === null || payload.toUserId === actorId ? [] : [payload.toUserId],
  }),
  'conversation.answer_failed': ({
    id,
    subjectId,
    payload,
  }: DomainEvent<'conversation.answer_failed'>): NotificationDraft => ({
    kind: 'message_problem',
    title: TITLES[payload.problem],
    text: `${whereOf(payload)}. ${payload.message}`,
    link: threadPath(subjectId),
    key: `conversation-problem:${subjectId}:${id}`,
    to: payload.authorId === null ? 'everyone' : [payload.authorId],
  }),
  'conversation_account.flooded': ({
    id,
    subjectId,
    payload,
  }: DomainEvent<'conversation_account.flooded'>): NotificationDraft => ({
    kind: 'message_received',
    title: `Много новых во входящих: ${accountOf(payload)}`,
    text: `За час пришло больше, чем ${countOf({ count: payload.count, forms: THREADS })}. Об остальных по одной не сообщаем`,
    link: '/inbox',
    key: `conversation-flood:${subjectId}:${id}`,
    to: 'everyone',
  }),
}

const THREADS = ['переписка', 'переписки', 'переписок'] as const

const TITLES = {
  rejected: 'Ответ не отправлен',
  expired: 'Ответ не отправлен: время вышло',
  absent: 'Ответ не дошёл до сети',
  needs_attention: 'Проверьте, вышел ли ответ',
} as const

/** Nobody is told of backlog and spam, nor twice of one thread. */
const listTold = ({
  isBacklog,
  isQuiet,
  isTold,
  assigneeId,
}: DomainEvent<'conversation.received'>['payload']): NotificationDraft['to'] => {
  if (isBacklog || isQuiet || isTold) return []
  return assigneeId === null ? 'everyone' : [assigneeId]
}
