/** A chat with a person, or a group; of a group also the topic in it. */
export type ChatAddress = { chatId: number; threadId?: number | undefined }

export type Sender = { id: number; username: string | undefined; firstName: string }

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

type Of<Kind extends string, Parts> = { kind: Kind; id: number; from: Sender } & Parts

export type IncomingMessage = Of<
  'message',
  {
    chat: Chat
    /** The messenger's number of the message in the chat. */
    number: number
    /** As it was typed; undefined where files came. */
    text: string | undefined
    command: { name: string; argument: string } | undefined
    /** The text or what was written below the files, with the addresses of hidden links. */
    words: string
    file: SentFile | undefined
    /** A file came that can be no part of a post. */
    hasOtherFile: boolean
    /** Files sent together, as messages of their own. */
    album: string | undefined
    /** Words of somebody else. */
    isForwarded: boolean
    /** The number of the message it replies to. */
    replyTo: number | undefined
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
  | { kind: 'moved'; id: number; from: undefined; fromChatId: number; toChatId: number }
  | { kind: 'other'; id: number; from: Sender | undefined }
