import type { Memory } from './memory.ts'

/** A request as a fake sees it: already read, whatever its content type. */
export type FakeRequest = {
  method: string
  /** Below the fake's own base, without the query. */
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  /** JSON, form fields or multipart fields (files as FakeFile); undefined for anything else. */
  fields: Readonly<Record<string, unknown>> | undefined
  /** The raw body: what uploads read. */
  bytes: Uint8Array
  /** Address under which programs call this fake, e.g. http://127.0.0.1:3000/sandbox/net/tiktok. */
  baseUrl: string
  /** What the switches of the sandbox ask of the handler itself. */
  mood: FakeMood
}

type FakeCard = {
  order: readonly ('author' | 'media' | 'words')[]
  /** `titled`: the first line is a title. */
  text: 'plain' | 'html' | 'titled'
}

export type FakeMood = {
  /** The network finds the media of this request unacceptable. */
  isMediaRejected: boolean
  /** How long the network works on what this request gives; undefined leaves it to the fake. */
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
  /** What to type where there is no consent page to choose on. */
  hint?: string
}

/** What was published at a fake, in the shape /sandbox shows. */
export type FakePost = {
  id: string
  accountId: string
  text: string
  media: readonly { kind: 'image' | 'video'; url: string }[]
  createdAt: string
  url: string
  note?: string
  buttons?: readonly { text: string; url: string }[]
  /** Who wrote it, when it is none of `people`. */
  author?: { name: string; handle: string }
}

/** Something a person does at the network besides signing in, offered on the page of the sandbox. */
export type FakeAction = {
  id: string
  label: string
  fields: readonly { name: string; label: string; value: string; choices?: readonly FakeChoice[] }[]
  run(given: Readonly<Record<string, string>>): void
}

type FakeChoice = { value: string; label: string }

export type AccessState = 'none' | 'live' | 'expired' | 'revoked'

/** One network played by us: its wire protocol over state in memory. */
export type FakeNetwork = {
  id: string
  title: string
  /** How a publication is laid out there. */
  card: FakeCard
  routes: readonly FakeRoute[]
  /** Accounts a person may choose on the consent page. */
  people(): readonly FakePerson[]
  posts(): readonly FakePost[]
  /** Makes every token of an account invalid, as a person does in the network's settings. */
  revokeAccount(accountId: string): void
  /** Makes the access tokens of an account old; refresh tokens stay good. */
  expireAccess(accountId: string): void
  /** Takes the permissions to publish back and leaves the others; absent where there are none to take. */
  dropScopes?(accountId: string): void
  /** Whether somebody holds a token of the account. */
  accessTo(accountId: string): AccessState
  /** How the states are called, and whether a token can grow old, where there are no tokens. */
  accessWords?: Readonly<Partial<Record<AccessState, string>>>
  hasTokens?: boolean
  actions?: readonly FakeAction[]
  /** Paths called all the time by programs that wait for news. */
  background?: RegExp
  reset(): void
  /** Lets go of whoever waits for an answer. */
  close?(): void
  /** How this network words a 429 or a 5xx, where a bare status is not how it speaks. */
  faultReply?(fault: { status: number; retryAfterSeconds: number | undefined }): FakeReply
}

export type FakeClock = { now(): Date }

/** What a fake needs of the outside. */
export type FakeWorld = {
  clock: FakeClock
  fetch: typeof globalThis.fetch
  /** Address of the host for browsers: the fake itself is at `${hostUrl}/<id>`. */
  hostUrl: string
  /** The same for programs, which may not know the public name. */
  serverUrl: string
  memory: Memory
  /** How many more accounts there are than those with names, where an account rests for long. */
  crowd?: number | undefined
}

export type CreateFake = (world: FakeWorld) => FakeNetwork
