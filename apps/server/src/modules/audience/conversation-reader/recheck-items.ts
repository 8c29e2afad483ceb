import { READ_POSTS_DAYS } from '@kadr/domain/audience/reading-ladder'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters, type ItemRef } from '@kadr/networks'
import { inTransaction } from '../../../db/connection.ts'
import type { meterCalls } from '../../insight/collector/index.ts'
import { listUnread, takeDeletions, takeItems, toItemInThread } from '../conversations/index.ts'
import { type Reading, type Ready, saveState } from './open-account.ts'

type Metered = ReturnType<typeof meterCalls>

const MAX_BATCHES = 20

/**
 * Where reading brings no whole roots, edits and deletions are asked for by id, once a day. Those asked first are the
 * ones seen longest ago, so a reading that is broken off goes on with the rest the next day.
 */
export const recheckItems = async (
  { ctx, row, lease }: Reading,
  { live, account }: Pick<Ready, 'live' | 'account'>,
  { metered, startedAt }: { metered: Metered; startedAt: Date },
): Promise<void> => {
  const { connectionId, network } = row
  const recheck = adapters[network].conversations?.recheck
  if (!recheck) return
  const since = new Date(startedAt.getTime() - READ_POSTS_DAYS * DAY_MS)
  const left = await listUnread({
    db: ctx.db,
    connectionId,
    since,
    before: startedAt,
    limit: MAX_BATCHES * recheck.batchSize,
  })
  for (let start = 0; start < left.length; start += recheck.batchSize) {
    const items = left.slice(start, start + recheck.batchSize)
    const outcome = await recheck.read({
      ctx: metered.context,
      account: live.account,
      items: items.map(toItemInThread),
    })
    if (lease.isOver() || outcome.kind === 'failed') return
    await inTransaction(ctx.db, async (tx) => {
      const now = ctx.clock.now()
      await takeItems({ tx, account, items: outcome.items, readingAt: startedAt, now })
      await takeDeletions({ tx, account, externalIds: outcome.gone, now })
    })
  }
}

const CLOSED =
  'Сеть пока не открыла комментарии для программ. Раз в день мы проверяем, не открыла ли'

/** Where the network promises a method that may not answer yet, it is asked once a day, and nothing is read before. */
export const isClosedNow = async (
  reading: Reading,
  { live }: Ready,
  { metered, posts }: { metered: Metered; posts: readonly ItemRef[] },
): Promise<boolean> => {
  const { ctx, row } = reading
  const probe = adapters[row.network].conversations?.probe
  if (!probe || row.startedAt) return false
  const answer = await probe({ ctx: metered.context, account: live.account, posts })
  if (reading.lease.isOver()) return true
  if (answer === 'open') return false
  const nextAt = new Date(ctx.clock.now().getTime() + DAY_MS)
  const notice = answer === 'closed' ? CLOSED : row.notice
  await saveState(reading, { nextAt, notice, failure: null, failureCount: 0 })
  return true
}
