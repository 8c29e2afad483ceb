import { randomUUID } from 'node:crypto'
import type { FakeClock } from '../fake-network.ts'

type Session = { did: string; kind: 'access' | 'refresh'; exp: number; isRevoked: boolean }

const ACCESS_SECONDS = 2 * 60 * 60
const REFRESH_SECONDS = 90 * 24 * 60 * 60
/** A refresh token that was used goes on working for a while. */
const GRACE_SECONDS = 2 * 60 * 60

export type SessionProblem = 'ExpiredToken' | 'InvalidToken'

/** Sessions of the servers: tokens carry their end, as JSON web tokens do. */
export function createSessions({ clock }: { clock: FakeClock }) {
  const sessions = new Map<string, Session>()
  const now = () => Math.floor(clock.now().getTime() / 1000)

  const issue = ({ did, kind }: Pick<Session, 'did' | 'kind'>): string => {
    const exp = now() + (kind === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS)
    const scope = kind === 'access' ? 'com.atproto.appPass' : 'com.atproto.refresh'
    const token = jwtOf({ scope, sub: did, iat: now(), exp, jti: randomUUID() })
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
    /** A new pair; the old token keeps its time of grace. */
    rotate: (token: string): (ReturnType<typeof pairOf> & { did: string }) | SessionProblem => {
      const session = check(token, 'refresh')
      if (typeof session === 'string') return session
      session.exp = Math.min(session.exp, now() + GRACE_SECONDS)
      return { ...pairOf(session.did), did: session.did }
    },
    end: (token: string) => sessions.delete(token),
    /** Revoking an app password ends refreshing at once; an access token lives out its two hours. */
    revoke: (did: string) =>
      change(did, 'refresh', (session) => {
        session.isRevoked = true
      }),
    expireAccess: (did: string) =>
      change(did, 'access', (session) => {
        session.exp = now()
      }),
    reset: () => sessions.clear(),
  }
}

export type Sessions = ReturnType<typeof createSessions>

const jwtOf = (payload: object): string =>
  [{ alg: 'HS256', typ: 'at+jwt' }, payload, { sandbox: true }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
