import type {
  DayMetricName,
  MetricName,
  StoredMetricName,
  WorkItemKind,
} from '@kadr/contract/insight/metrics'
import type { Account, Failure, NetworkContext, Profile } from './account.ts'
import type { PublishedPost } from './publish.ts'

export type { MetricName } from '@kadr/contract/insight/metrics'

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
export type NotAllowed = {
  kind: 'not_allowed'
  missingScopes: readonly string[]
  /** Our application was not granted the permission: the user can't give it. */
  isOfApp?: true
}

type FailedReading = { kind: 'failed'; failure: Failure }

export type AccountMetricsOutcome =
  | {
      kind: 'found'
      metrics: AccountMetrics
      /** Names the network can report and did not. */
      missing: readonly StoredMetricName[]
      /** Keys of requests the network refused for this account; stored and passed back as `refused`. */
      refused: readonly string[]
      /** Why a part is missing, when a retry may get it. */
      failure?: Failure
    }
  | NotAllowed
  | FailedReading

export type ItemOutcome =
  | { kind: 'found'; metrics: MetricValues; missing: readonly MetricName[] }
  /** The network says that it does not exist: deleted, or not published yet. */
  | { kind: 'absent' }
  /** Not among those the network tells about, which does not mean deleted: a photo, a private or an old post. */
  | { kind: 'unlisted' }
  /** The network never tells the figures of this post. */
  | { kind: 'closed'; failure: Pick<Failure, 'code' | 'message'> }
  | FailedReading

export type ItemsOutcome =
  /** By external id. Contains every requested item. */
  | { kind: 'read'; items: ReadonlyMap<string, ItemOutcome>; refused: readonly string[] }
  | NotAllowed
  | FailedReading

type MetricsRequest = {
  ctx: NetworkContext
  account: Account
  /** Keys the network refused recently. */
  refused: ReadonlySet<string>
}

export type AccountMetricsInput = MetricsRequest & {
  /** First and last day, inclusive. The network may have fewer. */
  since: Date
  until: Date
}

/** A published post as stored. */
export type ItemRef = Pick<PublishedPost, 'externalId' | 'details'> & { publishedAt: Date }

export type ItemMetricsInput = MetricsRequest & { items: readonly ItemRef[] }

export type AccountReader = {
  names: readonly MetricName[]
  dayNames: readonly DayMetricName[]
  /** How many of the last finished days it may not report yet, or may still correct; none when absent. */
  lateDays?: number
  read(input: AccountMetricsInput): Promise<AccountMetricsOutcome>
}

export type ItemReader = {
  names: readonly MetricName[]
  /** Posts of one account read in one call. */
  batchSize: number
  /** Whether the network knows the post by this id; a post in moderation has none yet. */
  isReadable?(post: Pick<PublishedPost, 'externalId' | 'details'>): boolean
  read(input: ItemMetricsInput): Promise<ItemsOutcome>
}

/** A post found in the list of an account. */
export type FoundItem = ItemRef & {
  caption: string
  kind: WorkItemKind
  durationSeconds: number | null
  permalink: string | null
  thumbnailUrl: string | null
}

export type ListOutcome =
  /** Newest first. `next` is the cursor of the following page. */
  { kind: 'found'; items: readonly FoundItem[]; next: string | null } | NotAllowed | FailedReading

export type ListItems = (input: {
  ctx: NetworkContext
  account: Account
  cursor: string | null
}) => Promise<ListOutcome>

export type FindOutcome = { kind: 'found'; profile: Profile } | { kind: 'absent' } | FailedReading

/**
 * Third-party accounts, by their public data. The `account` of a call is the tracked profile with the tokens of the
 * connection that reads it, or with empty ones.
 */
export type Tracking = {
  /** `connection`: needs a connected account of the workspace that `mayRead` accepts. */
  by: 'public' | 'connection'
  mayRead?(profile: Profile): boolean
  /** How that account is connected, as shown to people: «через Facebook». */
  connectHint?: string
  /** `handle` is a name or an id as in the account's URL. */
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
  /** Figures may be shown only to the owner of the account and to people they authorise. */
  isForAuthorised?: true
}
