import { logoutEverywhere } from '@kadr/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useLogoutEverywhere = () => {
  const api = useApi()
  return useMutation({ mutationFn: () => api.call(logoutEverywhere) })
}
