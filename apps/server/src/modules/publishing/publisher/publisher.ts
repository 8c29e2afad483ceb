import type { Network } from '@kadr/contract/publishing/networks'
import { newId } from '@kadr/kit/new-id'
import pLimit, { type LimitFunction } from 'p-limit'
import type { AppContext } from '../../../context.ts'
import {
  createSynchronizedClock,
  type SynchronizedClock,
} from '../../../platform/leases/database-clock.ts'
import { createPace, type Pace } from './pace.ts'
import type { PublicationMedia } from './publication-media.ts'

/** One publishing worker; `worker` is the owner of its leases. */
export type Publisher = {
  ctx: AppContext
  media: PublicationMedia
  pace: Pace
  /** Database time: process clocks of different workers may disagree. */
  clock: SynchronizedClock
  worker: string
  /** Limits concurrent writes, so that a burst leaves connections for claims and lease renewals. */
  writeLimit: LimitFunction
  /** Networks with recent failures, as of the last poll. */
  failingNetworks: Set<Network>
}

const WRITES_AT_ONCE = 6

export const createPublisher = ({
  ctx,
  media,
}: {
  ctx: AppContext
  media: PublicationMedia
}): Publisher => ({
  ctx,
  media,
  pace: createPace(ctx.config.publisher.speed),
  clock: createSynchronizedClock(ctx),
  worker: newId(),
  writeLimit: pLimit(WRITES_AT_ONCE),
  failingNetworks: new Set(),
})
