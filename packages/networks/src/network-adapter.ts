import type { Network } from '@kadr/contract/networks'
import type { NetworkLimits } from '@kadr/domain/networks/limits'
import type * as z from 'zod/mini'
import type { Account, Failure, Grant, NetworkContext, Profile, Tokens } from './account.ts'
import type { ReadAccountOptions } from './account-options.ts'
import type { Metrics } from './metrics.ts'
import type { Publish } from './publish.ts'

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

/** Sign-in on the network's own page. `challenge` is used where `usesPkce` says so. */
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

/** A name and a password made for this purpose. The password is used once and not kept. */
export type PasswordConnect = {
  by: 'password'
  finish(input: {
    ctx: NetworkContext
    username: string
    password: string
  }): Promise<ConnectOutcome>
}

/** Our bot, made an administrator of the person's channel. */
export type BotConnect = {
  by: 'bot'
  finish(input: {
    ctx: NetworkContext
    channel: string
    /** Who asks: must be an administrator of the channel too. */
    personExternalId: string
  }): Promise<ConnectOutcome>
}

/** A token the browser received from the network, to be verified before it is trusted. */
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
  /** The network refused the grant: only the person can repair it. */
  | { kind: 'rejected'; failure: Failure }
  /** We could not find out: the connection stays as it is. */
  | { kind: 'unreachable'; failure: Failure }
  /** This network gives nothing to refresh with; the person signs in again before expiry. */
  | { kind: 'unsupported' }

export type NetworkAdapter = {
  id: Network
  title: string
  /** Default addresses of the real network, overridden by configuration. */
  endpoints: Readonly<Record<string, string>>
  limits: NetworkLimits
  /** Settings of a post that only this network has; empty input gives the defaults. */
  settings: z.ZodMiniType
  /** Scopes without which the account can't do its work. */
  requiredScopes: readonly string[]
  /** Ways to sign in by name; most networks have `default` only. */
  connect: Readonly<Record<string, Connect>>
  tokens: {
    /** How long before expiry a refresh is due, and how old a token must be before the network accepts one. */
    refreshAheadSeconds: number
    minimumAgeSeconds: number
    refresh(input: { ctx: NetworkContext; account: Account }): Promise<RefreshOutcome>
    /** Best effort: the connection is removed on our side whatever the network says. */
    revoke(input: { ctx: NetworkContext; account: Account }): Promise<void>
  }
  /** Reads the account again: title, picture, and whether the token still works. */
  profile(input: { ctx: NetworkContext; account: Account }): Promise<ProfileOutcome>
  /** Facts a post must respect and only the network knows; null where it has none to tell. */
  accountOptions: ReadAccountOptions | null
  publish: Publish
  metrics: Metrics
}

export type ProfileOutcome =
  | { kind: 'found'; profile: Profile; missingScopes: readonly string[] }
  | { kind: 'failed'; failure: Failure }
