import { beginExport } from '@kadr/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useBeginExport = () => {
  const api = useApi()
  return useMutation({ mutationFn: () => api.call(beginExport) })
}
