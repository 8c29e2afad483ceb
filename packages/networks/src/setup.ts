import type { NetworkContext } from './account.ts'

/** Whether the network accepts the keys of our application. */
export type AppCheck =
  /** `warning` is Russian: the keys work, but something else does not. */
  | { kind: 'accepted'; warning?: string }
  /** Russian: what is wrong and what to do. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' }

/** An API version with an end of life. */
export type ApiVersion = {
  value: string
  /** YYYY-MM-DD. */
  endsOn: string
  /** The variable that sets another one. */
  variable: string
}

/** What the operator of an installation has to do to use the real network. Texts are Russian. */
export type NetworkSetup = {
  /** Where the application is registered. */
  portal: { title: string; url: string }
  /** What to do there, in order. */
  steps: readonly string[]
  /** The review the network requires before the public can use the application. */
  review: string
  /** What works before the review, and what does not. */
  beforeReview: readonly string[]
  /** Variables besides the id and the secret of the application. */
  variables: readonly { name: string; meaning: string }[]
  /**
   * The address of an endpoint has a certificate of an authority that the system does not know: the variable names the
   * file of its root (PEM), which is trusted for that address alone.
   */
  authority?: { endpoint: string; variable: string }
  /** The network fetches files from `PUBLIC_URL`, so it has to be public and https. */
  pullsMedia: boolean
  apiVersion: ApiVersion | null
  /** Read-only, or a request that can't succeed: nothing changes at the network. */
  checkApp(input: {
    ctx: NetworkContext
    /** The sign-in method of the application. */
    method: string
    redirectUri: string
    /** URL of a bot's webhook; null with long polling. */
    webhookUrl: string | null
  }): Promise<AppCheck>
}
