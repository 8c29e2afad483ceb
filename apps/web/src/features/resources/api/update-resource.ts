import { getResource, updateResource } from '@kadr/contract/resources'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replaceInLists } from '../../../media/model/list-cache.ts'
import { useApi } from '../../../platform/services.tsx'

export type ResourceChanges = RouteRequest<typeof updateResource>['body']

export const useUpdateResource = (id: string) => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ResourceChanges) => api.call(updateResource, { params: { id }, body }),
    onSuccess: (resource) => {
      queries.setQueryData(api.query(getResource, { params: { id } }).queryKey, resource)
      replaceInLists({ queries, resource })
    },
  })
}
