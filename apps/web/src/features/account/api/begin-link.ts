import { beginLink, type SignInProvider } from '@kadr/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useBeginLink = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (provider: SignInProvider) => api.call(beginLink, { params: { provider } }),
  })
}
