import type { Memory } from './memory.ts'

/** A request as a fake sees it: body already read. */
export type FakeRequest = {
  method: string
  /** Below the fake's base, without the query. */
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  /** JSON, form or multipart fields (files as FakeFile); undefined for anything else. */
  fields: Readonly<Record<string, unknown>> | undefined
  /** The raw body, for uploads. */
  bytes: Uint8Array
  /** URL under which servers call this fake, e.g. http://127.0.0.1:3000/sandbox/net/tiktok. */
  baseUrl: string
  /** Settings of the sandbox page that affect the handler. */
  behaviour: FakeBehaviour
}

type FakeCard = {
  order: readonly ('author' | 'media' | 'words')[]
  /** `titled`: the first line is a title. */
  text: 'plain' | 'html' | 'titled'
}

export type FakeBehaviour = {
  /** The network rejects the media of this request. */
  isMediaRejected: boolean
  /** Processing time of this request; undefined for the fake's default. */
  processingSeconds: number | undefined
}

/** A file of a multipart body. */
export type FakeFile = { name: string; type: string; bytes: Uint8Array }

export type FakeReply = {
  status: number
  headers?: Readonly<Record<string, string>>
  json?: unknown
  html?: string
  text?: string
  bytes?: Uint8Array
}

export type FakeRoute = {
  method: string
  /** `/v2/user/info/`, `/boards/:id/pins` or `/bot:token/:method`. */
  path: string
  handle(request: FakeRequest): FakeReply | Promise<FakeReply>
}

export type FakePerson = {
  id: string
  name: string
  handle: string
  /** What to type where there is no consent page. */
  hint?: string
  /** One of many, see `guests.ts`. */
  isGuest?: boolean
}

/** A published post, as shown on /sandbox. */
export type FakePost = {
  id: string
  accountId: string
  text: string
  media: readonly { kind: 'image' | 'video' | 'document'; url: string }[]
  createdAt: string
  url: string
  note?: string
  buttons?: readonly { text: string; url: string; data?: string }[]
  /** The author, when not one of `people`. */
  author?: { name: string; handle: string }
}

/** Another user action at the network, offered on the sandbox page. */
export type FakeAction = {
  id: string
  label: string
  fields: readonly { name: string; label: string; value: string; choices?: readonly FakeChoice[] }[]
  run(given: Readonly<Record<string, string>>): void
}

type FakeChoice = { value: string; label: string }

/** Someone who has no account at the sandbox. */
export type Stranger = { number: number; name: string; word: string }

export type StrangerWords = { person: Stranger; text: string; at: Date }

/** A comment as the page of the sandbox lists it. */
export type ShownComment = { id: string; postId: string; author: string; text: string; at: Date }

/** What strangers can do at a network. Ids are those of the network. */
export type FakeVoice = {
  /** Comments on a post or answers a comment; undefined where that is not possible. */
  comment(
    of: StrangerWords & { postId: string; answersTo?: string | undefined },
  ): string | undefined
  edit?(of: { id: string; text: string; at: Date }): void
  remove?(id: string): void
  /** Names the account in a post of their own. */
  mention?(of: StrangerWords & { accountId: string }): string | undefined
  /** Writes to the account in private. */
  write?(of: StrangerWords & { accountId: string }): string | undefined
  /** All comments, ours too. */
  comments(): readonly ShownComment[]
}

export type AccessState = 'none' | 'live' | 'expired' | 'revoked'

/** A fake of a third party: its wire protocol over stored state. */
export type FakeService = {
  id: string
  title: string
  routes: readonly FakeRoute[]
  /** Paths that clients poll continuously. */
  background?: RegExp
  reset(): void
  /** Releases pending long polls. */
  close?(): void
  /** Service-specific body of a 429 or a 5xx. */
  faultReply?(fault: { status: number; retryAfterSeconds: number | undefined }): FakeReply
}

export type FakeNetwork = FakeService & {
  /** Layout of a publication. */
  card: FakeCard
  /** Accounts offered on the consent page. */
  people(): readonly FakePerson[]
  posts(): readonly FakePost[]
  /** Invalidates every token of an account, as a user does in the network's settings. */
  revokeAccount(accountId: string): void
  /** Expires the access tokens of an account; refresh tokens stay valid. */
  expireAccess(accountId: string): void
  /** Removes the publishing scopes only; absent where there are none. */
  dropScopes?(accountId: string): void
  /** Whether a token of the account exists. */
  accessTo(accountId: string): AccessState
  /** Labels of the states, for networks without tokens. */
  accessWords?: Readonly<Partial<Record<AccessState, string>>>
  hasTokens?: boolean
  actions?: readonly FakeAction[]
  /** Absent where nobody else can write. */
  voice?: FakeVoice
  /** Deletes a post, as its author does in the network's app. */
  remove?(postId: string): void
  /** Backdates a post. */
  backdate?(postId: string, at: Date): void
}

export type FakeClock = {
  now(): Date
  /** The call asks for an earlier time: a replay of months in minutes, which no limit counts. */
  isPast?(): boolean
}

/** Dependencies of a fake. */
export type FakeWorld = {
  clock: FakeClock
  fetch: typeof globalThis.fetch
  /** Public URL of the host: the fake is at `${hostUrl}/<id>`. */
  hostUrl: string
  /** The same for servers, which may not resolve the public name. */
  serverUrl: string
  memory: Memory
  /** Number of generated accounts, for load tests of accounts with long pauses. */
  crowd?: number | undefined
  /** Accounts have posts of the last months that were not made by us. */
  hasHistory?: boolean | undefined
}

export type CreateFake = (world: FakeWorld) => FakeNetwork
