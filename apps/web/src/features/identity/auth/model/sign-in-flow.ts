import { ApiError } from '../../../../platform/api/api-error.ts'
import { safeNextPath } from '../../../../platform/session/next-path.ts'
import { tabTexts } from '../../../../platform/storage/device-storage.ts'
import { signInErrorText } from '../copy.ts'

const KEY = 'kadr.next'

/** Providers redirect to one fixed URL, so the target path is kept in the tab. */
export const rememberNextPath = (next: string) => tabTexts.write(KEY, next)

export const consumeNextPath = (): string => {
  const next = tabTexts.read(KEY)
  tabTexts.remove(KEY)
  return safeNextPath(next)
}

export type OauthReturn =
  | { kind: 'code'; code: string; state: string; iss?: string; deviceId?: string }
  | { kind: 'refused' }
  | { kind: 'broken' }

export const readOauthReturn = (search: string): OauthReturn => {
  const params = new URLSearchParams(search)
  const error = params.get('error')
  if (error === 'access_denied') return { kind: 'refused' }
  const code = params.get('code')
  const state = params.get('state')
  if (error || !code || !state) return { kind: 'broken' }
  const iss = params.get('iss')
  const deviceId = params.get('device_id')
  return { kind: 'code', code, state, ...(iss && { iss }), ...(deviceId && { deviceId }) }
}

/** An error without a server response is reported as a network error. */
export const describeSignInFailure = (error: unknown): string =>
  signInErrorText(error instanceof ApiError && error.status > 0 ? error : undefined)

/** The same request can be retried: no code was spent and access was not denied. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
