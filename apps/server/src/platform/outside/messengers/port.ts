import type { Readable } from 'node:stream'
import type { MessengerName } from '@kadr/contract/identity/users'
import type { Logger } from 'pino'
import type { Config } from '../../../config/config.ts'
import type { Secrets } from '../../../config/secrets.ts'
import type { ChatAddress, Incoming, Sender } from './incoming.ts'
import type { VerifyLaunch } from './launch.ts'

export type Words = {
  title: string
  text: string
  /** Shown above the text. */
  pictureUrl?: string | undefined
  /** Cut where the messenger cuts, not where a glance ends. */
  isLong?: boolean
}

/** Has the messenger bring the id of an action back, or opens a page of the app. */
export type ChatButton = { text: string } & (
  | { actionId: string }
  | { path: string }
  /** A page of another site. */
  | { url: string }
)
export type ButtonRows = readonly (readonly ChatButton[])[]

/** One call of the messenger's API, without the chat it is for. Rows of the outbox hold it. */
export type Call = { method: string; params: Readonly<Record<string, unknown>> }

/** Sent with a call, as the parameter `field`. */
export type UploadedFile = { field: string; name: string; type: string; bytes: Uint8Array }

/** What a refusal means for whoever sends. */
export type RefusalMeaning =
  /** An edit that changes nothing. */
  | 'unchanged'
  /** Nothing else arrives in this chat either. */
  | 'chat_lost'
  | 'thread_lost'
  | 'other'

export type SendOutcome =
  | { kind: 'done'; messageId: string | undefined }
  /** Permanent error: a retry would fail the same way. */
  | { kind: 'refused'; status: number; description: string; meaning: RefusalMeaning }
  | { kind: 'limited'; retryAfterSeconds: number }
  /** The request was never sent, so a retry is safe. */
  | { kind: 'unsent' }
  /** The outcome is unknown: no response, or a server error after the request was sent. */
  | { kind: 'unknown' }

export type Limits = {
  /** Over all chats: the publisher may use the same bot. */
  perSecond: number
  chatPauseMs: number
  perGroupMinute: number
}

type Shown = { config: Config; place: ChatAddress; words: Words; rows: ButtonRows }

/** How the calls of a messenger are composed: its words, its buttons, its limits of length. */
export type Calls = {
  text(shown: Shown): Call
  edit(shown: Shown): Call
  /** Of a file that the messenger fetches by its address. */
  video(input: { place: ChatAddress; url: string; caption: string }): Call
  /** `file` is what the outbox stores of it; it takes the place of the bytes until they are read. */
  document(input: Shown & { file: object }): Call
  picture(input: { place: ChatAddress; file: object; caption: string }): Call
  /** A message whose reply is awaited. */
  question(input: { place: ChatAddress; text: string; placeholder: string }): Call
}

export type Listening = {
  config: Config
  /** Where the messenger brings updates; without it, it is asked for them. */
  webhook: { url: string; secret: string } | undefined
  /** In the order of the menu. */
  commands: readonly { command: string; description: string }[]
  /** Opens the app beside the line of text. */
  menu: { text: string; path: string }
  /** Rejects what the messenger has to bring again. */
  onUpdate(update: unknown): Promise<void>
  signal: AbortSignal
  log: Logger
}

export type InlineResult = { id: string; title: string } & (
  | { kind: 'video'; url: string; mimeType: string; pictureUrl: string }
  | { kind: 'text'; text: string }
)

export type InlineAnswer = {
  config: Config
  queryId: string
  results: readonly InlineResult[]
  /** For people the bot does not know: opens its chat. */
  startLabel: string | undefined
}

export type Bot = {
  botName: string
  botToken: string
  /** Played by the sandbox. */
  isLocal: boolean
}

/** What the bot needs of a messenger. */
export type Messenger = {
  /** Also of the sign-in by which people of its chats are known. */
  name: MessengerName
  /** The bot of this installation, if it has one there. */
  botOf(config: Config): Bot | undefined
  readUpdate(update: unknown): Incoming
  /** Until aborted. */
  listen(listening: Listening): Promise<void>
  webhook: {
    isOn(config: Config): boolean
    /** The messenger repeats it with every update it brings. */
    secret(secrets: Pick<Secrets, 'derive'>): string
  }
  verifyLaunch: VerifyLaunch
  limits: Limits
  /** Largest file that the messenger fetches by its address. */
  maxFetchedBytes: number
  isGroup(chatId: number): boolean
  calls: Calls
  /** Whether a question can make the person reply to it. */
  asksByReply: boolean
  threadOf(call: Pick<Call, 'params'>): number | undefined
  /** Sent at most once; no error tells the token. */
  send(input: {
    config: Config
    chatId: number
    call: Call
    file?: UploadedFile | undefined
    /** The messenger's id of the message that the call changes. */
    editedId?: string | undefined
  }): Promise<SendOutcome>
  /** Whether the bot knows a chat; undefined when the messenger does not answer. */
  hasChat(input: { config: Config; chatId: number }): Promise<boolean | undefined>
  /** Tells whoever pressed a button what came of it. A failure is harmless. */
  answerPress(input: { config: Config; pressId: string; text: string }): Promise<void>
  answerInline(answer: InlineAnswer): Promise<void>
  /** By which the owner of the installation can write to a person. */
  addressOf(sender: Sender): string
  links: {
    /** Whether buttons can open pages of the app. */
    canOpenPages(config: Config): boolean
    /** Opens the app with a start parameter. */
    start(input: { config: Config; param: string }): string | undefined
    /** Has the person choose a group that gets the code, and what to type there instead. */
    startGroup(input: {
      config: Config
      code: string
    }): { url: string; command: string } | undefined
    /** The page where a channel the bot was let into is connected. */
    channelPage(chatId: number): string
  }
  /** Largest file sent to the bot that it can read. */
  maxReadBytes: number
  /** A file sent to the bot. Undefined when the messenger will never return it. */
  openFile(input: { config: Config; fileId: string }): Promise<Readable | undefined>
}

export class FileTooBigError extends Error {
  override name = 'FileTooBigError'
}

/** Codes of requests that never left. */
export const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Why a request failed; empty when the error does not tell. */
export const networkCodeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : ''
}
