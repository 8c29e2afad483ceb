import { attachTelegram, INIT_DATA_HEADER } from '@kadr/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'

/** Ties the Telegram account that runs the mini-app to the profile of the link, and signs in as it. */
export const useAttachTelegram = (initData: string) => {
  const { api, signIn } = useServices()
  return useMutation({
    mutationFn: (linkToken: string) =>
      api.call(attachTelegram, { body: { linkToken }, headers: { [INIT_DATA_HEADER]: initData } }),
    onSuccess: (signedIn) => signIn.accept({ signedIn, authType: 'telegram', initData }),
  })
}
