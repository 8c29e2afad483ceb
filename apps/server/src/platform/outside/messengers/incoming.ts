import type { MessengerName } from '@kadr/contract/identity/users'

/** A chat with a person, whose id it has, or a group; of a group also the topic in it. */
export type ChatAddress = {
  messenger: MessengerName
  chatId: number
  threadId?: number | undefined
}

/** Somebody's account in a messenger. */
export type PersonAddress = { messenger: MessengerName; id: number }

export type Sender = PersonAddress & { username: string | undefined; firstName: string }

type Chat = ChatAddress & { kind: 'private' | 'group' | 'channel'; title: string }

/** A file that can become a part of a post, or be heard. */
export type SentFile = {
  id: string
  kind: 'media' | 'sound'
  /** Spoken into the chat, not chosen from the files. */
  isVoice: boolean
  name: string
  mimeType: string
}

type Of<Kind extends string, Parts> = {
  kind: Kind
  messenger: MessengerName
  /** Of the update: one that is brought again has the same. */
  id: string
  from: Sender
} & Parts

export type IncomingMessage = Of<
  'message',
  {
    chat: Chat
    /** The messenger's id of the message in the chat. */
    number: string
    /** As it was typed; undefined where files came. */
    text: string | undefined
    command: { name: string; argument: string } | undefined
    /** The text or what was written below the files, with the addresses of hidden links. */
    words: string
    file: SentFile | undefined
    /** The others of the same message. */
    moreFiles: readonly SentFile[]
    /** A file came that can be no part of a post. */
    hasOtherFile: boolean
    /** Files sent together, as messages of their own. */
    album: string | undefined
    /** Words of somebody else. */
    isForwarded: boolean
    /** The id of the message it replies to. */
    replyTo: string | undefined
    /** Somebody said or sent something, as opposed to a notice of the messenger. */
    isSaid: boolean
  }
>

/** What the bot may do in a chat. */
export type Access = { isOut: boolean; isMuted: boolean; isAdmin: boolean; canPost: boolean }

/** An update of the bot in words of no messenger. */
export type Incoming =
  | IncomingMessage
  | Of<'press', { pressId: string; data: string }>
  /** The bot was let in, stopped or given other rights. */
  | Of<'access', { chat: Chat; before: Access; after: Access }>
  /** Words typed in another chat, to choose from what the bot finds. */
  | Of<'inline', { queryId: string; words: string }>
  /** A group has another id from now on. */
  | {
      kind: 'moved'
      messenger: MessengerName
      id: string
      from: undefined
      fromChatId: number
      toChatId: number
    }
  | { kind: 'other'; messenger: MessengerName; id: string; from: Sender | undefined }
