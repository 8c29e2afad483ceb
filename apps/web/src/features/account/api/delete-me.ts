import { DELETION_PHRASE, deleteMe } from '@kadr/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useDeleteMe = () => {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(deleteMe, { body: { confirmation: DELETION_PHRASE } }),
  })
}
