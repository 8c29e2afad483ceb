import { logoutEverywhere } from '@kadr/contract/identity/auth'
import {
  beginExport,
  beginLink,
  DELETION_PHRASE,
  deleteMe,
  exportMe,
  listSessions,
  revokeSession,
  type SignInProvider,
  type Theme,
  type UpdateUser,
  type User,
  unlinkSignIn,
  updateMe,
} from '@kadr/contract/identity/users'
import { useMutation } from '@tanstack/react-query'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'
import { useServices } from '../../../../platform/api/services.tsx'

export const useUpdateMe = () => {
  const { api, account } = useServices()
  return useMutation({
    mutationFn: (body: UpdateUser) => api.call(updateMe, { body }),
    onSuccess: (user) => account.setState({ user, selectedCurrency: user.selectedCurrency }),
  })
}

/** Shown at once, and given back when the server refuses it. */
export const useChooseTheme = () => {
  const { api, account } = useServices()
  const show = (user: User | null) => {
    if (user) account.setState({ user })
  }
  return useMutation({
    mutationFn: (theme: Theme) => api.call(updateMe, { body: { theme } }),
    onMutate: (theme) => {
      const { user } = account.getState()
      show(user && { ...user, theme })
      return user
    },
    onSuccess: show,
    onError: (_error, _theme, before) => show(before ?? null),
  })
}

export const useDeleteMe = () =>
  useApiMutation((api) => api.call(deleteMe, { body: { confirmation: DELETION_PHRASE } }))

export const useExportMe = () => useApiMutation((api) => api.call(exportMe))

export const useBeginExport = () => useApiMutation((api) => api.call(beginExport))

export const useBeginLink = () =>
  useApiMutation((api, provider: SignInProvider) => api.call(beginLink, { params: { provider } }))

export const useUnlinkSignIn = () =>
  useApiMutation((api, provider: SignInProvider) =>
    api.call(unlinkSignIn, { params: { provider } }),
  )

export const useRevokeSession = () =>
  useOptimisticMutation({
    send: (api, id: string) => api.call(revokeSession, { params: { id } }),
    cached: (api) => api.query(listSessions),
    change: (rows, id) => rows.filter((row) => row.id !== id),
  })

export const useLogoutEverywhere = () => useApiMutation((api) => api.call(logoutEverywhere))
