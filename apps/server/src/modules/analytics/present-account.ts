import type { AnalyticsAccount, Staleness } from '@kadr/contract/analytics-figures'
import { NETWORK_METRICS } from '@kadr/domain/analytics/network-metrics'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { signImageUrl } from '../proxy-image/index.ts'
import type { AccountRow } from './accounts.repository.ts'

/** Accounts are read once a day; one reading may be late. */
const STALE_MS = DAY_MS + 3 * HOUR_MS

/** LinkedIn gives applications none. */
const hasFigures = ({ network }: AccountRow): boolean => {
  const { account, days, item } = NETWORK_METRICS[network]
  return account.length + days.length + item.length > 0
}

const staleOf = (row: AccountRow, now: Date): Staleness | null => {
  if (!hasFigures(row)) return null
  const isSignInNeeded = row.access === 'needs_reauth'
  const isLate = row.foundAt === null || now.getTime() - row.foundAt.getTime() > STALE_MS
  // A new account has not been read yet: nothing is wrong with it.
  const isNew = row.outcome === null
  if (!isSignInNeeded && (!isLate || isNew)) return null
  return {
    since: row.foundAt?.toISOString() ?? null,
    message: row.failureMessage,
    isSignInNeeded,
  }
}

export const presentAccount = ({
  ctx: { secrets, clock, config },
  row,
}: {
  ctx: AppContext
  row: AccountRow
}): AnalyticsAccount => ({
  id: row.id,
  network: row.network,
  title: row.title,
  handle: row.handle,
  avatarUrl: signImageUrl({ secrets, clock, publicUrl: config.publicUrl, url: row.avatarUrl }),
  profileUrl: row.profileUrl,
  connectionId: row.connectionId,
  isTracked: row.isTracked,
  updatedAt: row.foundAt?.toISOString() ?? null,
  stale: staleOf(row, clock.now()),
})
