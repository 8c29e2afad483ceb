/** Codes of requests that never left. */
export const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Why a request failed; empty when the error does not tell. */
export const networkCodeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : ''
}
