import type { Tokens } from '../network-adapter.ts'

export const missingScopes = (input: {
  required: readonly string[]
  tokens: Tokens
}): readonly string[] => input.required.filter((scope) => !input.tokens.scopes.includes(scope))

/** Networks part scopes by spaces or commas, some by one in the request and the other in the reply. */
export const splitScopes = (scope: string | undefined): string[] =>
  (scope ?? '').split(/[\s,]+/).filter(Boolean)
