import { getResource, type Resource } from '@kadr/contract/resources'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../platform/services.tsx'

const FRESH_MS = 10 * 60_000
const PROCESSING_MS = 2000

/** Files by their ids; those that are being prepared are followed until they are ready. */
export const useMedia = (ids: readonly string[]): ReadonlyMap<string, Resource> => {
  const api = useApi()
  return useQueries({
    queries: [...new Set(ids)].map((id) => ({
      ...api.query(getResource, { params: { id } }),
      staleTime: FRESH_MS,
      refetchInterval: ({ state }: { state: { data: Resource | undefined } }) =>
        state.data?.state === 'processing' ? PROCESSING_MS : (false as const),
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  })
}

/** Files that came with something else (a post, a choice) need not be asked for. */
export const useKeepMedia = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (resources: readonly Resource[]) => {
      for (const resource of resources) {
        const { queryKey } = api.query(getResource, { params: { id: resource.id } })
        queries.setQueryData(queryKey, resource)
      }
    },
    [api, queries],
  )
}
