import {
  findPeople,
  getAdminJobs,
  getAdminMoney,
  listComplaints,
  listNetworkHealth,
  listOperatorLog,
  listSwitches,
} from '@kadr/contract/operations/admin'
import { getAdminEntry } from '@kadr/contract/operations/admin-entry'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { useApi } from '../../../../platform/api/services.tsx'

const PAGE_SIZE = 30
/** Lines and lateness are looked at while something is wrong. */
const FRESH_MS = 15_000

export const useEntry = () => useQuery({ ...useApi().query(getAdminEntry), retry: false })

const isCodeAsked = (error: unknown) =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED'

/** The time of an entry may end under any request: then the code is asked for. */
export const useAskCode = () => {
  const api = useApi()
  const queries = useQueryClient()
  return (error: unknown) => {
    if (isCodeAsked(error)) void queries.invalidateQueries(api.query(getAdminEntry))
  }
}

const useWatched = <Query extends { error: unknown }>(query: Query): Query => {
  const askCode = useAskCode()
  const { error } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each failure
  useEffect(() => askCode(error), [error])
  return query
}

export const usePeople = (person: string) =>
  useWatched(
    useInfiniteQuery(
      useApi().pages(findPeople, { query: person ? { person } : {}, pageSize: PAGE_SIZE }),
    ),
  )

export const useMoney = () => useWatched(useQuery(useApi().query(getAdminMoney)))

export const useJobs = () =>
  useWatched(useQuery({ ...useApi().query(getAdminJobs), refetchInterval: FRESH_MS }))

export const useNetworks = () =>
  useWatched(useQuery({ ...useApi().query(listNetworkHealth), refetchInterval: FRESH_MS }))

export const useSwitches = () => useWatched(useQuery(useApi().query(listSwitches)))

export const useComplaints = () => useWatched(useQuery(useApi().query(listComplaints)))

export const useLog = () =>
  useWatched(useInfiniteQuery(useApi().pages(listOperatorLog, { query: {}, pageSize: PAGE_SIZE })))
