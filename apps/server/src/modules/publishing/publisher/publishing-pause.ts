import type { Network } from '@kadr/contract/publishing/networks'
import type { AppContext } from '../../../context.ts'
import { findPauseEnd } from './network-pauses.repository.ts'

/**
 * Until when other requests have to give way to publishing through a network or an account; undefined when they need
 * not.
 */
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
