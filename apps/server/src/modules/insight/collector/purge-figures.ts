import { NETWORKS } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../db/connection.ts'
import { ensurePartitions } from './partitions.repository.ts'
import { purgeNetworkFigures, purgeReadings } from './retention.repository.ts'
import { deleteUsage } from './usage.repository.ts'

/** Readings are kept to explain figures for this long. */
const READINGS_DAYS = 400
const MONTHS_AHEAD = 2
/** Older points were deleted by an earlier run: scanning them again would cost more every month. */
const SWEPT_DAYS = 62

/** Databases fully scanned by this process once, for a server that was down longer. */
const swept = new WeakSet<Db>()

/** Deletes figures older than the network's terms allow, and creates the partitions of the coming months. */
export const purgeFigures = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db } = ctx
  const now = ctx.clock.now()
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => {
    const at = new Date(now)
    at.setUTCDate(1)
    at.setUTCMonth(at.getUTCMonth() + months)
    return at
  })
  await ensurePartitions({ db, times: ahead })
  for (const network of NETWORKS) {
    const { retention, endpoints } = adapters[network]
    const given = ctx.config.networks[network].endpoints
    const days = retention({ endpoints: { ...endpoints, ...given } })
    if (days === null) continue
    const before = new Date(now.getTime() - days * DAY_MS)
    const since = swept.has(db) ? new Date(before.getTime() - SWEPT_DAYS * DAY_MS) : undefined
    await purgeNetworkFigures({ db, network, since, before })
  }
  swept.add(db)
  await purgeReadings({ db, before: new Date(now.getTime() - READINGS_DAYS * DAY_MS) })
  await deleteUsage({ db, before: new Date(now.getTime() - 2 * DAY_MS) })
}
