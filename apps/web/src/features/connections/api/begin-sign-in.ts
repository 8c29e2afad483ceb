import { beginHandover } from '@kadr/contract/connect-handover'
import type { Network } from '@kadr/contract/networks'
import { useMutation } from '@tanstack/react-query'
import type { OAuthWay } from '../../../networks/network.ts'
import { useApi } from '../../../platform/services.tsx'

export type SignInRequest = {
  network: Network
  way: OAuthWay
  /** The sign-in goes on in a browser that does not know this session. */
  isElsewhere: boolean
}

/** Asks where the person signs in at the network. */
export const useBeginSignIn = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ network, way, isElsewhere }: SignInRequest) =>
      isElsewhere ? api.call(beginHandover, { body: { network, way: way.id } }) : way.getUrl(api),
  })
}
