import { refresh } from '@kadr/contract/identity/auth'
import { addressOf } from '../api/api-address.ts'
import { ApiError, toNetworkError } from '../api/api-error.ts'
import type { SessionStore } from './session-store.ts'

export const CALL_TIMEOUT_MS = 600_000
const LOCK_NAME = 'kadr.refresh'

/** Temporary failures: the session is kept and the next request retries. */
const BUSY_STATUSES = new Set([429, 502, 503, 504])

/** A write to storage becomes visible to another tab's process only after the lock could have been released. */
const SETTLE_MS = 500

export type Locks = { request<T>(name: string, action: () => Promise<T>): Promise<T> }

/**
 * Two tabs must not spend the same refresh token; without the Web Locks API the server's grace period covers it. The
 * caller gets its result at once; the lock is released when other tabs can see the stored tokens.
 */
const inLock = ({ locks, action }: { locks: Locks | undefined; action: () => Promise<void> }) => {
  if (!locks) return action()
  return new Promise<void>((resolve, reject) => {
    const runAndSettle = async () => {
      await action().then(resolve, reject)
      await new Promise((done) => setTimeout(done, SETTLE_MS))
    }
    locks.request(LOCK_NAME, runAndSettle).catch(reject)
  })
}

const refusal = (message: string) => new ApiError({ code: 'REFRESH_FAILED', message, status: 401 })

const requestTokens = async ({
  refreshToken,
  send,
}: {
  refreshToken: string
  send: typeof fetch
}) => {
  const response = await send(addressOf(refresh), {
    method: refresh.method,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch((cause: unknown) => {
    throw toNetworkError(cause)
  })
  if (BUSY_STATUSES.has(response.status)) throw toNetworkError('busy', response.status)
  const body: unknown = await response.json().catch(() => undefined)
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  const tokens = refresh.data.safeParse(data)
  if (!response.ok || !tokens.success) throw refusal('Failed to refresh token')
  return tokens.data
}

/** Makes a function that refreshes the tokens; concurrent callers share one request. */
export const createRefresher = ({
  session,
  send,
  locks,
}: {
  session: SessionStore
  send: typeof fetch
  locks: Locks | undefined
}) => {
  let running: Promise<void> | undefined

  const renew = async (spentToken: string | null) => {
    session.reload()
    const { token, refreshToken } = session.getState()
    // Another tab has refreshed already, and its tokens are stored.
    if (token !== null && token !== spentToken) return
    if (refreshToken === null) throw refusal('No refresh token available')
    try {
      const { token: fresh, refreshToken: next = refreshToken } = await requestTokens({
        refreshToken,
        send,
      })
      session.reload()
      // Whoever has signed out meanwhile, here or in another tab, must not be signed in again.
      if (session.getState().refreshToken === refreshToken) {
        session.setState({ token: fresh, refreshToken: next })
      }
    } catch (error) {
      session.reload()
      if (session.getState().refreshToken === refreshToken) throw error
    }
  }

  /** `spentToken` is the access token that was refused. */
  return (spentToken: string | null): Promise<void> => {
    running ??= inLock({ locks, action: () => renew(spentToken) }).finally(() => {
      running = undefined
    })
    return running
  }
}
