import { deleteFolder } from '@kadr/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadLists } from '../../../media/model/list-cache.ts'
import { useApi } from '../../../platform/services.tsx'

/** What was in it is in its parent now, so the lists are read anew. */
export const useDeleteFolder = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(deleteFolder, { params: { id } }),
    onSuccess: () => reloadLists(queries),
  })
}
