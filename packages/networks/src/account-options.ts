import type { Account, Failure, NetworkContext } from './account.ts'

/**
 * What only the network knows about an account and a post has to respect. A field that is absent
 * sets no bound. The network may change any of it at any time: ask again before publishing.
 */
export type AccountOptions = {
  /** Places a post must go to, of which the person chooses one. */
  boards?: readonly Board[]
  /** Values of the privacy setting that are open to this account. */
  privacyLevels?: readonly string[]
  maxVideoSeconds?: number
  /** False: switched off by the person at the network, a post can't switch it on. */
  canComment?: boolean
  canDuet?: boolean
  canStitch?: boolean
  /** How many more posts the network takes from this account now. */
  remainingPosts?: number
}

export type Board = { id: string; title: string; isSecret: boolean }

export type AccountOptionsOutcome =
  | { kind: 'found'; options: AccountOptions }
  | { kind: 'failed'; failure: Failure }

export type ReadAccountOptions = (input: {
  ctx: NetworkContext
  account: Account
}) => Promise<AccountOptionsOutcome>
