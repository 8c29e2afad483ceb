import { cancelAi } from '@kadr/contract/ai'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'

/** From any tab; a request that is over stays as it is. */
export const useCancelAi = () => {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(cancelAi, { params: { id } }) })
}
