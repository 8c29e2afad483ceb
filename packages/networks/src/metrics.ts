import type { Account, Failure, NetworkContext } from './account.ts'
import type { PublishedPost } from './publish.ts'

/** Metric names common to all networks. In seconds where the name says so, otherwise counts. */
export type MetricName =
  | 'views'
  | 'profileViews'
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

/** A missing name was not reported, which is not zero. */
export type MetricValues = Readonly<Partial<Record<MetricName, number>>>

export type MetricDay = {
  /** YYYY-MM-DD in the network's own calendar. */
  date: string
  values: MetricValues
}

export type AccountMetrics = {
  /** Lifetime totals as of now. */
  totals: MetricValues
  /** Per requested day; empty where the network has no daily data. */
  days: readonly MetricDay[]
}

/** The user declined the statistics permission; publishing still works. */
export type NotAllowed = { kind: 'not_allowed'; missingScopes: readonly string[] }

export type AccountMetricsOutcome =
  | { kind: 'found'; metrics: AccountMetrics }
  | NotAllowed
  | { kind: 'failed'; failure: Failure }

export type PostMetricsOutcome =
  | { kind: 'found'; metrics: MetricValues }
  /** Deleted, private or not published yet. */
  | { kind: 'absent' }
  | NotAllowed
  | { kind: 'failed'; failure: Failure }

export type AccountMetricsInput = {
  ctx: NetworkContext
  account: Account
  /** First and last day, inclusive. The network may have fewer. */
  since: Date
  until: Date
}

export type PostMetricsInput = { ctx: NetworkContext; account: Account; post: PublishedPost }

type Reader<Input, Outcome> = {
  /** All metrics this network can report. */
  names: readonly MetricName[]
  read(input: Input): Promise<Outcome>
}

/** Null: not available to applications like ours. */
export type Metrics = {
  account: Reader<AccountMetricsInput, AccountMetricsOutcome> | null
  post: Reader<PostMetricsInput, PostMetricsOutcome> | null
}
