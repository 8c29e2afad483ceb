import { NETWORKS } from '@kadr/contract/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { ensurePartitions } from './partitions.repository.ts'
import { purgeNetworkFigures, purgeReadings } from './retention.repository.ts'
import { deleteUsage } from './usage.repository.ts'

/** Readings explain figures; older ones are not asked about. */
const READINGS_DAYS = 400
const MONTHS_AHEAD = 2

/** Deletes figures older than their network's terms allow, and makes the partitions of the coming months. */
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
    await purgeNetworkFigures({ db, network, before: new Date(now.getTime() - days * DAY_MS) })
  }
  await purgeReadings({ db, before: new Date(now.getTime() - READINGS_DAYS * DAY_MS) })
  await deleteUsage({ db, before: new Date(now.getTime() - 2 * DAY_MS) })
}
