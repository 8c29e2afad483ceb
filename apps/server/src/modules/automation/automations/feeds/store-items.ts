import type { LinkedSource } from '@kadr/contract/automation/automation-rule'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { FeedItem } from '../../../library/products/index.ts'
import { type FeedRow, putFeed } from './feeds.repository.ts'
import { deleteItems, insertItems } from './items.repository.ts'

const EVERY_MS: Readonly<Record<LinkedSource['kind'], number>> = {
  feed: 15 * MINUTE_MS,
  'price-list': 6 * HOUR_MS,
}
const SLOW_FACTOR = 4

/** Items, reading marks and the time of the next reading are stored together, under the lock of the rule. */
export const storeItems = async ({
  ctx,
  tx,
  automationId,
  source: { kind, url },
  known,
  read,
}: {
  ctx: AppContext
  tx: Tx
  automationId: number
  source: LinkedSource
  /** Null when the address was not read before. */
  known: FeedRow | null
  read: {
    /** Undefined: the same as before. */
    items: readonly FeedItem[] | undefined
    etag: string | null
    lastModified: string | null
    isSlow: boolean
  }
}): Promise<void> => {
  const now = ctx.clock.now()
  if (!known) await deleteItems({ db: tx, automationId })
  const isOld = kind === 'feed' && (known === null || known.readAt === null)
  // Feeds list the newest first; items are used in order of appearance.
  const values = (read.items ?? [])
    .toReversed()
    .map(({ key, title, text, url: address }, index) => ({
      automationId,
      key,
      title,
      text,
      url: address,
      isOld,
      createdAt: new Date(now.getTime() + index),
    }))
  await insertItems({ db: tx, values, areUpdated: kind === 'price-list' })
  const pause = EVERY_MS[kind] * (read.isSlow ? SLOW_FACTOR : 1)
  await putFeed({
    db: tx,
    values: {
      automationId,
      url,
      etag: read.etag,
      lastModified: read.lastModified,
      readAt: now,
      nextReadAt: new Date(now.getTime() + pause),
      failureCount: 0,
      failureText: null,
    },
  })
}
