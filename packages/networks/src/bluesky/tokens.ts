import { parseJson } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import type { Account, NetworkAdapter, NetworkContext, Tokens } from '../network-adapter.ts'
import { anything, type BlueskySession, blueskySession } from './wire.ts'
import { callXrpc } from './xrpc.ts'

type AccountInContext = { ctx: NetworkContext; account: Account }

const claims = z.object({ exp: z.optional(z.number()), scope: z.optional(z.string()) })

/** Decoded without verification: only the expiry is read. */
function readClaims(token: string): z.infer<typeof claims> {
  try {
    const [, payload = ''] = token.split('.')
    return claims.parse(parseJson(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

const readExpiry = (token: string): Date | null => {
  const { exp } = readClaims(token)
  return exp ? new Date(exp * 1000) : null
}

export function createTokens(session: Pick<BlueskySession, 'accessJwt' | 'refreshJwt'>): Tokens {
  const { scope } = readClaims(session.accessJwt)
  return {
    accessToken: session.accessJwt,
    refreshToken: session.refreshJwt,
    accessExpiresAt: readExpiry(session.accessJwt),
    refreshExpiresAt: readExpiry(session.refreshJwt),
    scopes: scope ? [scope] : [],
  }
}

/**
 * The account's PDS, found when it was connected. Only the sandbox has one without https: its port may have changed
 * since, so the configured origin is used.
 */
export function getServer({ ctx, account }: AccountInContext): string {
  const { server } = account.profile.details
  if (!server) throw new Error('A Bluesky account without the address of its server')
  const { origin, protocol } = new URL(getEndpoint({ ctx, name: 'entryway' }))
  const stored = new URL(server)
  if (protocol === 'https:' || stored.protocol === 'https:') return server
  return `${origin}${stored.pathname.replace(/\/$/, '')}`
}

const withRefreshToken = ({ ctx, account }: AccountInContext) => ({
  host: getServer({ ctx, account }),
  token: account.tokens.refreshToken ?? '',
})

const REFRESH_AHEAD_SECONDS = 10 * 60

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: REFRESH_AHEAD_SECONDS,
  minimumAgeSeconds: 0,

  async refresh({ ctx, account }) {
    const read = await callXrpc({
      ctx,
      ...withRefreshToken({ ctx, account }),
      method: 'POST',
      name: 'com.atproto.server.refreshSession',
      schema: blueskySession,
    })
    if (read.kind === 'ok') return { kind: 'refreshed', tokens: createTokens(read.data) }
    const { failure } = read
    return { kind: failure.kind === 'reauth' ? 'rejected' : 'unreachable', failure }
  },

  async revoke({ ctx, account }) {
    await callXrpc({
      ctx,
      ...withRefreshToken({ ctx, account }),
      method: 'POST',
      name: 'com.atproto.server.deleteSession',
      schema: anything,
    })
  },
}
