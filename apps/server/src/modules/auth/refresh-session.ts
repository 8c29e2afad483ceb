import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { hashToken } from '../../platform/crypto/opaque-token.ts'
import { issueTokens } from './open-session.ts'
import { lockRefreshToken, markRefreshTokenUsed, revokeSession } from './sessions.repository.ts'

/** Several tabs may refresh with the same token at once; after this grace period a reuse means a stolen copy. */
const GRACE_MS = 10_000

const refreshFailed = (detail: string) =>
  new UserError({ code: 'REFRESH_FAILED', userMessage: 'Failed to refresh token', detail })

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
  // The rejection is returned, not thrown, so that the revocation is committed.
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const row = await lockRefreshToken({ db: tx, hash })
    const now = ctx.clock.now()
    if (!row) return refreshFailed('unknown')
    const { token, session } = row
    if (session.revokedAt !== null) return refreshFailed('session is over')
    if (token.expiresAt <= now) return refreshFailed('expired')
    const { userId, id: sessionId } = session
    if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > GRACE_MS) {
      await revokeSession({ db: tx, userId, sessionId, now })
      ctx.log.warn({ userId, sessionId }, 'auth.refresh_token.reused')
      return refreshFailed('reused')
    }
    const tokens = await issueTokens({ ctx, tx, userId, sessionId })
    const replacedBy = hashToken(tokens.refreshToken)
    await markRefreshTokenUsed({ db: tx, hash, replacedBy, sessionId, now })
    return tokens
  })
  if (outcome instanceof UserError) throw outcome
  return outcome
}
