import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { deriveToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { signAccessToken } from './access-token.ts'
import { issueTokens } from './open-session.ts'
import {
  findRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
} from './sessions.repository.ts'

/** Several tabs may refresh with the same token at once; after this grace period a reuse means a stolen copy. */
const GRACE_MS = 30_000

const refreshFailed = (detail: string) =>
  new UserError({ code: 'REFRESH_FAILED', userMessage: 'Failed to refresh token', detail })

type Refresh = { ctx: AppContext; tx: Tx; refreshToken: string; userId: string; sessionId: string }

const successorOf = ({ ctx, refreshToken }: Pick<Refresh, 'ctx' | 'refreshToken'>) =>
  deriveToken({ key: ctx.secrets.derive('refresh-token'), token: refreshToken })

const turn = async (input: Refresh) => {
  const { ctx, tx, refreshToken, sessionId } = input
  const tokens = await issueTokens({ ...input, refreshToken: successorOf(input) })
  await markRefreshTokenUsed({
    db: tx,
    hash: hashToken(refreshToken),
    replacedBy: hashToken(tokens.refreshToken),
    sessionId,
    now: ctx.clock.now(),
  })
  return tokens
}

/**
 * A session has one chain of tokens: a reuse within the grace period returns the newest token of it and never forks the
 * chain.
 */
const repeat = async (input: Refresh) => {
  const { ctx, tx, userId, sessionId } = input
  let refreshToken = successorOf(input)
  for (;;) {
    const known = await findRefreshToken({ db: tx, hash: hashToken(refreshToken) })
    // Used by an earlier version, whose successor tokens were random.
    if (!known) return turn(input)
    if (known.usedAt === null) break
    refreshToken = successorOf({ ctx, refreshToken })
  }
  return { token: await signAccessToken({ ctx, actor: { userId, sessionId } }), refreshToken }
}

/** Exchanges a refresh token for a new pair. Reuse of a token revokes the whole session. */
export const refreshSession = async ({
  ctx,
  refreshToken,
}: {
  ctx: AppContext
  refreshToken: string | undefined
}) => {
  if (!refreshToken) {
    throw new UserError({
      code: 'REFRESH_TOKEN_MISSING',
      userMessage: 'No refresh token available',
      field: 'refreshToken',
    })
  }
  const hash = hashToken(refreshToken)
  // A request that waited for the database came no later than it came.
  const askedAt = ctx.clock.now()
  // The rejection is returned, not thrown, so that the revocation is committed.
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const row = await lockRefreshToken({ db: tx, hash })
    const now = ctx.clock.now()
    if (!row) return refreshFailed('unknown')
    const { token, session } = row
    if (session.revokedAt !== null) return refreshFailed('session is over')
    if (token.expiresAt <= now) return refreshFailed('expired')
    const { userId, id: sessionId } = session
    if (token.usedAt !== null && askedAt.getTime() - token.usedAt.getTime() > GRACE_MS) {
      await revokeSession({ db: tx, userId, sessionId, now })
      ctx.log.warn({ userId, sessionId }, 'auth.refresh_token.reused')
      return refreshFailed('reused')
    }
    const input = { ctx, tx, refreshToken, userId, sessionId }
    return token.usedAt === null ? turn(input) : repeat(input)
  })
  if (outcome instanceof UserError) throw outcome
  return outcome
}
