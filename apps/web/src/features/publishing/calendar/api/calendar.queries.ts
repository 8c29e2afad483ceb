import { listPlannedRuns, type PlannedRun } from '@kadr/contract/automation/planned-runs'
import { getCalendar } from '@kadr/contract/publishing/calendar'
import { getPublisherStatus } from '@kadr/contract/publishing/publisher-setup'
import { toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import type { Period } from '../dates/period.ts'
import { addDays } from '../dates/wall-day.ts'
import type { CalendarFilters } from '../page/calendar-state.ts'
import { STATE_GROUPS } from '../page/state-groups.ts'

/** Polled: the server sends no event when a publisher stops. */
const POLL_MS = 60_000

type Options = { period: Period; filters: CalendarFilters; timeZone: string }

const startOf = ({ day, timeZone }: { day: string; timeZone: string }) =>
  toInstant({ wallTime: `${day}T00:00`, timeZone }).toISOString()

const listed = (parts: readonly string[]) => (parts.length > 0 ? parts.join(',') : undefined)

export const useCalendar = ({ period, filters, timeZone }: Options) => {
  const { first, count } = period
  const end = addDays({ day: first, days: count })
  const query = useApi().query(getCalendar, {
    query: {
      from: startOf({ day: first, timeZone }),
      to: startOf({ day: end, timeZone }),
      connectionIds: listed(filters.connectionIds),
      states: listed(filters.states.flatMap((group) => STATE_GROUPS[group])),
      authorIds: listed(filters.authorIds),
      rubricIds: listed(filters.rubricIds),
    },
  })
  return useQuery({
    ...query,
    enabled: useIsSignedIn(),
    // Days that two periods share stay visible while the next period loads.
    placeholderData: keepPreviousData,
  })
}

const NO_RUNS: readonly PlannedRun[] = []

/** What automations will make in the rest of the period. They have neither a state nor an author to be filtered by. */
export const usePlanned = ({ period, filters, timeZone, now }: Options & { now: Date }) => {
  const today = toWallTime({ at: now, timeZone }).slice(0, 10)
  const end = addDays({ day: period.first, days: period.count })
  const hasBegun = period.first < today
  const from = hasBegun ? today : period.first
  const isWanted =
    filters.hasPlanned &&
    filters.states.length === 0 &&
    filters.authorIds.length === 0 &&
    from < end
  const query = useApi().query(listPlannedRuns, {
    query: { from: startOf({ day: from, timeZone }), to: startOf({ day: end, timeZone }) },
  })
  const canRead = useCan(listPlannedRuns.action)
  const enabled = useIsSignedIn() && canRead && isWanted
  const { data } = useQuery({ ...query, enabled, placeholderData: keepPreviousData })
  const { rubricIds } = filters
  return useMemo(() => {
    const runs = isWanted ? (data?.items ?? NO_RUNS) : NO_RUNS
    if (rubricIds.length === 0) return runs
    return runs.filter(({ rubricId }) => rubricId !== null && rubricIds.includes(rubricId))
  }, [isWanted, data, rubricIds])
}

export const usePublisherStatus = () =>
  useQuery({
    ...useApi().query(getPublisherStatus),
    enabled: useIsSignedIn(),
    refetchInterval: POLL_MS,
  })
