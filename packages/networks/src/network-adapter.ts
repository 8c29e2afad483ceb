import type { Network } from '@kadr/contract/networks'
import type { NetworkLimits } from '@kadr/domain/networks/limits'
import type { HttpRequest } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import type { Account, Failure, Grant, NetworkContext, Profile, Tokens } from './account.ts'
import type { ReadAccountOptions } from './account-options.ts'
import type { Metrics } from './metrics.ts'
import type { Publish } from './publish.ts'
import type { Retention } from './retention.ts'
import type { NetworkSetup } from './setup.ts'

/** Requests a network allows, shared by publishing and collecting. */
export type Quota = {
  /** Whose it is: of our application, or of each account. */
  scope: 'app' | 'account'
  windowMs: number
  limit: number
  /** Part of the limit collecting may use; the rest is left to publishing. */
  collectingShare: number
  /** Units one request costs; 1 where all cost the same. */
  costOf?(request: Pick<HttpRequest, 'method' | 'url'>): number
}

export type {
  Account,
  AppCredentials,
  Failure,
  Grant,
  NetworkContext,
  Profile,
  Tokens,
} from './account.ts'

export type ConnectOutcome =
  | { kind: 'granted'; grants: readonly Grant[] }
  | { kind: 'failed'; failure: Failure }

/** OAuth redirect. `challenge` is used where `usesPkce` is set. */
export type OAuthConnect = {
  by: 'oauth'
  usesPkce: boolean
  begin(input: {
    ctx: NetworkContext
    redirectUri: string
    state: string
    challenge: string
  }): string
  finish(input: {
    ctx: NetworkContext
    redirectUri: string
    code: string
    verifier: string
  }): Promise<ConnectOutcome>
}

/** Handle and app password. The password is used once and not stored. */
export type PasswordConnect = {
  by: 'password'
  finish(input: {
    ctx: NetworkContext
    username: string
    password: string
  }): Promise<ConnectOutcome>
}

/** Our bot, added as an administrator of the user's channel. */
export type BotConnect = {
  by: 'bot'
  finish(input: {
    ctx: NetworkContext
    channel: string
    /** The requesting user, who must be an administrator of the channel too. */
    personExternalId: string
  }): Promise<ConnectOutcome>
}

/** A token received by the browser; verified before use. */
export type TokenConnect = {
  by: 'token'
  begin(input: { ctx: NetworkContext; redirectUri: string; state: string }): string
  finish(input: {
    ctx: NetworkContext
    accessToken: string
    longLivedToken: string | null
  }): Promise<ConnectOutcome>
}

export type Connect = OAuthConnect | PasswordConnect | BotConnect | TokenConnect

export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: Tokens }
  /** The grant was rejected: the user has to sign in again. */
  | { kind: 'rejected'; failure: Failure }
  /** Unknown: the connection stays as it is. */
  | { kind: 'unreachable'; failure: Failure }
  /** No refresh: the user signs in again before expiry. */
  | { kind: 'unsupported' }

export type NetworkAdapter = {
  id: Network
  title: string
  /** Production URLs, overridable by configuration. */
  endpoints: Readonly<Record<string, string>>
  limits: NetworkLimits
  /** Limits of this installation, where its configuration changes them. */
  limitsFor?(ctx: Pick<NetworkContext, 'endpoints'>): NetworkLimits
  /** Network-specific post settings; an empty input gives the defaults. */
  settings: z.ZodMiniType
  /** Scopes the connection cannot work without. */
  requiredScopes: readonly string[]
  /** Sign-in methods by name; most networks have `default` only. */
  connect: Readonly<Record<string, Connect>>
  tokens: {
    /** How long before expiry a refresh is due, and the minimum token age the network accepts. */
    refreshAheadSeconds: number
    minimumAgeSeconds: number
    refresh(input: { ctx: NetworkContext; account: Account }): Promise<RefreshOutcome>
    /** Best effort: the connection is removed on our side in any case. */
    revoke(input: { ctx: NetworkContext; account: Account }): Promise<void>
  }
  /** Reads title and avatar again, and verifies the token. */
  profile(input: { ctx: NetworkContext; account: Account }): Promise<ProfileOutcome>
  /** Account constraints only the network knows; null where it has none. */
  accountOptions: ReadAccountOptions | null
  /** A post can't be sent without a choice among the account's options. */
  isOptionRequired?: true
  publish: Publish
  metrics: Metrics
  retention: Retention
  quota: Quota
  setup: NetworkSetup
}

export type ProfileOutcome =
  | { kind: 'found'; profile: Profile; missingScopes: readonly string[] }
  | { kind: 'failed'; failure: Failure }
