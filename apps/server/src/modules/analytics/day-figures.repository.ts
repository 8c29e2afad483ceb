import type { Network } from '@kadr/contract/networks'
import { dayNumber } from '@kadr/domain/schedule/local-date'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { Periods } from './resolve-period.ts'

/** Summed over days. */
export const FLOWS = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const
export type Flow = (typeof FLOWS)[number]

type Scope = { db: Db; workspaceId: string; accountIds: readonly string[]; periods: Periods }

export type FlowSums = {
  flow: Flow
  now: number | null
  before: number | null
  /** Of the days both periods have, the unfinished one excluded. */
  pairedNow: number | null
  pairedBefore: number | null
  /** Numbers of days of accounts. */
  pairs: number
  knownNow: number
  knownBefore: number
}

/**
 * An account whose network reports a figure by days is counted by it, any other by the growth of its pieces: both
 * together would count the same views twice. 'account' is the smaller of the two words.
 */
const figuresOf = ({
  workspaceId,
  accountIds,
  periods: { now, before },
}: Omit<Scope, 'db'>): SQL => {
  const days = sql.param(FLOWS.map((flow) => `${flow}Day`))
  return sql`told as (
      select account_id, network, source, day, value::float8 as value,
        case source when 'account' then left(metric, -3) else metric end as flow
      from metric_days
      where workspace_id = ${workspaceId} and account_id = any(${sql.param([...accountIds])}::uuid[])
        and day between ${before.from}::date and ${now.to}::date
        and (source = 'account' and metric = any(${days}::text[])
          or source = 'items' and metric = any(${sql.param([...FLOWS])}::text[]))
    ), figures as (
      select * from (
        select *, min(source) over (partition by account_id, flow) as best from told
      ) told where source = best
    )`
}

const pairsOf = ({ now, before, today }: Periods): SQL => {
  const shift = dayNumber(now.from) - dayNumber(before.from)
  return sql`pairs as (
      select coalesce(n.account_id, b.account_id) as account_id, coalesce(n.network, b.network) as network,
        coalesce(n.flow, b.flow) as flow, coalesce(n.day, b.day + ${shift}::int) as day,
        n.value as now, b.value as before,
        (n.value is not null and b.value is not null and n.day <> ${today}::date) as is_pair
      from (select * from figures where day >= ${now.from}::date) n
      full join (select * from figures where day <= ${before.to}::date) b
        on b.account_id = n.account_id and b.flow = n.flow and b.day + ${shift}::int = n.day
    )`
}

const sums = ({ today }: Periods): SQL => sql`
  sum(now) as now, sum(before) as before,
  sum(now) filter (where is_pair) as "pairedNow", sum(before) filter (where is_pair) as "pairedBefore",
  count(*) filter (where is_pair)::int as pairs,
  count(now) filter (where day <> ${today}::date)::int as "knownNow",
  count(before) filter (where day <> ${today}::date)::int as "knownBefore"`

export type NetworkDayRow = FlowSums & { network: Network; day: string }

/** One row for each network, flow and day that any account reported. */
export const listNetworkDays = async (scope: Scope): Promise<NetworkDayRow[]> => {
  if (scope.accountIds.length === 0) return []
  const { rows } = await scope.db.execute<NetworkDayRow>(sql`
    with ${figuresOf(scope)}, ${pairsOf(scope.periods)}
    select network, flow, day::text as day, ${sums(scope.periods)}
    from pairs group by network, flow, day order by day`)
  return rows
}

export type AccountSumsRow = FlowSums & { accountId: string }

export const listAccountSums = async (scope: Scope): Promise<AccountSumsRow[]> => {
  if (scope.accountIds.length === 0) return []
  const { rows } = await scope.db.execute<AccountSumsRow>(sql`
    with ${figuresOf(scope)}, ${pairsOf(scope.periods)}
    select account_id as "accountId", flow, ${sums(scope.periods)}
    from pairs group by account_id, flow`)
  return rows
}
