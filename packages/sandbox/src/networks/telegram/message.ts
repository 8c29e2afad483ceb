import type { Chat } from './chats.ts'
import type { SentFile } from './files.ts'

/** Opens a page, or sends `data` to the bot. */
export type MessageButton = { text: string; url: string; data?: string; row: number }

export type Message = {
  id: number
  chat: Chat
  text: string
  media: readonly SentFile[]
  groupId: string | undefined
  sentAt: Date
  isSilent: boolean
  isPinned: boolean
  buttons: readonly MessageButton[]
  replyTo: number | undefined
  /** The topic of a group. */
  threadId?: number
  /** The person who writes to a channel in private. */
  topicId?: number | undefined
  /** The author, when it is not the bot. */
  author?: string
  /** Written by a person to the bot. */
  isFromPerson?: true
  isReplyAsked?: boolean
  /** Published before the bot was added. */
  isOld?: boolean
}
