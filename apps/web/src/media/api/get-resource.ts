import { getResource, type Resource } from '@kadr/contract/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../platform/services.tsx'
import { replaceInLists } from '../model/list-cache.ts'

/** Asks for one file anew and puts it in its place in every list: its state or its addresses changed. */
export const useRefreshResource = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    async (id: string): Promise<Resource | undefined> => {
      try {
        const resource = await api.call(getResource, { params: { id } })
        queries.setQueryData(api.query(getResource, { params: { id } }).queryKey, resource)
        replaceInLists({ queries, resource })
        return resource
      } catch {
        // The next look tries again; until then the old picture of it stands.
        return undefined
      }
    },
    [api, queries],
  )
}
