import type { AnalyticsAccount, Staleness } from '@kadr/contract/insight/analytics-figures'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import type { AccountRow } from './accounts.repository.ts'
import { isUnsupported } from './unreported.ts'

/** Accounts are read once a day, with a tolerance for one late reading. */
const STALE_MS = DAY_MS + 3 * HOUR_MS

const staleOf = (row: AccountRow, now: Date): Staleness | null => {
  if (isUnsupported(row)) return null
  const isSignInNeeded = row.access === 'needs_reauth'
  const isLate = row.foundAt === null || now.getTime() - row.foundAt.getTime() > STALE_MS
  // A new account has not been read yet: nothing is wrong with it.
  const isNew = row.outcome === null
  const isDetached = row.connectionId === null && !row.isTracked
  if (!(isSignInNeeded || isDetached) && (!isLate || isNew)) return null
  return {
    since: row.foundAt?.toISOString() ?? null,
    message: isDetached ? 'Аккаунт отключён.' : row.failureMessage,
    isSignInNeeded,
    isDetached,
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
