import {
  attachByLaunch,
  beginOauth,
  INIT_DATA_HEADERS,
  type MoveOffer,
  moveSignIn,
} from '@kadr/contract/identity/auth'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { useMutation } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useServices } from '../../../../platform/api/services.tsx'
import type { SignedLaunch } from '../../../../platform/session/sign-in.ts'

/** Links the messenger's account of this mini-app to the profile behind the link token, and signs in as it. */
export const useAttachByLaunch = ({ messenger, initData }: SignedLaunch) => {
  const { api, signIn } = useServices()
  return useMutation({
    mutationFn: (linkToken: string) =>
      api.call(attachByLaunch, {
        body: { linkToken },
        headers: { [INIT_DATA_HEADERS[messenger]]: initData },
      }),
    onSuccess: (answer) => {
      if (!('offer' in answer)) signIn.accept({ signedIn: answer, authType: messenger, initData })
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
