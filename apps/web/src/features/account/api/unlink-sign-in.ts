import { type SignInProvider, unlinkSignIn } from '@kadr/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useUnlinkSignIn = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (provider: SignInProvider) => api.call(unlinkSignIn, { params: { provider } }),
  })
}
