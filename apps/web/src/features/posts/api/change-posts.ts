import { changePosts } from '@kadr/contract/posts'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export type BulkChange = RouteRequest<typeof changePosts>['body']

export const useChangePosts = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BulkChange) => api.call(changePosts, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['calendar'] }),
  })
}
