import * as z from 'zod/mini'
import { id, instant, version } from '../base/primitives.ts'
import { network } from '../publishing/networks.ts'

/** What one person wrote under one post, in one dialog, or about us in posts of their own. */
export const conversationKind = z.enum(['comments', 'direct', 'mentions'])
export type ConversationKind = z.infer<typeof conversationKind>

/**
 * `new`: not read. `waiting`: read or put off, and not answered. `answered`: our answer is the last word, or somebody
 * closed it. `hidden`: hidden, deleted or spam.
 */
export const conversationState = z.enum(['new', 'waiting', 'answered', 'hidden'])
export type ConversationState = z.infer<typeof conversationState>

/** Told by words; praise and calm are not told apart. */
export const itemTone = z.enum(['good', 'bad', 'none'])
export type ItemTone = z.infer<typeof itemTone>

export const incomingMedia = z.object({
  kind: z.enum(['image', 'video', 'sticker', 'other']),
  /** Through our own proxy of pictures; null where there is nothing to show. */
  url: z.nullable(z.string()),
})

export const MAX_LABELS = 10
export const MAX_LABEL_LENGTH = 30
const isWellFormed = z.overwrite((value: string) => value.toWellFormed())
/** Given by people: «покупатель», «мастер-класс». */
export const label = z
  .string()
  .check(
    z.trim(),
    isWellFormed,
    z.minLength(1, 'Укажите метку'),
    z.maxLength(MAX_LABEL_LENGTH, `Метка не длиннее ${MAX_LABEL_LENGTH} знаков`),
  )

export const member = z.object({ id, name: z.string() })

/** Whoever writes to us. Names are theirs: shown as text, never as proof of who they are. */
export const stranger = z.object({
  name: z.nullable(z.string()),
  handle: z.nullable(z.string()),
})
export type Stranger = z.infer<typeof stranger>

/** The publication it is about. */
export const conversationPost = z.object({
  /** Null for one that was not made here. */
  postId: z.nullable(id),
  title: z.string(),
  url: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
})
export type ConversationPost = z.infer<typeof conversationPost>

/** One row of the list. */
export const conversation = z.object({
  id,
  version,
  kind: conversationKind,
  state: conversationState,
  account: z.object({
    id,
    network,
    title: z.string(),
    handle: z.nullable(z.string()),
    avatarUrl: z.nullable(z.string()),
  }),
  person: stranger,
  /** Null in a dialog, and for a mention. */
  post: z.nullable(conversationPost),
  /** The newest item, by whomever. Text may be empty: a sticker or a picture alone. */
  last: z.object({
    text: z.string(),
    happenedAt: instant,
    isOurs: z.boolean(),
    media: z.nullable(incomingMedia.shape.kind),
  }),
  /** How many things the person wrote. */
  count: z.int(),
  isQuestion: z.boolean(),
  tone: itemTone,
  /** Held back by the network for review, or taken for spam by it. */
  held: z.enum(['none', 'review', 'spam']),
  assignee: z.nullable(member),
  /** Waits until then, and is new again. */
  snoozedUntil: z.nullable(instant),
  labels: z.array(z.string()),
  /** A dialog can't be answered after it; null without a limit. */
  windowEndsAt: z.nullable(instant),
  /** Since when a person has had no answer; null when they have it. */
  unansweredSince: z.nullable(instant),
})
export type Conversation = z.infer<typeof conversation>

export const conversationItem = z.object({
  id,
  /** What it answers, when that is known here. */
  parentId: z.nullable(id),
  isOurs: z.boolean(),
  author: stranger,
  text: z.string(),
  media: z.array(incomingMedia),
  happenedAt: instant,
  editedAt: z.nullable(instant),
  /** Deleted at the network: its text is not kept. */
  isDeleted: z.boolean(),
  isHidden: z.boolean(),
  isLiked: z.boolean(),
  held: z.enum(['none', 'review', 'spam']),
  url: z.nullable(z.string()),
  /** An act on it that is not sent yet, or is being sent; undone until `runsAt`. */
  act: z.nullable(z.object({ kind: z.enum(['hide', 'show', 'delete', 'like']), runsAt: instant })),
  /** Russian: why the last act on it did not succeed. */
  actFailure: z.nullable(z.string()),
})
export type ConversationItem = z.infer<typeof conversationItem>

/**
 * `queued`: not sent yet, can be taken back until `sendsAt`. `unknown`: the network did not say whether it has it, and
 * the thread is read back. `needs_attention`: even that does not tell, so a person looks. `absent`: read back and not
 * there, so it may be sent again.
 */
export const answerState = z.enum([
  'queued',
  'submitting',
  'sent',
  'rejected',
  'unknown',
  'absent',
  'needs_attention',
  'cancelled',
  'expired',
])
export type AnswerState = z.infer<typeof answerState>

export const conversationAnswer = z.object({
  id,
  state: answerState,
  text: z.string(),
  isPrivate: z.boolean(),
  pictureUrl: z.nullable(z.string()),
  /** Null for a rule, and when the account was deleted. */
  author: z.nullable(member),
  ruleName: z.nullable(z.string()),
  /** The item it answers. */
  itemId: z.nullable(id),
  sendsAt: instant,
  sentAt: z.nullable(instant),
  /** Russian: why it was not sent, or what a person has to find out. */
  message: z.nullable(z.string()),
})
export type ConversationAnswer = z.infer<typeof conversationAnswer>
