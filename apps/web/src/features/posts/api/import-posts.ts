import { checkImport, importPosts } from '@kadr/contract/post-import'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export type ImportSource = RouteRequest<typeof checkImport>['body']

export const useCheckImport = () => {
  const api = useApi()
  return useMutation({ mutationFn: (body: ImportSource) => api.call(checkImport, { body }) })
}

export const useImportPosts = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteRequest<typeof importPosts>['body']) => api.call(importPosts, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['calendar'] }),
  })
}
