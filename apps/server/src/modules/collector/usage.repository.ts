import type { Network } from '@kadr/contract/networks'
import type { Quota } from '@kadr/networks'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { networkUsage } from '../../db/schema/analytics.ts'

type Place = { db: Db; network: Network; quota: Quota; accountId: string; now: Date }

const windowOf = ({ quota, now }: Pick<Place, 'quota' | 'now'>): Date =>
  new Date(Math.floor(now.getTime() / quota.windowMs) * quota.windowMs)

const scopeOf = ({ quota, accountId }: Pick<Place, 'quota' | 'accountId'>) =>
  quota.scope === 'app' ? 'app' : accountId

/** When collecting may go on; undefined while its share of the quota is not used up. */
export const findBudgetEnd = async (place: Place): Promise<Date | undefined> => {
  const { db, network, quota } = place
  const windowStart = windowOf(place)
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
  const isLeft = (row?.used ?? 0) < quota.limit * quota.collectingShare
  return isLeft ? undefined : new Date(windowStart.getTime() + quota.windowMs)
}

export const addUsage = async ({ cost, ...place }: Place & { cost: number }): Promise<void> => {
  if (cost === 0) return
  const { db, network } = place
  await db
    .insert(networkUsage)
    .values({ network, scope: scopeOf(place), windowStart: windowOf(place), used: cost })
    .onConflictDoUpdate({
      target: [networkUsage.network, networkUsage.scope, networkUsage.windowStart],
      set: { used: sql`${networkUsage.used} + ${cost}` },
    })
}

export const deleteUsage = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(networkUsage).where(lt(networkUsage.windowStart, before))
