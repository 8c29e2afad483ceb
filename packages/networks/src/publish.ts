import type { Account, Failure, NetworkContext } from './account.ts'

/** One file of a publication, already in a rendition the network accepts. */
export type MediaFile = {
  kind: 'image' | 'video'
  mimeType: string
  size: number
  width: number
  height: number
  durationSeconds: number | null
  altText: string
  /** Address from which a network that pulls may read it: public, without redirects. */
  publicUrl: string
  /** Bytes from `start` up to and without `end`. */
  read(range: { start: number; end: number }): Promise<Uint8Array>
}

/** What is to be published on one account. The same on every try. */
export type Publication = {
  /** Chosen once, before anything is sent: what a network with client-chosen ids is given. */
  key: string
  text: string
  media: readonly MediaFile[]
  /** This network's own settings, parsed by its `settings` schema. */
  settings: unknown
  /** When the first try began: stands in records that carry a creation time. */
  startedAt: Date
}

/** What an adapter has to remember between calls. Plain JSON; stored before the next call is made. */
export type Progress = Readonly<Record<string, unknown>>

/** A post that exists at the network. */
export type PublishedPost = {
  externalId: string
  /** Null while the network has not told it yet (a private post, moderation). */
  url: string | null
  /** What a reply or a removal needs beyond the id. */
  details: Readonly<Record<string, string>>
  /** The network holds it for the person to finish there. */
  isDraft?: boolean
}

export type PrepareOutcome =
  /** Store `progress`, then call again at once. */
  | { kind: 'step'; progress: Progress }
  /** Store `progress`, then call again after the network had time to work. */
  | { kind: 'wait'; progress: Progress; seconds: number }
  | { kind: 'ready'; progress: Progress }
  | { kind: 'failed'; failure: Failure }

export type SubmitOutcome =
  | { kind: 'published'; post: PublishedPost }
  /** The network took it and works on it: ask `status`. */
  | { kind: 'accepted'; progress: Progress }
  /** The network certainly did not take it. `progress`, when given, is what the next try begins with. */
  | { kind: 'rejected'; failure: Failure; progress?: Progress }
  /** No telling whether it was taken. */
  | { kind: 'unknown'; code: string }

export type StatusOutcome =
  | { kind: 'processing'; seconds: number }
  | { kind: 'published'; post: PublishedPost }
  | { kind: 'failed'; failure: Failure }
  /** Could not ask; ask again. */
  | { kind: 'unreachable'; failure: Failure }

export type ReconcileOutcome =
  | { kind: 'published'; post: PublishedPost }
  | { kind: 'accepted'; progress: Progress }
  /** Certainly not there: submitting again is safe. */
  | { kind: 'absent' }
  /** This network gives no way to find out: a person decides. */
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
  /** The first post of the chain and the one answered. */
  root: PublishedPost
  parent: PublishedPost
  key: string
  text: string
  startedAt: Date
  /** The settings of the publication it belongs to, for what a reply shares with it (silent, language). */
  settings?: unknown
}

/** Publishing, split where a crash matters: only `submit` (and `reply.submit`) does what others can see. */
export type Publish = {
  /** Uploads and containers. Nothing others can see; safe to repeat; resumes from `progress`. */
  prepare(input: PublishInput): Promise<PrepareOutcome>
  /** The one call others can see. Made once for an attempt. */
  submit(input: PublishInput): Promise<SubmitOutcome>
  /** Read only: how the accepted thing is doing. */
  status(input: PublishInput): Promise<StatusOutcome>
  /** After silence: what really happened, in the way this network allows. */
  reconcile(input: PublishInput): Promise<ReconcileOutcome>
  /** First comment or next post of a thread, where the network has them. */
  reply: {
    /** Texts to send after the post, in order, each answering the one before. Read from the settings. */
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
