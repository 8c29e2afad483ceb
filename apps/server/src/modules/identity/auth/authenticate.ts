import type { AppContext } from '../../../context.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { presentUser } from '../users/index.ts'
import { readAccessToken } from './access-token.ts'
import { findOpenSessionUser } from './open-session.repository.ts'

/** The token must be ours and not expired, and its session still open. */
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
  return user && { ...actor, showUser: () => presentUser({ ctx, row: user }) }
}

/** Whether the session that started a flow is still open. */
export const isStillSignedIn = async ({
  ctx,
  userId,
  sessionId,
}: {
  ctx: AppContext
  userId: string
  sessionId: string
}) => (await findOpenSessionUser({ db: ctx.db, userId, sessionId })) !== undefined
