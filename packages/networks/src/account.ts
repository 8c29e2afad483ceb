import type { Clock } from '@kadr/kit/clock'
import type { HttpClient } from '@kadr/kit/http-client'

/**
 * Passed to every adapter function. Adapters never read the environment, the clock or the network
 * directly.
 */
export type NetworkContext = {
  http: HttpClient
  /** Base URLs by the names declared in `endpoints.ts`. */
  endpoints: Readonly<Record<string, string>>
  /** Our application at the network (a bot token is passed as `clientSecret`). */
  app: AppCredentials
  clock: Clock
}

export type AppCredentials = { clientId: string; clientSecret: string }

/** Stored encrypted for each connection. */
export type Tokens = {
  accessToken: string
  refreshToken: string | null
  accessExpiresAt: Date | null
  refreshExpiresAt: Date | null
  scopes: readonly string[]
}

export type Profile = {
  /** Id of the account at the network: stable, unique within the network. */
  externalId: string
  title: string
  /** Public @name or address, if the network has one. */
  handle: string | null
  avatarUrl: string | null
  profileUrl: string | null
  /**
   * Network-specific facts later calls need (a PDS address, a page id). Never secret. Accounts with the same `tokenChain`
   * share tokens: renewing or revoking them for one does it for all.
   */
  details: Readonly<Record<string, string>>
}

/** One account returned by a sign-in. */
export type Grant = { profile: Profile; tokens: Tokens }

/** A classified failure: `action` states what happens next. */
export type Failure = {
  kind: 'permanent' | 'retryable' | 'reauth'
  /** The network's error code or ours, for logs and metrics. Low cardinality, never a body. */
  code: string
  /** Russian, safe to show: what happened and what to do. */
  message: string
  action: 'edit' | 'reconnect' | 'retry' | 'open_network'
  retryAt?: Date
  /** The network is down, not this account or post. */
  isOutage?: boolean
}

export type Account = { profile: Profile; tokens: Tokens }
