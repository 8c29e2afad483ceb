import type { Network } from '@kadr/contract/networks'
import { newId } from '@kadr/kit/new-id'
import pLimit, { type LimitFunction } from 'p-limit'
import type { AppContext } from '../../context.ts'
import {
  createSynchronizedClock,
  type SynchronizedClock,
} from '../../platform/leases/database-clock.ts'
import { createPace, type Pace } from './pace.ts'
import type { PublicationMedia } from './publication-media.ts'

/** One worker that publishes: what it needs, and by which name it holds its targets. */
export type Publisher = {
  ctx: AppContext
  media: PublicationMedia
  pace: Pace
  /** What workers compare with each other is told by this clock, never by that of the process. */
  clock: SynchronizedClock
  worker: string
  /** Writes of all targets in hand pass here, so that a burst leaves the database able to claim. */
  gate: LimitFunction
  /** Networks that some account failed at lately, as of the last look. */
  troubled: Set<Network>
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
  gate: pLimit(WRITES_AT_ONCE),
  troubled: new Set(),
})
