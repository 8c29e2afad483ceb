import type { AnalyticsMetric } from '@kadr/contract/insight/analytics-figures'
import type { Network } from '@kadr/contract/publishing/networks'
import type { AccountDays } from '@kadr/domain/insight/compare-periods'
import { countDays, localDate } from '@kadr/domain/insight/period'
import { dateOf, dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { AccountRow } from './accounts.repository.ts'
import { type DayFiguresRow, FLOWS, type Flow, listDayFigures } from './day-figures.repository.ts'
import type { Periods } from './resolve-period.ts'
import { listUnreported } from './unreported.ts'

/** `isByNetwork`: the network counts the days itself; otherwise it is growth of posts. */
export type FlowDays = AccountDays & { isByNetwork: boolean; isSpread: boolean }

/** Index of the day in the later period, negative before it. */
export type Level = { day: number; value: number }

/** Figures of one account in both periods. */
export type AccountPart = {
  accountId: string
  network: Network
  title: string
  unreported: readonly AnalyticsMetric[]
  /** The day within the period from which growth of its posts is counted. */
  since: string | null
  flows: ReadonlyMap<Flow, FlowDays>
  /** Of followers, in order. */
  levels: readonly Level[]
}

const placeDays = (days: DayFiguresRow['days'], start: number, length: number) => {
  const placed = Array<number | null>(length).fill(null)
  for (const [day, value] of days) {
    const index = day - start
    if (index >= 0 && index < length) placed[index] = value
  }
  return placed
}

/** Today is not over, and some networks report the days before it late. */
const lateFromOf = (network: Network, isByNetwork: boolean, { now, today }: Periods): number => {
  const late = isByNetwork ? (adapters[network].metrics.account?.lateDays ?? 0) : 0
  const index = dayNumber(today) - late - dayNumber(now.from)
  return Math.min(Math.max(index, 0), countDays(now))
}

/**
 * An account whose network reports a figure by day is counted by that, any other by the growth of its posts: both
 * together would count the same views twice.
 */
const flowOf = (
  { id: accountId, network }: AccountRow,
  flow: Flow,
  rows: readonly DayFiguresRow[],
  periods: Periods,
): FlowDays | undefined => {
  const length = countDays(periods.now)
  const shift = dayNumber(periods.now.from) - dayNumber(periods.before.from)
  const isWithin = ({ days }: DayFiguresRow) => days.some(([day]) => day >= 0)
  const reported = rows.find((row) => row.source === 'account' && row.metric === `${flow}Day`)
  const grown = rows.find((row) => row.source === 'items' && row.metric === flow)
  const row = [reported, grown].find((one) => one !== undefined && isWithin(one))
  if (!row) return undefined
  const isByNetwork = row.source === 'account'
  return {
    accountId,
    network,
    now: placeDays(row.days, shift, length),
    before: placeDays(row.days, 0, length),
    lateFrom: lateFromOf(network, isByNetwork, periods),
    isByNetwork,
    isSpread: row.isSpread,
  }
}

/** The first day of growth, or that of the connection while there is none; null before the period. */
const sinceOf = (
  { createdAt }: AccountRow,
  rows: readonly DayFiguresRow[],
  { now, before, timeZone }: Periods,
): string | null => {
  const connected = localDate({ at: createdAt, timeZone })
  const days = rows
    .filter(({ source }) => source === 'items')
    .flatMap(({ days: [first] }) => (first ? [dateOf(dayNumber(before.from) + first[0])] : []))
  const since = [connected, ...days].sort()[0] ?? connected
  return since > now.from && since <= now.to ? since : null
}

const partOf = (
  account: AccountRow,
  rows: readonly DayFiguresRow[],
  periods: Periods,
): AccountPart => {
  const shift = dayNumber(periods.now.from) - dayNumber(periods.before.from)
  const followers = rows.find(({ metric }) => metric === 'followers')?.days ?? []
  return {
    accountId: account.id,
    network: account.network,
    title: account.title,
    unreported: listUnreported(account),
    since: sinceOf(account, rows, periods),
    flows: new Map(
      FLOWS.flatMap((flow) => {
        const days = flowOf(account, flow, rows, periods)
        return days ? [[flow, days] as const] : []
      }),
    ),
    levels: followers.map(([day, value]) => ({ day: day - shift, value })),
  }
}

/** In the order of the accounts. */
export const readParts = async ({
  ctx,
  workspaceId,
  accounts,
  periods,
}: {
  ctx: AppContext
  workspaceId: string
  accounts: readonly AccountRow[]
  periods: Periods
}): Promise<AccountPart[]> => {
  const accountIds = accounts.map(({ id }) => id)
  const rows = await listDayFigures({ db: ctx.db, workspaceId, accountIds, periods })
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  return accounts.map((account) => partOf(account, byAccount.get(account.id) ?? [], periods))
}
