import type { Account, Failure, NetworkContext } from './account.ts'
import type { PublishedPost } from './publish.ts'

/** What is counted, by one word for all networks. Seconds where the word says so, else numbers of times. */
export type MetricName =
  | 'views'
  | 'reach'
  | 'likes'
  | 'comments'
  | 'shares'
  | 'saves'
  | 'clicks'
  | 'interactions'
  | 'watchSeconds'
  | 'averageWatchSeconds'
  | 'followers'
  | 'followersGained'
  | 'followersLost'
  | 'following'
  | 'posts'

/** A name that is not there was not told: that is not zero. */
export type MetricValues = Readonly<Partial<Record<MetricName, number>>>

export type MetricDay = {
  /** YYYY-MM-DD by the network's own calendar. */
  date: string
  values: MetricValues
}

export type AccountMetrics = {
  /** As the network counts them now, over the whole life of the account. */
  totals: MetricValues
  /** What happened on each day asked for; empty where the network keeps no days. */
  days: readonly MetricDay[]
}

/** The person has not given the permission for statistics: the account publishes all the same. */
export type NotAllowed = { kind: 'not_allowed'; missingScopes: readonly string[] }

export type AccountMetricsOutcome =
  | { kind: 'found'; metrics: AccountMetrics }
  | NotAllowed
  | { kind: 'failed'; failure: Failure }

export type PostMetricsOutcome =
  | { kind: 'found'; metrics: MetricValues }
  /** The network does not show this post: deleted, private or not out yet. */
  | { kind: 'absent' }
  | NotAllowed
  | { kind: 'failed'; failure: Failure }

export type AccountMetricsInput = {
  ctx: NetworkContext
  account: Account
  /** First and last day, both included. The network may know fewer. */
  since: Date
  until: Date
}

export type PostMetricsInput = { ctx: NetworkContext; account: Account; post: PublishedPost }

type Reader<Input, Outcome> = {
  /** Everything this network may tell. A name that is missing here will never come. */
  names: readonly MetricName[]
  read(input: Input): Promise<Outcome>
}

/** Null: the network tells nothing of the kind to applications like ours. */
export type Metrics = {
  account: Reader<AccountMetricsInput, AccountMetricsOutcome> | null
  post: Reader<PostMetricsInput, PostMetricsOutcome> | null
}
