import type { Clock } from '@kadr/kit/clock'
import type { HttpClient } from './_shared/http-client.ts'

/** What every adapter function is given. Nothing in an adapter reads the environment, the clock or the network by itself. */
export type NetworkContext = {
  http: HttpClient
  /** Base addresses of this network by the names its `endpoints.ts` declares. */
  endpoints: Readonly<Record<string, string>>
  /** The application registered with the network (a bot token travels as `clientSecret`). */
  app: AppCredentials
  clock: Clock
}

export type AppCredentials = { clientId: string; clientSecret: string }

/** What is kept, encrypted, for one connection. */
export type Tokens = {
  accessToken: string
  refreshToken: string | null
  accessExpiresAt: Date | null
  refreshExpiresAt: Date | null
  scopes: readonly string[]
}

export type Profile = {
  /** The account's own id at the network: stable, text, unique within the network. */
  externalId: string
  title: string
  /** @name or address as people know it, when the network has one. */
  handle: string | null
  avatarUrl: string | null
  profileUrl: string | null
  /** Network-specific facts later calls need (a PDS address, a page id). Never secret. */
  details: Readonly<Record<string, string>>
}

/** One account a finished sign-in gives. */
export type Grant = { profile: Profile; tokens: Tokens }

/** Why the network said no, in the words of what happens next. */
export type Failure = {
  kind: 'permanent' | 'retryable' | 'reauth'
  /** The network's own code or ours, for the log and for statistics. Low cardinality, never a body. */
  code: string
  /** Russian, safe to show: what happened and what to do. */
  message: string
  action: 'edit' | 'reconnect' | 'retry' | 'open_network'
  retryAt?: Date
  /** It is the network that is down, not this account or this post. */
  isOutage?: boolean
}

export type Account = { profile: Profile; tokens: Tokens }
