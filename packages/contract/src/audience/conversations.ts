import * as z from 'zod/mini'
import { idempotentOnly } from '../base/idempotency.ts'
import { pageOf, pageQuery } from '../base/paging.ts'
import { givenInstant, id, instant, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import {
  conversation,
  conversationAnswer,
  conversationItem,
  conversationKind,
  conversationPost,
  itemTone,
  label,
  MAX_LABELS,
  member,
} from './conversation.ts'

const inWorkspace = { access: 'workspace' } as const
const ofConversation = { ...inWorkspace, params: z.object({ id }) } as const

/** `mine`: assigned to the caller and not answered. */
export const conversationTab = z.enum(['new', 'mine', 'waiting', 'answered', 'hidden'])
export type ConversationTab = z.infer<typeof conversationTab>

const filters = {
  connectionId: z.optional(id),
  kind: z.optional(conversationKind),
  /** Of a publication made here. */
  postId: z.optional(id),
  tone: z.optional(itemTone),
  isQuestion: z.optional(z.stringbool()),
  label: z.optional(label),
  /** The threads of the person of this one. */
  personOf: z.optional(id),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/** Newest first. Without `tab` every thread. */
export const listConversations = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/conversations',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Входящие',
  tags: ['conversations'],
  query: z.object({ ...pageQuery, tab: z.optional(conversationTab), ...filters }),
  data: pageOf(conversation),
})

/** In the accounts the caller may see. */
export const conversationCounts = z.object({
  /** Without what is put off and hidden: the number of the menu. */
  new: z.int(),
  mine: z.int(),
  waiting: z.int(),
  /** Among the new ones. */
  questions: z.int(),
  unhappy: z.int(),
  /** Some counts end here: «999+». */
  max: z.int(),
})
export type ConversationCounts = z.infer<typeof conversationCounts>

export const countConversations = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/conversations/counts',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Сколько входящих ждёт',
  tags: ['conversationCounts'],
  data: conversationCounts,
})

/** The labels in use, most used first. */
export const listConversationLabels = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/conversations/labels',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Метки входящих',
  tags: ['conversations'],
  data: z.array(z.object({ label: z.string(), count: z.int() })),
})

/** Units are those of `TextUnit` of the domain, which counts them. */
const maximums = z.array(
  z.object({ max: z.int(), unit: z.enum(['graphemes', 'utf16', 'utf8', 'threads', 'widest']) }),
)

/** What can be done in a thread, and how an answer is counted. */
export const answerAbilities = z.object({
  /** Russian: why no answer is possible now; null when it is. */
  refusal: z.nullable(z.string()),
  /** Russian: who answers, «@studia_anny» or «ответит бот @…». */
  answersAs: z.string(),
  /** Russian: what else there is to know («Ответит @бот, а не канал»). */
  note: z.nullable(z.string()),
  /** Limits of an answer in the thread, and of a private one; all apply at once. */
  maximums,
  privateMaximums: maximums,
  /** Russian: why no picture can be added; null when it can. */
  noPictureReason: z.nullable(z.string()),
  /** A private answer to the comment can be sent until then; null when it can't. */
  privateReplyUntil: z.nullable(instant),
  canHide: z.boolean(),
  canDelete: z.boolean(),
  canLike: z.boolean(),
})
export type AnswerAbilities = z.infer<typeof answerAbilities>

/** What we know about the person. */
export const personCard = z.object({
  firstSeenAt: instant,
  /** Things they wrote, in all threads of the account. */
  count: z.int(),
  /** Newest first, of other threads. */
  earlier: z.array(
    z.object({ conversationId: id, text: z.string(), happenedAt: instant, isOurs: z.boolean() }),
  ),
  note: z.nullable(z.object({ text: z.string(), by: z.nullable(member), updatedAt: instant })),
  labels: z.array(z.string()),
})
export type PersonCard = z.infer<typeof personCard>

export const conversationThread = z.object({
  conversation,
  /** Items of the person and of ours, oldest first; earlier ones by `olderCursor`. */
  items: z.array(conversationItem),
  olderCursor: z.nullable(z.string()),
  /** Ours that are not an item yet, oldest first. */
  answers: z.array(conversationAnswer),
  post: z.nullable(
    z.extend(conversationPost, {
      figures: z.object({
        views: z.nullable(z.number()),
        likes: z.nullable(z.number()),
        comments: z.nullable(z.number()),
      }),
      /** Threads under it without an answer. */
      unanswered: z.int(),
    }),
  ),
  person: personCard,
  abilities: answerAbilities,
  id,
})
export type ConversationThread = z.infer<typeof conversationThread>

export const getConversation = defineRoute({
  ...ofConversation,
  method: 'GET',
  path: '/conversations/:id',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Переписка целиком',
  tags: ['conversation'],
  query: z.object({ cursor: pageQuery.cursor }),
  data: conversationThread,
  errors: ['NOT_FOUND'],
})

const MAX_CHANGED = 200
const ids = z.array(id).check(z.minLength(1, 'Выберите хотя бы одну'), z.maxLength(MAX_CHANGED))

export const conversationChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('unread') }),
  /** «Готово»: nothing is left to answer. */
  z.object({ kind: z.literal('resolve') }),
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('snooze'), until: givenInstant }),
  /** Null: to nobody. */
  z.object({ kind: z.literal('assign'), userId: z.nullable(id) }),
  z.object({ kind: z.literal('label'), label, isOn: z.boolean() }),
])
export type ConversationChange = z.infer<typeof conversationChange>

const changed = z.object({
  items: z.array(conversation),
  /** Those that could not be changed. */
  skipped: z.array(z.object({ id, message: z.string() })),
})

const CHANGES = ['conversations', 'conversation', 'conversationCounts'] as const

export const changeConversations = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/conversations/changes',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Изменить переписки',
  affects: CHANGES,
  body: z.object({ ids, change: conversationChange }),
  data: changed,
  errors: ['NOT_FOUND'],
})

/** `spam`: hidden here, and hidden or deleted at the network where that is possible. */
export const moderation = z.enum(['hide', 'show', 'delete', 'spam', 'like'])
export type Moderation = z.infer<typeof moderation>

/** Acts on what is written. At once on our screens, at the network after `undoUntil`. */
export const moderateConversations = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/conversations/moderation',
  action: 'inbox.moderate',
  rate: 'write',
  summary: 'Скрыть, показать, удалить или отметить спамом',
  affects: CHANGES,
  body: z.object({
    ids,
    act: moderation,
    /** One item of the only thread; null: everything the person wrote in the threads. */
    itemId: z._default(z.nullable(id), null),
  }),
  data: z.object({
    ...changed.shape,
    /** For `undoModeration`. */
    key: id,
    undoUntil: instant,
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Before anything was sent to the network; later it is refused with CONFLICT. */
export const undoModeration = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/conversations/moderation/undo',
  action: 'inbox.moderate',
  rate: 'write',
  summary: 'Вернуть скрытое или удалённое',
  affects: CHANGES,
  body: z.object({ key: id }),
  data: changed,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const MAX_NOTE_LENGTH = 1000

/** Ours about the person, seen by the team only. An empty text removes it. */
export const putPersonNote = defineRoute({
  ...ofConversation,
  method: 'PUT',
  path: '/conversations/:id/person',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Заметка о человеке',
  affects: ['conversation'],
  body: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_NOTE_LENGTH, `Заметка не длиннее ${MAX_NOTE_LENGTH} знаков`),
      ),
    labels: z._default(
      z.array(label).check(z.maxLength(MAX_LABELS, `Не больше ${MAX_LABELS} меток`)),
      [],
    ),
  }),
  data: personCard,
  errors: ['NOT_FOUND'],
})

export const ANSWER_MAX = 10_000

/**
 * Sent after ten seconds, until when it can be taken back. `version` is of the thread the person saw: whoever is
 * second learns of the first answer by VERSION_CONFLICT. Idempotent by key.
 */
export const answerConversation = defineRoute({
  ...ofConversation,
  method: 'POST',
  path: '/conversations/:id/answers',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Ответить',
  affects: CHANGES,
  headers: idempotentOnly,
  body: z.object({
    version,
    text: z.string().check(
      z.trim(),
      z.overwrite((value) => value.toWellFormed()),
      z.minLength(1, 'Напишите ответ'),
      z.maxLength(ANSWER_MAX, `Ответ не длиннее ${ANSWER_MAX} знаков`),
    ),
    /** A picture among the resources, where the network takes one. */
    mediaId: z._default(z.nullable(id), null),
    /** What is answered; null: the newest of the person. */
    itemId: z._default(z.nullable(id), null),
    /** To the person alone, in answer to a comment. */
    isPrivate: z._default(z.boolean(), false),
  }),
  data: conversationAnswer,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT'],
})

const ofAnswer = { ...inWorkspace, params: z.object({ id, answerId: id }) } as const

/** Within the ten seconds. */
export const cancelAnswer = defineRoute({
  ...ofAnswer,
  method: 'DELETE',
  path: '/conversations/:id/answers/:answerId',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Не отправлять ответ',
  affects: CHANGES,
  data: conversationAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A person looked at the network: the answer is there, or it is not. */
export const settleAnswer = defineRoute({
  ...ofAnswer,
  method: 'POST',
  path: '/conversations/:id/answers/:answerId/settle',
  action: 'inbox.answer',
  rate: 'write',
  summary: 'Сказать, вышел ли ответ',
  affects: CHANGES,
  body: z.object({ isSent: z.boolean() }),
  data: conversationAnswer,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Three at most, in the voice of the workspace. Costs a point. Nothing is sent. */
export const suggestAnswers = defineRoute({
  ...ofConversation,
  method: 'POST',
  path: '/conversations/:id/suggestions',
  action: 'inbox.answer',
  rate: 'heavy',
  summary: 'Предложить ответ',
  affects: ['aiRequests', 'aiStatus', 'points'],
  data: z.object({
    answers: z.array(
      z.object({
        text: z.string(),
        /** Facts of «О деле» it repeats. */
        facts: z.array(z.string()),
      }),
    ),
    /** Written by our phrase templates. */
    isOffline: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'PLAN_LIMIT_REACHED', 'RATE_LIMITED', 'AI_OFF', 'UNAVAILABLE'],
})
