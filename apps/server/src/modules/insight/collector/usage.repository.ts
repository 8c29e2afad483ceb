import type { Network } from '@kadr/contract/publishing/networks'
import { localDate, periodBounds } from '@kadr/domain/insight/period'
import type { Quota } from '@kadr/networks'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { networkUsage } from '../../../db/schema/insight/analytics.ts'

type UsageKey = { db: Db; network: Network; quota: Quota; accountId: string; now: Date }

/** The window a request counts in. */
export const windowOf = ({ quota, now }: Pick<UsageKey, 'quota' | 'now'>) => {
  const { windowMs, dayZone } = quota
  if (dayZone) {
    const today = localDate({ at: now, timeZone: dayZone })
    return periodBounds({ period: { from: today, to: today }, timeZone: dayZone })
  }
  const since = Math.floor(now.getTime() / windowMs) * windowMs
  return { since: new Date(since), until: new Date(since + windowMs) }
}

const scopeOf = ({ quota, accountId }: Pick<UsageKey, 'quota' | 'accountId'>) =>
  quota.scope === 'app' ? 'app' : accountId

/** When requests may continue; undefined while their share of the quota is not used up. */
export const findBudgetEnd = async ({
  share,
  ...place
}: UsageKey & {
  /** That of collecting, when absent. */
  share?: number
}): Promise<Date | undefined> => {
  const { db, network, quota } = place
  const { since: windowStart, until } = windowOf(place)
  const [row] = await db
    .select({ used: networkUsage.used })
    .from(networkUsage)
    .where(
      and(
        eq(networkUsage.network, network),
        eq(networkUsage.scope, scopeOf(place)),
        eq(networkUsage.windowStart, windowStart),
      ),
    )
  const isLeft = (row?.used ?? 0) < quota.limit * (share ?? quota.collectingShare)
  return isLeft ? undefined : until
}

export const addUsage = async ({ cost, ...place }: UsageKey & { cost: number }): Promise<void> => {
  if (cost === 0) return
  const { db, network } = place
  await db
    .insert(networkUsage)
    .values({ network, scope: scopeOf(place), windowStart: windowOf(place).since, used: cost })
    .onConflictDoUpdate({
      target: [networkUsage.network, networkUsage.scope, networkUsage.windowStart],
      set: { used: sql`${networkUsage.used} + ${cost}` },
    })
}

export const deleteUsage = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(networkUsage).where(lt(networkUsage.windowStart, before))
