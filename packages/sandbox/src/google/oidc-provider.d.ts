/** The part of oidc-provider that the sandbox uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  export type StoredPayload = { consumed?: number; grantId?: string; uid?: string }

  type Context = {
    type: string
    body: string
    set(name: string, value: string): void
    oidc: {
      result?: { login?: unknown }
      client: { clientId: string }
      session: { accountId: string }
      provider: Provider
    }
  }

  class Grant {
    constructor(init: { clientId: string; accountId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    proxy: boolean
    readonly Grant: typeof Grant
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: { login_hint?: string } }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void
    on(event: 'authorization.error', listener: (context: Context, error: Error) => void): void
  }

  export const interactionPolicy: {
    Prompt: new (init: { name: string; requestable?: boolean }, ...checks: unknown[]) => unknown
    Check: (new (
      reason: string,
      description: string,
      check: (context: Context) => boolean,
    ) => unknown) & { REQUEST_PROMPT: true; NO_NEED_TO_PROMPT: false }
  }

  export const errors: { SessionNotFound: new () => Error }
  export type ProviderContext = Context
  export type ProviderError = { error: string; error_description?: string }
}
