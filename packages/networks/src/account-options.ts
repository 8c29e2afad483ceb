import type { Account, Failure, NetworkContext } from './account.ts'

/**
 * Constraints of an account that only the network knows. A missing field sets no limit. They can
 * change at any time: read them again before publishing.
 */
export type AccountOptions = {
  /** A post must go to exactly one of these. */
  boards?: readonly Board[]
  /** A post may be added to one of these. */
  playlists?: readonly Playlist[]
  /** Privacy levels available to this account. */
  privacyLevels?: readonly string[]
  maxVideoSeconds?: number
  /** Where it differs from the limits of the network. */
  maxVideoBytes?: number
  /** False: disabled by the user at the network; a post cannot enable it. */
  canComment?: boolean
  canDuet?: boolean
  canStitch?: boolean
  /** False: the token publishes no photos and videos, except as stories. */
  canSendFiles?: boolean
  /** Remaining quota. */
  remainingPosts?: number
}

export type Board = { id: string; title: string; isSecret: boolean }

export type Playlist = { id: string; title: string }

export type AccountOptionsOutcome =
  | { kind: 'found'; options: AccountOptions }
  | { kind: 'failed'; failure: Failure }

export type ReadAccountOptions = (input: {
  ctx: NetworkContext
  account: Account
}) => Promise<AccountOptionsOutcome>
