import type { Network } from '@kadr/contract/networks'
import type { AppContext } from '../../context.ts'
import { findPauseEnd } from './accounts.repository.ts'

/** Until when other requests have to wait for publishing through a network or an account; undefined when they need not. */
export const findPublishingPause = ({
  ctx,
  network,
  connectionId,
}: {
  ctx: AppContext
  network: Network
  connectionId?: string
}): Promise<Date | undefined> =>
  findPauseEnd({
    db: ctx.db,
    clock: ctx.databaseClock,
    network,
    ...(connectionId && { connectionId }),
  })
