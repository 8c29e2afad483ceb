import { updateFolder } from '@kadr/contract/resources'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

type Change = { id: string; name?: string; parentId?: string | null }

export const useUpdateFolder = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => api.call(updateFolder, { params: { id }, body }),
  })
}
