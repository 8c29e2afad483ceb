import {
  attachTelegram,
  beginOauth,
  INIT_DATA_HEADER,
  type MoveOffer,
  moveSignIn,
} from '@kadr/contract/identity/auth'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { useMutation } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useServices } from '../../../../platform/api/services.tsx'

/** Links the Telegram account of this mini-app to the profile behind the link token, and signs in as it. */
export const useAttachTelegram = (initData: string) => {
  const { api, signIn } = useServices()
  return useMutation({
    mutationFn: (linkToken: string) =>
      api.call(attachTelegram, { body: { linkToken }, headers: { [INIT_DATA_HEADER]: initData } }),
    onSuccess: (answer) => {
      if (!('offer' in answer)) signIn.accept({ signedIn: answer, authType: 'telegram', initData })
    },
  })
}

/** Has the offered account open the wanted profile, and signs in to it. */
export const useMoveSignIn = (initData?: string) => {
  const { api, signIn } = useServices()
  return useMutation({
    mutationFn: ({ moveToken }: MoveOffer) => api.call(moveSignIn, { body: { moveToken } }),
    onSuccess: (signedIn, { provider }) =>
      signIn.accept({ signedIn, authType: provider, initData: initData ?? null }),
  })
}

/** Returns the address of the provider's page; with a link token, the account is linked to that profile. */
export const useBeginOauth = () =>
  useApiMutation(
    (api, { provider, linkToken }: { provider: OauthProvider; linkToken: string | undefined }) =>
      api.call(beginOauth, {
        params: { provider },
        body: linkToken === undefined ? {} : { linkToken },
      }),
  )
