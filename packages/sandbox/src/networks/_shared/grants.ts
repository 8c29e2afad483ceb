import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import type { AccessState, FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

type Code = {
  accountId: string
  scopes: readonly string[]
  redirectUri: string
  clientId: string
  challenge: string | null
  expiresAt: number
}

export type AccessGrant = { accountId: string; scopes: readonly string[]; issuedAt: number }

type StoredGrant = AccessGrant & { expiresAt: number; isRevoked: boolean }

export type IssuedTokens = {
  accessToken: string
  refreshToken: string
  accountId: string
  scopes: readonly string[]
}

export type CodeProblem =
  | 'unknown'
  | 'expired'
  | 'wrong-redirect'
  | 'wrong-client'
  | 'wrong-verifier'
export type TokenProblem = 'unknown' | 'expired' | 'revoked'

type Options = {
  clock: FakeClock
  memory: Memory
  /** Name of the fake, and of the kind of grant where it has several. */
  name: string
  codeSeconds: number
  accessSeconds: number
  refreshSeconds: number
  /** Prefix of the network's tokens. */
  accessPrefix: string
  refreshPrefix: string
  /** The network's form of a code; 32 hexadecimal digits when absent. */
  createCode?(): string
}

/** How long an expired token is distinguished from an unknown one. */
const EXPIRED_RETENTION_MS = DAY_MS

/** Codes and tokens of one fake: expiry, single use, rotation and revocation. */
export function createGrants(options: Options) {
  const { memory, name } = options
  const now = () => options.clock.now().getTime()
  const isRecent = ({ expiresAt }: { expiresAt: number }) =>
    expiresAt > now() - EXPIRED_RETENTION_MS
  const codes = memory.table<Code>(`${name}/codes`, isRecent)
  const access = memory.table<StoredGrant>(`${name}/access`, isRecent)
  const refresh = memory.table<StoredGrant>(`${name}/refresh`, isRecent)

  const store = (
    map: Map<string, StoredGrant>,
    { prefix, seconds, ...of }: { prefix: string; seconds: number } & Omit<AccessGrant, 'issuedAt'>,
  ) => {
    const token = `${prefix}${randomBytes(24).toString('base64url')}`
    const issuedAt = now()
    map.set(token, { ...of, issuedAt, expiresAt: issuedAt + seconds * 1000, isRevoked: false })
    return token
  }

  const issueAccess = (of: Omit<AccessGrant, 'issuedAt'>): string =>
    store(access, { ...of, prefix: options.accessPrefix, seconds: options.accessSeconds })

  const issue = ({ accountId, scopes }: Omit<AccessGrant, 'issuedAt'>): IssuedTokens => ({
    accountId,
    scopes,
    accessToken: issueAccess({ accountId, scopes }),
    refreshToken: store(refresh, {
      accountId,
      scopes,
      prefix: options.refreshPrefix,
      seconds: options.refreshSeconds,
    }),
  })

  const check = (stored: StoredGrant | undefined): AccessGrant | TokenProblem => {
    if (!stored) return 'unknown'
    if (stored.isRevoked) return 'revoked'
    return stored.expiresAt <= now() ? 'expired' : stored
  }

  const each = (
    accountId: string,
    change: (stored: StoredGrant) => void,
    maps = [access, refresh],
  ) => {
    for (const map of maps) {
      for (const stored of map.values()) if (stored.accountId === accountId) change(stored)
    }
  }

  return {
    issueCode: (of: Omit<Code, 'expiresAt'>): string => {
      const code = options.createCode?.() ?? randomBytes(16).toString('hex')
      codes.set(code, { ...of, expiresAt: now() + options.codeSeconds * 1000 })
      return code
    },
    /** A code works once, and only for the client that requested it. */
    redeemCode: (of: {
      code: string
      redirectUri: string
      clientId: string
      verifier?: string | undefined
    }): AccessGrant | CodeProblem => {
      const stored = codes.get(of.code)
      if (!stored) return 'unknown'
      if (stored.redirectUri !== of.redirectUri) return 'wrong-redirect'
      if (stored.clientId !== of.clientId) return 'wrong-client'
      if (stored.challenge !== null && stored.challenge !== createChallenge(of.verifier ?? '')) {
        return 'wrong-verifier'
      }
      codes.delete(of.code)
      if (stored.expiresAt <= now()) return 'expired'
      return { accountId: stored.accountId, scopes: stored.scopes, issuedAt: now() }
    },
    issue,
    issueAccess,
    checkAccess: (token: string) => check(access.get(token)),
    checkRefresh: (token: string) => check(refresh.get(token)),
    /** Makes the token unknown, as after rotation. */
    forgetRefresh: (token: string) => refresh.delete(token),
    revokeToken: (token: string) => {
      const stored = access.get(token) ?? refresh.get(token)
      if (stored) stored.isRevoked = true
    },
    revokeAccount: (accountId: string) =>
      each(accountId, (stored) => {
        stored.isRevoked = true
      }),
    expireAccess: (accountId: string) =>
      each(
        accountId,
        (stored) => {
          stored.expiresAt = now()
        },
        [access],
      ),
    /** Removes scopes, as a user who keeps the application but restricts it. */
    dropScopes: (accountId: string, isLeft: (scope: string) => boolean) =>
      each(accountId, (stored) => {
        stored.scopes = stored.scopes.filter(isLeft)
      }),
    /** Whether a token of the account exists, and whether it is valid. */
    accessTo: (accountId: string): AccessState => {
      const tokens = [...access.values()].filter((stored) => stored.accountId === accountId)
      if (tokens.length === 0) return 'none'
      if (tokens.some((stored) => typeof check(stored) !== 'string')) return 'live'
      return tokens.some((stored) => check(stored) === 'expired') ? 'expired' : 'revoked'
    },
    reset: () => {
      for (const map of [codes, access, refresh]) map.clear()
    },
  }
}

export type Grants = ReturnType<typeof createGrants>

const createChallenge = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

/** Token of an `Authorization: Bearer …` header. */
export const readBearer = (headers: Readonly<Record<string, string | undefined>>): string =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
