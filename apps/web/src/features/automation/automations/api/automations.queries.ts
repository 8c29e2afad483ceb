import { checkFootage } from '@kadr/contract/automation/automation-footage'
import type { AutomationRule, LinkedSource } from '@kadr/contract/automation/automation-rule'
import {
  type Automation,
  checkFeed,
  getAutomation,
  getAutomationReport,
  listAutomations,
  listRuns,
  previewAutomation,
} from '@kadr/contract/automation/automations'
import { listPlannedRuns } from '@kadr/contract/automation/planned-runs'
import { getPoints } from '@kadr/contract/money/subscription'
import { getCalendar } from '@kadr/contract/publishing/calendar'
import { dateOf, dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import { toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { queryKeyOf } from '../../../../platform/api/api-cache.ts'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { WEEK } from '../rule/week-days.ts'

const PAGE_SIZE = 30
const AHEAD_MS = 30 * DAY_MS
const FEED_KEPT_MS = 5 * MINUTE_MS
const READING_MS = MINUTE_MS / 3

export const useAutomations = () =>
  useQuery({ ...useApi().query(listAutomations), enabled: useIsSignedIn() })

/** Of this month; undefined until they are known. */
export const usePointsLeft = () =>
  useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() }).data

/** A video of it is heard at the moment. */
const isReading = (automation: Automation | undefined) =>
  automation?.footage?.some(({ state }) => state === 'reading') ?? false

export const useAutomation = (id: number) =>
  useQuery({
    ...useApi().query(getAutomation, { params: { id } }),
    enabled: useIsSignedIn(),
    refetchInterval: ({ state }) => (isReading(state.data) ? READING_MS : false),
  })

/** Bypasses the cache: a version conflict is compared with the current server state. */
export const useFetchAutomation = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (id: number) =>
      queries.fetchQuery({ ...api.query(getAutomation, { params: { id } }), staleTime: 0 }),
    [api, queries],
  )
}

export const useRuns = (id: number) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listRuns, { params: { id }, query: {}, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, runs: useItems(query.data) }
}

export const useReport = (id: number) =>
  useQuery({ ...useApi().query(getAutomationReport, { params: { id } }), enabled: useIsSignedIn() })

/** The next 30 days of one rule; no request without an id. */
export const usePlannedRuns = (automationId: number | undefined) => {
  const [from] = useState(() => new Date())
  const to = new Date(from.getTime() + AHEAD_MS)
  const query = { from: from.toISOString(), to: to.toISOString(), automationId }
  const enabled = useIsSignedIn() && automationId !== undefined
  return useQuery({ ...useApi().query(listPlannedRuns, { query }), enabled })
}

/** Posts of a week, to see a rule among them. */
export const useWeekPosts = ({ today, timeZone }: { today: string; timeZone: string }) => {
  const at = (date: string) => toInstant({ wallTime: `${date}T00:00`, timeZone }).toISOString()
  const query = { from: at(today), to: at(dateOf(dayNumber(today) + WEEK)) }
  const canRead = useCan(getCalendar.action)
  const enabled = useIsSignedIn() && canRead
  return useQuery({ ...useApi().query(getCalendar, { query }), enabled })
}

/** What stands at the address of a feed; no request without one. An address is asked about once in a while. */
export const useFeedCheck = (source: LinkedSource | undefined) => {
  const api = useApi()
  const query = source && api.query(checkFeed, { body: { source } })
  return useQuery({
    ...query,
    queryKey: query?.queryKey ?? queryKeyOf(checkFeed),
    queryFn: query?.queryFn ?? skipToken,
    staleTime: FEED_KEPT_MS,
    retry: false,
  })
}

/** The long videos of a folder and what they take; no request without one. */
export const useFootageCheck = (folderId: string) => {
  const enabled = useIsSignedIn() && folderId !== ''
  return useQuery({ ...useApi().query(checkFootage, { query: { folderId } }), enabled })
}

/** A preview of an edited rule, with what it has used when it is saved; no request without one. */
export const usePreview = (rule: AutomationRule | undefined, id: number | undefined) => {
  const api = useApi()
  const query = rule && api.query(previewAutomation, { body: { rule, id } })
  return useQuery({
    ...query,
    queryKey: query?.queryKey ?? queryKeyOf(previewAutomation),
    queryFn: query?.queryFn ?? skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
