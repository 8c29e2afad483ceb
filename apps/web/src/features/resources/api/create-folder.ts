import { createFolder } from '@kadr/contract/resources'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useCreateFolder = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (body: { name: string; parentId: string | null }) =>
      api.call(createFolder, { body }),
  })
}
