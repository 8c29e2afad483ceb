import { duplicateReel } from '@kadr/contract/reels'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useDuplicateReel = () => {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(duplicateReel, { params: { id } }) })
}
