import { getMe, type UpdateUser, updateMe } from '@kadr/contract/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, useServices } from '../../../platform/services.tsx'

export const useUpdateMe = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { account } = useServices()
  return useMutation({
    mutationFn: (body: UpdateUser) => api.call(updateMe, { body }),
    onSuccess: (user) => {
      queries.setQueryData(api.query(getMe).queryKey, user)
      account.setState({ user, selectedCurrency: user.selectedCurrency })
    },
  })
}
