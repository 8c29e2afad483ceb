import type { AppContext } from '../../context.ts'
import type { Actor } from '../../platform/http/mount.ts'
import { presentUser } from '../users/index.ts'
import { readAccessToken } from './access-token.ts'
import { findOpenSessionUser } from './open-session.repository.ts'

/** Who calls: the token must be ours and fresh, and its session not ended meanwhile. */
export const authenticate = async ({
  ctx,
  token,
}: {
  ctx: AppContext
  token: string
}): Promise<Actor | undefined> => {
  const actor = await readAccessToken({ ctx, token })
  if (!actor) return undefined
  const user = await findOpenSessionUser({ db: ctx.db, ...actor })
  return user && { ...actor, user: presentUser({ ctx, row: user }) }
}

/** Whether the device that began something has not been signed out since. */
export const isStillSignedIn = async ({
  ctx,
  userId,
  sessionId,
}: {
  ctx: AppContext
  userId: string
  sessionId: string
}) => (await findOpenSessionUser({ db: ctx.db, userId, sessionId })) !== undefined
