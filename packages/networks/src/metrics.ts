import type {
  DayMetricName,
  MetricName,
  StoredMetricName,
  WorkItemKind,
} from '@kadr/contract/metrics'
import type { Account, Failure, NetworkContext, Profile } from './account.ts'
import type { PublishedPost } from './publish.ts'

export type { MetricName } from '@kadr/contract/metrics'

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

/** The user declined the statistics permission, or there is no lawful method; publishing still works. */
export type NotAllowed = { kind: 'not_allowed'; missingScopes: readonly string[] }

type Failed = { kind: 'failed'; failure: Failure }

export type AccountMetricsOutcome =
  | {
      kind: 'found'
      metrics: AccountMetrics
      /** Names the network can report and did not. */
      missing: readonly StoredMetricName[]
      /** Keys of requests it refused for this account; remembered and given back as `refused`. */
      refused: readonly string[]
      /** Why a part is missing, when another try may bring it. */
      failure?: Failure
    }
  | NotAllowed
  | Failed

export type ItemOutcome =
  | { kind: 'found'; metrics: MetricValues; missing: readonly MetricName[] }
  /** Deleted, private or not published yet. */
  | { kind: 'absent' }
  | Failed

export type ItemsOutcome =
  /** By external id. Every asked piece is in it. */
  | { kind: 'read'; items: ReadonlyMap<string, ItemOutcome>; refused: readonly string[] }
  | NotAllowed
  | Failed

type Asked = {
  ctx: NetworkContext
  account: Account
  /** Keys the network refused lately. */
  refused: ReadonlySet<string>
}

export type AccountMetricsInput = Asked & {
  /** First and last day, inclusive. The network may have fewer. */
  since: Date
  until: Date
}

/** A published piece as it was stored. */
export type ItemRef = Pick<PublishedPost, 'externalId' | 'details'> & { publishedAt: Date }

export type ItemMetricsInput = Asked & { items: readonly ItemRef[] }

export type AccountReader = {
  names: readonly MetricName[]
  dayNames: readonly DayMetricName[]
  read(input: AccountMetricsInput): Promise<AccountMetricsOutcome>
}

export type ItemReader = {
  names: readonly MetricName[]
  /** Pieces of one account read together. */
  batchSize: number
  /** Whether the network knows the post by this id; a post in moderation has none yet. */
  isReadable?(post: Pick<PublishedPost, 'externalId' | 'details'>): boolean
  read(input: ItemMetricsInput): Promise<ItemsOutcome>
}

/** A piece found among those of an account. */
export type FoundItem = ItemRef & {
  caption: string
  kind: WorkItemKind
  durationSeconds: number | null
  permalink: string | null
  thumbnailUrl: string | null
}

export type ListOutcome =
  /** Newest first. `next` is the cursor of the following page. */
  { kind: 'found'; items: readonly FoundItem[]; next: string | null } | NotAllowed | Failed

export type ListItems = (input: {
  ctx: NetworkContext
  account: Account
  cursor: string | null
}) => Promise<ListOutcome>

export type FindOutcome = { kind: 'found'; profile: Profile } | { kind: 'absent' } | Failed

/**
 * Accounts of others, by what anybody may see. The `account` of a call is the tracked profile with the tokens of the
 * connection that reads it, or with empty ones.
 */
export type Tracking = {
  /** `connection`: needs a connected account of the workspace that `mayRead` accepts. */
  by: 'public' | 'connection'
  mayRead?(profile: Profile): boolean
  /** How that account is connected, for people: «через Facebook». */
  connectHint?: string
  /** `handle` is a name or an id as in the account's address. */
  find(input: { ctx: NetworkContext; reader: Account | null; handle: string }): Promise<FindOutcome>
  account: AccountReader
  items: ItemReader
  list: ListItems
}

/** Null: not available to applications like ours. */
export type Metrics = {
  account: AccountReader | null
  items: ItemReader | null
  list: ListItems | null
  tracking: Tracking | null
  /** Figures may be shown only to the owner of the account and to whom they authorise. */
  isForAuthorised?: true
}
