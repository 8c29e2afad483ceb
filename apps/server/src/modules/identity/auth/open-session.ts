import type { SignInProvider } from '@kadr/contract/identity/users'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { signAccessToken } from './access-token.ts'
import { assertNotBlocked } from './block-person.ts'
import { deviceLabel } from './device-label.ts'
import { insertRefreshToken, insertSession } from './sessions.repository.ts'

export const REFRESH_LIFETIME_MS = 30 * DAY_MS

type Tokens = { token: string; refreshToken: string }

/** Issues another token pair of a session. */
export const issueTokens = async ({
  ctx,
  tx,
  userId,
  sessionId,
  refreshToken,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  sessionId: string
  refreshToken: string
}): Promise<Tokens> => {
  const now = ctx.clock.now()
  await insertRefreshToken({
    db: tx,
    hash: hashToken(refreshToken),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFETIME_MS),
  })
  return { token: await signAccessToken({ ctx, actor: { userId, sessionId } }), refreshToken }
}

export const openSession = async ({
  ctx,
  tx,
  userId,
  authType,
  userAgent,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  authType: SignInProvider
  userAgent: string
}): Promise<Tokens> => {
  await assertNotBlocked({ tx, userId })
  const sessionId = await insertSession({
    db: tx,
    userId,
    authType,
    device: deviceLabel({ userAgent, authType }),
    now: ctx.clock.now(),
  })
  return issueTokens({ ctx, tx, userId, sessionId, refreshToken: createOpaqueToken() })
}
