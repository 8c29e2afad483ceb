import { attachTelegram, beginGoogle, describeLink, INIT_DATA_HEADER } from '@kadr/contract/auth'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi, useServices } from '../../../platform/services.tsx'

export const useLinkDescription = (linkToken: string) =>
  useQuery(useApi().query(describeLink, { params: { linkToken } }))

/** Links the Telegram account of this mini-app to the profile behind the link token, and signs in as it. */
export const useAttachTelegram = (initData: string) => {
  const { api, signIn } = useServices()
  return useMutation({
    mutationFn: (linkToken: string) =>
      api.call(attachTelegram, { body: { linkToken }, headers: { [INIT_DATA_HEADER]: initData } }),
    onSuccess: (signedIn) => signIn.accept({ signedIn, authType: 'telegram', initData }),
  })
}

/** Returns Google's consent URL; with a link token, Google is linked to that profile. */
export const useBeginGoogle = () =>
  useApiMutation((api, linkToken: string | undefined) =>
    api.call(beginGoogle, { body: linkToken === undefined ? {} : { linkToken } }),
  )
