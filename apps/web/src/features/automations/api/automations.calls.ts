import type { AutomationRule } from '@kadr/contract/automation-rule'
import {
  createAutomation,
  deleteAutomation,
  getAutomation,
  getAutomationReport,
  listAutomations,
  listRuns,
  makePlannedRuns,
  pauseAutomation,
  previewAutomation,
  runAutomation,
  saveAutomation,
  skipPlannedRun,
  swapPlannedRun,
} from '@kadr/contract/automations'
import { listPlannedRuns } from '@kadr/contract/planned-runs'
import { getPoints } from '@kadr/contract/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApiMutation, useItems } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

const PAGE_SIZE = 30
const AHEAD_MS = 30 * DAY_MS

export const useAutomations = () =>
  useQuery({ ...useApi().query(listAutomations), enabled: useIsSignedIn() })

/** Of this month; undefined until they are known. */
export const usePointsLeft = () =>
  useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() }).data

export const useAutomation = (id: number) =>
  useQuery({ ...useApi().query(getAutomation, { params: { id } }), enabled: useIsSignedIn() })

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

/** The next 30 days of one rule; undefined asks nothing. */
export const usePlannedRuns = (automationId: number | undefined) => {
  const [from] = useState(() => new Date())
  const to = new Date(from.getTime() + AHEAD_MS)
  const query = { from: from.toISOString(), to: to.toISOString(), automationId }
  const enabled = useIsSignedIn() && automationId !== undefined
  return useQuery({ ...useApi().query(listPlannedRuns, { query }), enabled })
}

/** What would come of a rule that is being edited; undefined asks nothing. */
export const usePreview = (rule: AutomationRule | undefined) => {
  const api = useApi()
  const blank = { queryKey: ['no-preview'], queryFn: () => Promise.reject(new Error('No rule')) }
  const asked = rule && api.query(previewAutomation, { body: { rule } })
  return useQuery({
    ...(asked ?? blank),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export const useCreateAutomation = () =>
  useApiMutation(
    (api, { key, ...body }: { rule: AutomationRule; isPaused: boolean; key: string }) =>
      api.call(createAutomation, { body, headers: { 'idempotency-key': key } }),
  )

export const useSaveAutomation = () =>
  useApiMutation((api, { id, ...body }: { id: number; version: number; rule: AutomationRule }) =>
    api.call(saveAutomation, { params: { id }, body }),
  )

export const usePauseAutomation = () =>
  useApiMutation((api, { id, isPaused }: { id: number; isPaused: boolean }) =>
    api.call(pauseAutomation, { params: { id }, body: { isPaused } }),
  )

export const useDeleteAutomation = () =>
  useApiMutation((api, { id, withPosts }: { id: number; withPosts: boolean }) =>
    api.call(deleteAutomation, { params: { id }, query: { withPosts: String(withPosts) } }),
  )

export const useRunAutomation = () =>
  useApiMutation((api, { id, topic, key }: { id: number; topic: string; key: string }) =>
    api.call(runAutomation, {
      params: { id },
      headers: { 'idempotency-key': key },
      body: topic === '' ? {} : { topic },
    }),
  )

export const useSkipRun = () =>
  useApiMutation((api, { id, ...body }: { id: number; wallTime: string; isSkipped: boolean }) =>
    api.call(skipPlannedRun, { params: { id }, body }),
  )

export const useSwapRun = () =>
  useApiMutation((api, { id, ...body }: { id: number; wallTime: string; topic?: string }) =>
    api.call(swapPlannedRun, { params: { id }, body }),
  )

export const useMakeRuns = () =>
  useApiMutation((api, { id, count }: { id: number; count: number }) =>
    api.call(makePlannedRuns, { params: { id }, body: { count } }),
  )
