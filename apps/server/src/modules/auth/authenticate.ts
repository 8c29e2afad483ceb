import type { AppContext } from '../../context.ts'
import type { Actor } from '../../platform/http/mount.ts'
import { readAccessToken } from './access-token.ts'
import { isSessionOpen } from './sessions.repository.ts'

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
  return (await isStillSignedIn({ ctx, ...actor })) ? actor : undefined
}

/** Whether the device that began something has not been signed out since. */
export const isStillSignedIn = ({ ctx, ...actor }: Actor & { ctx: AppContext }) =>
  isSessionOpen({ db: ctx.db, ...actor })
