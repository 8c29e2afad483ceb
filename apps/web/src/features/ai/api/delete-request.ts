import { deleteAiRequest } from '@kadr/contract/ai'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useDeleteRequest = () => {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(deleteAiRequest, { params: { id } }) })
}
