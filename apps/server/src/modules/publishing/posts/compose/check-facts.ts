import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { LockedPost } from '../lock-posts.ts'
import { listAccounts } from './accounts.repository.ts'
import type { CheckFacts } from './check-targets.ts'
import { findMedia } from './post-media.ts'
import { mediaIdsOf } from './post-uses.ts'

/** Two queries for any number of posts. */
export const getCheckFacts = async ({
  ctx,
  tx,
  workspaceId,
  held,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  held: readonly LockedPost[]
}): Promise<CheckFacts> => {
  const targets = held.flatMap((one) => one.targets)
  const ids = targets.flatMap(({ connectionId }) => connectionId ?? [])
  const mediaIds = mediaIdsOf({ mediaIds: held.flatMap(({ post }) => post.mediaIds), targets })
  return {
    accounts: await listAccounts({ db: tx, workspaceId, ids: [...new Set(ids)] }),
    media: await findMedia({ ctx, tx, workspaceId, ids: mediaIds }),
  }
}
