import type { Tokens } from '../network-adapter.ts'

export const findMissingScopes = (input: {
  required: readonly string[]
  tokens: Tokens
}): readonly string[] => input.required.filter((scope) => !input.tokens.scopes.includes(scope))

/** Networks separate scopes by spaces or commas, some differently in request and reply. */
export const splitScopes = (scope: string | undefined): string[] =>
  (scope ?? '').split(/[\s,]+/).filter(Boolean)
