import type { OAuthAnswer } from './network.ts'

/** Networks have different codes for a refusal; each of these means that the user declined. */
const REFUSALS = new Set([
  'access_denied',
  'user_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
])

const isRefused = (params: URLSearchParams) =>
  ['error', 'error_reason', 'error_type'].some((name) => REFUSALS.has(params.get(name) ?? ''))

/** A code in the query. */
export const readCode = ({ search }: { search: string }): OAuthAnswer => {
  const params = new URLSearchParams(search)
  if (isRefused(params)) return { kind: 'refused' }
  const code = params.get('code')
  const state = params.get('state')
  if (params.has('error') || !code || !state) return { kind: 'broken' }
  const deviceId = params.get('device_id')
  return { kind: 'code', code, state, ...(deviceId && { deviceId }) }
}

/** A token in the fragment, which servers never see; a refusal comes in the query. */
export const readToken = ({ search, hash }: { search: string; hash: string }): OAuthAnswer => {
  if (isRefused(new URLSearchParams(search))) return { kind: 'refused' }
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (isRefused(params)) return { kind: 'refused' }
  const accessToken = params.get('access_token')
  const state = params.get('state')
  if (!accessToken || !state) return { kind: 'broken' }
  const longLivedToken = params.get('long_lived_token')
  return { kind: 'token', accessToken, state, ...(longLivedToken && { longLivedToken }) }
}
