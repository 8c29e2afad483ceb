import { getResource, type Resource } from '@kadr/contract/library/resources'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../platform/api/services.tsx'
import { replaceInLists } from './list-cache.ts'

/** Patches files in processing into their list whenever an event invalidates them. */
export const useProcessingWatch = (resources: readonly Resource[] | undefined) => {
  const api = useApi()
  const queries = useQueryClient()
  const processing = (resources ?? []).filter(({ state }) => state === 'processing')
  const followed = useQueries({
    queries: processing.map((resource) => ({
      ...api.query(getResource, { params: { id: resource.id } }),
      // The list is as fresh as a response would be; events invalidate it from here on.
      initialData: resource,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
  useEffect(() => {
    for (const resource of followed) replaceInLists({ queries, resource })
  }, [followed, queries])
}
