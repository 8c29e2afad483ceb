import type { Network } from '@kadr/contract/publishing/networks'
import type { NetworkLimits } from '@kadr/domain/publishing/networks/limits'
import type { HttpRequest } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import type {
  Account,
  AppCredentials,
  Failure,
  Grant,
  NetworkContext,
  Profile,
  Tokens,
} from './account.ts'
import type { ReadAccountOptions } from './account-options.ts'
import type { Conversations } from './conversations.ts'
import type { Metrics } from './metrics.ts'
import type { Publish } from './publish.ts'
import type { Retention } from './retention.ts'
import type { NetworkSetup } from './setup.ts'

/** Request quota of a network, shared by publishing and collecting. */
export type Quota = {
  /** Counted for our application, or for each account. */
  scope: 'app' | 'account'
  windowMs: number
  /** The window is a day of this zone; otherwise windows are counted in UTC. */
  dayZone?: string
  limit: number
  /** Share of the limit collecting may use; publishing has the remainder. */
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
  /** Works only with an application of its own, not with that of the default method. */
  hasOwnApp?: true
  /** PKCE alone proves the application. */
  hasNoSecret?: true
  begin(input: {
    ctx: NetworkContext
    redirectUri: string
    state: string
    challenge: string
    /** Asked for besides those of publishing, as `Conversations.abilities` names them. */
    moreScopes?: readonly string[]
  }): string
  finish(input: {
    ctx: NetworkContext
    redirectUri: string
    code: string
    verifier: string
    /** Named beside the code where tokens belong to a device. */
    deviceId?: string | undefined
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

/** Named by the person, who publishes there by hand: nothing is asked of the network. */
export type HandConnect = {
  by: 'hand'
  finish(input: { workspaceId: string; title: string; address: string }): ConnectOutcome
}

/** A token received by the browser; verified before use. */
export type TokenConnect = {
  by: 'token'
  begin(input: {
    ctx: NetworkContext
    redirectUri: string
    state: string
    moreScopes?: readonly string[]
  }): string
  finish(input: {
    ctx: NetworkContext
    accessToken: string
    longLivedToken: string | null
  }): Promise<ConnectOutcome>
}

/** A genuine notice about a person, by their id in our application; undefined when it is not signed by the network. */
export type ReadSignedNotice = (input: {
  app: AppCredentials
  signedRequest: string
}) => { userId: string; issuedAt: Date } | undefined

export type Connect = OAuthConnect | PasswordConnect | BotConnect | TokenConnect | HandConnect

export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: Tokens }
  /** The grant was rejected: the user has to sign in again. */
  | { kind: 'rejected'; failure: Failure }
  /** Unknown: the connection is not changed. */
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
  /** Where they depend on the kind of account. */
  requiredScopesOf?(profile: Profile): readonly string[]
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
  /**
   * Where the network tells us who removed our application. The person's id is that of the account, or `userId` of its
   * details.
   */
  readNotice?: ReadSignedNotice
  /** Reads title and avatar again, and verifies the token. */
  profile(input: { ctx: NetworkContext; account: Account }): Promise<ProfileOutcome>
  /** Account constraints only the network knows; null where it has none. */
  accountOptions: ReadAccountOptions | null
  /** What an account can do, in words for its card, where its token decides; otherwise it follows from the limits. */
  abilitiesOf?(of: { details: Profile['details']; scopes: readonly string[] }): readonly string[]
  /** A post needs a choice among the account's options. */
  isOptionRequired?: true
  publish: Publish
  /** Imports a feed by itself: posts are chosen for it by `isInFeed` of their settings. */
  importsFeed?: true
  /** Where a person publishes by hand; the address of the account when absent. */
  placeOf?(profile: Profile): string | null
  metrics: Metrics
  /** Comments and messages of others; null where the network gives none. */
  conversations: Conversations | null
  /** Russian: why there are none. */
  noConversations?: string
  retention: Retention
  quota: Quota
  setup: NetworkSetup
}

export type ProfileOutcome =
  | { kind: 'found'; profile: Profile; missingScopes: readonly string[] }
  | { kind: 'failed'; failure: Failure }
