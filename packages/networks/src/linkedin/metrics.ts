import { listDayNames } from '../_shared/metric-values.ts'
import type { AccountMetricsOutcome, MetricName, Metrics } from '../metrics.ts'
import { isOrganization } from './api.ts'
import { list } from './list.ts'
import { findClosed, readMemberFollowers, readMemberItems } from './member-metrics.ts'
import { PAGE_NAMES, readPageDays, readPageFollowers, readPageItems } from './page-metrics.ts'
import { POST_ANALYTICS_SCOPE, PROFILE_ANALYTICS_SCOPE } from './tokens.ts'

const DAY_NAMES: Readonly<Record<string, MetricName>> = {
  ...PAGE_NAMES,
  followerGains: 'followersGained',
}
const dayNames = listDayNames(DAY_NAMES)

const foundOf = (followers: number | undefined): AccountMetricsOutcome => ({
  kind: 'found',
  metrics: { totals: followers === undefined ? {} : { followers }, days: [] },
  missing: [...(followers === undefined ? (['followers'] as const) : []), ...dayNames],
  refused: [],
})

/** Pages are counted for their administrators; members only for applications LinkedIn has approved. */
export const metrics: Metrics = {
  account: {
    names: ['followers'],
    dayNames,
    async read(input) {
      if (!isOrganization(input.account)) {
        const closed = findClosed(input.account, PROFILE_ANALYTICS_SCOPE)
        if (closed) return closed
        const count = await readMemberFollowers(input)
        return count.kind === 'ok'
          ? foundOf(count.data)
          : { kind: 'failed', failure: count.failure }
      }
      const followers = await readPageFollowers(input)
      if (followers.kind === 'failed') return { kind: 'failed', failure: followers.failure }
      const days = await readPageDays(input)
      if (days.kind === 'failed') return { ...foundOf(followers.data), failure: days.failure }
      return {
        kind: 'found',
        metrics: { totals: { followers: followers.data }, days: days.data },
        missing: days.data.length > 0 ? [] : dayNames,
        refused: [],
      }
    },
  },

  items: {
    names: Object.values(PAGE_NAMES),
    batchSize: 20,
    async read(input) {
      if (isOrganization(input.account)) return readPageItems(input)
      return findClosed(input.account, POST_ANALYTICS_SCOPE) ?? readMemberItems(input)
    },
  },

  list,
  // Nothing is told about other people's pages.
  tracking: null,
}
