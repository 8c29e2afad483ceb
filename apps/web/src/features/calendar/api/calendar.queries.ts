import { getCalendar } from '@kadr/contract/calendar'
import { getPublisherStatus } from '@kadr/contract/publisher'
import { toInstant } from '@kadr/domain/schedule/wall-time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import type { CalendarFilters } from '../model/calendar-state.ts'
import type { Period } from '../model/period.ts'
import { STATE_GROUPS } from '../model/state-groups.ts'
import { addDays } from '../model/wall-day.ts'

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
    },
  })
  return useQuery({
    ...query,
    enabled: useIsSignedIn(),
    // Days that two periods share stay visible while the next period loads.
    placeholderData: keepPreviousData,
  })
}

export const usePublisherStatus = () =>
  useQuery({
    ...useApi().query(getPublisherStatus),
    enabled: useIsSignedIn(),
    refetchInterval: POLL_MS,
  })
