import { randomUUID } from 'node:crypto'
import type { AccessState, FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

type Session = { did: string; kind: 'access' | 'refresh'; exp: number; isRevoked: boolean }

const ACCESS_SECONDS = 2 * 60 * 60
const REFRESH_SECONDS = 90 * 24 * 60 * 60
/** How long an expired token is distinguished from an unknown one. */
const EXPIRED_RETENTION_SECONDS = 24 * 60 * 60
/** A used refresh token stays valid for this long. */
const GRACE_SECONDS = 2 * 60 * 60

export type SessionProblem = 'ExpiredToken' | 'InvalidToken'

/** Sessions of the servers: tokens carry their expiry, as JWTs do. */
export function createSessions({ clock, memory }: { clock: FakeClock; memory: Memory }) {
  const sessions = memory.table<Session>(
    'bluesky/sessions',
    ({ exp }) => exp > now() - EXPIRED_RETENTION_SECONDS,
  )
  const now = () => Math.floor(clock.now().getTime() / 1000)

  const issue = ({ did, kind }: Pick<Session, 'did' | 'kind'>): string => {
    const exp = now() + (kind === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS)
    const scope = kind === 'access' ? 'com.atproto.appPass' : 'com.atproto.refresh'
    const token = createJwt({ scope, sub: did, iat: now(), exp, jti: randomUUID() })
    sessions.set(token, { did, kind, exp, isRevoked: false })
    return token
  }

  const check = (token: string, kind: Session['kind']): Session | SessionProblem => {
    const session = sessions.get(token)
    if (session?.kind !== kind) return 'InvalidToken'
    return session.isRevoked || session.exp <= now() ? 'ExpiredToken' : session
  }

  const pairOf = (did: string) => ({
    accessJwt: issue({ did, kind: 'access' }),
    refreshJwt: issue({ did, kind: 'refresh' }),
  })

  const change = (did: string, kind: Session['kind'], how: (session: Session) => void) => {
    for (const session of sessions.values()) {
      if (session.did === did && session.kind === kind) how(session)
    }
  }

  return {
    pairOf,
    checkAccess: (token: string) => check(token, 'access'),
    /** Issues a new pair; the old token keeps its grace period. */
    rotate: (token: string): (ReturnType<typeof pairOf> & { did: string }) | SessionProblem => {
      const session = check(token, 'refresh')
      if (typeof session === 'string') return session
      session.exp = Math.min(session.exp, now() + GRACE_SECONDS)
      return { ...pairOf(session.did), did: session.did }
    },
    end: (token: string) => sessions.delete(token),
    /** Revoking an app password stops refreshing immediately; access tokens stay valid for their two hours. */
    revoke: (did: string) =>
      change(did, 'refresh', (session) => {
        session.isRevoked = true
      }),
    expireAccess: (did: string) =>
      change(did, 'access', (session) => {
        session.exp = now()
      }),
    /** A revoked password shows at the refresh token; the access token stays valid. */
    accessTo: (did: string): AccessState => {
      const refresh = [...sessions.values()].filter(
        (session) => session.did === did && session.kind === 'refresh',
      )
      if (refresh.length === 0) return 'none'
      if (refresh.every(({ isRevoked }) => isRevoked)) return 'revoked'
      const isLive = [...sessions.values()].some(
        ({ kind, exp, did: owner }) => owner === did && kind === 'access' && exp > now(),
      )
      return isLive ? 'live' : 'expired'
    },
    reset: () => sessions.clear(),
  }
}

export type Sessions = ReturnType<typeof createSessions>

const createJwt = (payload: object): string =>
  [{ alg: 'HS256', typ: 'at+jwt' }, payload, { sandbox: true }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
