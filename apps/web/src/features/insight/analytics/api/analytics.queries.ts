import {
  getAnalyticsAccount,
  getAnalyticsOverview,
  getAttribution,
  getBestTime,
  listAnalyticsAccounts,
} from '@kadr/contract/insight/analytics'
import { analyticsMetric } from '@kadr/contract/insight/analytics-figures'
import { listAccountGroups, listPostGroups } from '@kadr/contract/insight/analytics-groups'
import { getWorkItem, listWorkItems, workItemSort } from '@kadr/contract/insight/work-items'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { periodQueryOf, scopeQueryOf } from '../page/analytics-query.ts'
import type { AnalyticsSearch } from '../page/analytics-search.ts'

const PAGE_SIZE = 40

export const useOverview = (search: AnalyticsSearch) =>
  useQuery({
    ...useApi().query(getAnalyticsOverview, {
      query: { ...periodQueryOf(search), ...scopeQueryOf(search) },
    }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  })

/** Used by the calendar and the composer too, where some members can't see analytics. */
export const useBestTime = (search: AnalyticsSearch) => {
  const canRead = useCan(getBestTime.action)
  const isSignedIn = useIsSignedIn()
  return useQuery({
    ...useApi().query(getBestTime, { query: scopeQueryOf(search) }),
    enabled: isSignedIn && canRead,
  })
}

export const useAttribution = (search: AnalyticsSearch) =>
  useQuery({
    ...useApi().query(getAttribution, { query: scopeQueryOf(search) }),
    enabled: useIsSignedIn(),
  })

export const useAnalyticsAccounts = (search: AnalyticsSearch) => {
  const sort = ['title', ...analyticsMetric.options].find((one) => one === search.sort)
  const query = useInfiniteQuery({
    ...useApi().pages(listAnalyticsAccounts, {
      query: {
        ...periodQueryOf(search),
        ...scopeQueryOf(search),
        ...(sort && { sort: listAnalyticsAccounts.query.shape.sort.parse(sort) }),
        ...(search.order && { order: search.order }),
      },
      pageSize: PAGE_SIZE,
    }),
    enabled: useIsSignedIn(),
  })
  return { ...query, accounts: useItems(query.data) }
}

export const useAnalyticsAccount = ({ id, search }: { id: string; search: AnalyticsSearch }) =>
  useQuery({
    ...useApi().query(getAnalyticsAccount, { params: { id }, query: periodQueryOf(search) }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  })

export const useWorkItems = (
  search: AnalyticsSearch,
  extra: { accountIds?: string; postGroupId?: string } = {},
) => {
  const sort = workItemSort.options.find((one) => one === search.sort)
  const query = useInfiniteQuery({
    ...useApi().pages(listWorkItems, {
      query: {
        ...(search.period && periodQueryOf(search)),
        ...scopeQueryOf(search),
        ...extra,
        ...(sort && { sort }),
        ...(search.order && { order: search.order }),
        ...(search.q && { search: search.q }),
      },
      pageSize: PAGE_SIZE,
    }),
    enabled: useIsSignedIn(),
  })
  return { ...query, items: useItems(query.data) }
}

export const useWorkItem = (id: string) =>
  useQuery({ ...useApi().query(getWorkItem, { params: { id } }), enabled: useIsSignedIn() })

export const useAccountGroups = (search: AnalyticsSearch) =>
  useQuery({
    ...useApi().query(listAccountGroups, { query: periodQueryOf(search) }),
    placeholderData: keepPreviousData,
    enabled: useIsSignedIn(),
  })

export const usePostGroups = () =>
  useQuery({ ...useApi().query(listPostGroups), enabled: useIsSignedIn() })
