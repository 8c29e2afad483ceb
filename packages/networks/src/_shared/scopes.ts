import type { NetworkContext, Tokens } from '../network-adapter.ts'

export const findMissingScopes = (input: {
  required: readonly string[]
  tokens: Tokens
}): readonly string[] => input.required.filter((scope) => !input.tokens.scopes.includes(scope))

/** Networks separate scopes by spaces or commas, some differently in request and reply. */
export const splitScopes = (scope: string | undefined): string[] =>
  (scope ?? '').split(/[\s,]+/).filter(Boolean)

/** Scopes that need a separate review of the application; `none` for no such scopes. */
export const readExtraScopes = ({ endpoints }: Pick<NetworkContext, 'endpoints'>): string[] =>
  splitScopes(endpoints.extraScopes ?? '').filter((scope) => scope !== 'none')
