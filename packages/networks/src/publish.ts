import type { Account, Failure, NetworkContext } from './account.ts'

/** Bytes that can be sent or pulled. */
export type FileSource = {
  mimeType: string
  size: number
  /** URL for networks that pull media: public, without redirects. */
  publicUrl: string
  /** Bytes from `start` (inclusive) to `end` (exclusive). */
  read(range: { start: number; end: number }): Promise<Uint8Array>
}

/** One file of a publication, in a rendition the network accepts. */
export type MediaFile = FileSource & {
  kind: 'image' | 'video'
  width: number
  height: number
  durationSeconds: number | null
  altText: string
}

/** Content for one account; identical on every attempt. */
export type Publication = {
  /** Chosen before the first call: used by networks with client-chosen ids. */
  key: string
  text: string
  media: readonly MediaFile[]
  /** Cover of the video or picture of the link card: a JPEG of at most 1 MB. */
  cover?: FileSource
  /** The text has the label of advertising. */
  isAdvertising?: boolean
  /** Parsed by the network's `settings` schema. */
  settings: unknown
  /** Start of the first attempt: used as the creation time of records. */
  startedAt: Date
}

/** Adapter state between calls. Plain JSON, stored before the next call. */
export type Progress = Readonly<Record<string, unknown>>

/** A post that exists at the network. */
export type PublishedPost = {
  externalId: string
  /** Null while the network has not returned it (private post, moderation). */
  url: string | null
  /** Data a reply or a removal needs besides the id. */
  details: Readonly<Record<string, string>>
  /** The network keeps it as a draft for the user to finish. */
  isDraft?: boolean
  /** Russian: published, but not as requested. */
  notice?: string
}

export type PrepareOutcome =
  /** Store `progress`, then call again at once. */
  | { kind: 'step'; progress: Progress }
  /** Store `progress`, then call again after `seconds`. */
  | { kind: 'wait'; progress: Progress; seconds: number }
  | { kind: 'ready'; progress: Progress }
  /** `progress`, when present, starts the next attempt. */
  | { kind: 'failed'; failure: Failure; progress?: Progress }

export type SubmitOutcome =
  | { kind: 'published'; post: PublishedPost }
  /** Accepted for processing: poll `status`. */
  | { kind: 'accepted'; progress: Progress }
  /** Certainly not published. `progress`, when present, starts the next attempt. */
  | { kind: 'rejected'; failure: Failure; progress?: Progress }
  /** Unknown outcome. */
  | { kind: 'unknown'; code: string }

export type StatusOutcome =
  | { kind: 'processing'; seconds: number }
  | { kind: 'published'; post: PublishedPost }
  /** Certainly not published. `progress`, when present, starts the next attempt. */
  | { kind: 'failed'; failure: Failure; progress?: Progress }
  /** No answer; retry. */
  | { kind: 'unreachable'; failure: Failure }

export type ReconcileOutcome =
  | { kind: 'published'; post: PublishedPost }
  | { kind: 'accepted'; progress: Progress }
  /** Certainly absent: safe to submit again. */
  | { kind: 'absent' }
  /** The network offers no way to find out: the user decides. */
  | { kind: 'undecidable' }
  | { kind: 'unreachable'; failure: Failure }

export type LocateOutcome =
  | { kind: 'found'; post: PublishedPost }
  /** Not known yet, or no response: retry. */
  | { kind: 'later' }
  /** This post never gets a URL. */
  | { kind: 'never' }

export type RemoveOutcome =
  | { kind: 'removed' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; failure: Failure }

export type PublishInput = {
  ctx: NetworkContext
  account: Account
  publication: Publication
  progress: Progress
}

export type ReplyInput = {
  ctx: NetworkContext
  account: Account
  /** The first post of the chain, and the post that is replied to. */
  root: PublishedPost
  parent: PublishedPost
  key: string
  text: string
  startedAt: Date
  /** Settings of the publication that a reply shares (silent, language). */
  settings?: unknown
  /** Adapter state between the calls of this reply; none before the first. */
  progress?: Progress
}

/** Publishing, split at crash boundaries: only `submit` and `reply.submit` have visible effects. */
export type Publish = {
  /** Uploads and containers. Not visible to others, idempotent, resumes from `progress`. */
  prepare(input: PublishInput): Promise<PrepareOutcome>
  /** The visible call, made once per attempt. */
  submit(input: PublishInput): Promise<SubmitOutcome>
  /** Read-only: state of an accepted post. */
  status(input: PublishInput): Promise<StatusOutcome>
  /** Resolves an unknown outcome, as far as the network allows. */
  reconcile(input: PublishInput): Promise<ReconcileOutcome>
  /** First comment or next post of a thread, where supported. */
  reply: {
    /**
     * Texts sent after the post, in order, each replying to the previous one; read from the
     * settings.
     */
    texts(publication: Publication): readonly string[]
    /** A reply is an independent post: it stays when the first post is deleted. */
    outlivesRoot: boolean
    /** Like `Publish.prepare`, where a reply needs it. */
    prepare?(input: ReplyInput): Promise<PrepareOutcome>
    submit(input: ReplyInput): Promise<SubmitOutcome>
    reconcile(input: ReplyInput): Promise<ReconcileOutcome>
  } | null
  /** Looks up the URL of a published post; absent where `submit` always returns it. */
  locate?(input: PublishInput & { post: PublishedPost }): Promise<LocateOutcome>
  remove(input: {
    ctx: NetworkContext
    account: Account
    post: PublishedPost
  }): Promise<RemoveOutcome>
}
