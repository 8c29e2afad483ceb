import type { Account, Failure, NetworkContext } from './account.ts'

/** One file of a publication, in a rendition the network accepts. */
export type MediaFile = {
  kind: 'image' | 'video'
  mimeType: string
  size: number
  width: number
  height: number
  durationSeconds: number | null
  altText: string
  /** URL for networks that pull media: public, without redirects. */
  publicUrl: string
  /** Bytes from `start` (inclusive) to `end` (exclusive). */
  read(range: { start: number; end: number }): Promise<Uint8Array>
}

/** Content for one account; identical on every attempt. */
export type Publication = {
  /** Chosen before the first call: used by networks with client-chosen ids. */
  key: string
  text: string
  media: readonly MediaFile[]
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
}

export type PrepareOutcome =
  /** Store `progress`, then call again at once. */
  | { kind: 'step'; progress: Progress }
  /** Store `progress`, then call again after `seconds`. */
  | { kind: 'wait'; progress: Progress; seconds: number }
  | { kind: 'ready'; progress: Progress }
  | { kind: 'failed'; failure: Failure }

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
  | { kind: 'failed'; failure: Failure }
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
    submit(input: ReplyInput): Promise<SubmitOutcome>
    reconcile(input: ReplyInput): Promise<ReconcileOutcome>
  } | null
  remove(input: {
    ctx: NetworkContext
    account: Account
    post: PublishedPost
  }): Promise<RemoveOutcome>
}
