import type { NetworkContext } from './account.ts'

/** Whether the network accepts the keys of our application. */
export type AppCheck =
  /** `warning` is Russian: the keys work, but something beside them does not. */
  | { kind: 'accepted'; warning?: string }
  /** Russian: what is wrong and what to do. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' }

/** A version of the network's API that ends one day. */
export type ApiVersion = {
  value: string
  /** YYYY-MM-DD. */
  endsOn: string
  /** The variable that sets another one. */
  variable: string
}

/** What the owner of an installation has to do to work with the real network. Texts are Russian. */
export type NetworkSetup = {
  /** Where the application is registered. */
  portal: { title: string; url: string }
  /** What to do there, in order. */
  steps: readonly string[]
  /** The review the network asks for before strangers can use the application. */
  review: string
  /** What works before it, and what does not. */
  beforeReview: readonly string[]
  /** Variables besides the id and the secret of the application. */
  variables: readonly { name: string; meaning: string }[]
  /** The network fetches files from `PUBLIC_URL`, so it has to be public and https. */
  pullsMedia: boolean
  apiVersion: ApiVersion | null
  /** Read-only, or a request that can't succeed: nothing changes at the network. */
  checkApp(input: {
    ctx: NetworkContext
    /** The method to sign in whose application it is. */
    method: string
    redirectUri: string
    /** Where updates of a bot are expected; null when it asks for them itself. */
    webhookUrl: string | null
  }): Promise<AppCheck>
}
