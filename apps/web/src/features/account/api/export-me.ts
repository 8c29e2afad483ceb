import { exportMe } from '@kadr/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useExportMe = () => {
  const api = useApi()
  return useMutation({ mutationFn: () => api.call(exportMe) })
}
