import { beginHandover, finishHandover } from '@kadr/contract/connect-handover'
import { refreshConnection, updateNotifications } from '@kadr/contract/connecting'
import { type Connection, getConnections } from '@kadr/contract/connections'
import type { Network } from '@kadr/contract/networks'
import { useMutation } from '@tanstack/react-query'
import { getNetwork } from '../../../networks/index.ts'
import type { Attached, OAuthGrant, OAuthWay } from '../../../networks/network.ts'
import type { Api } from '../../../platform/api-client.ts'
import { useApi } from '../../../platform/services.tsx'
import { useApiMutation, useOptimisticMutation } from '../../../platform/use-api-mutation.ts'

export type SignInRequest = {
  network: Network
  way: OAuthWay
  /** The sign-in goes on in a browser that does not know this session. */
  isElsewhere: boolean
}

/** Gives the address where the user signs in at the network. */
export const useBeginSignIn = () =>
  useApiMutation((api, { network, way, isElsewhere }: SignInRequest) =>
    isElsewhere ? api.call(beginHandover, { body: { network, way: way.id } }) : way.getUrl(api),
  )

/** Finishes in the name of the session that gave the ticket. */
export const attachByHandover = ({ api, grant }: { api: Api; grant: OAuthGrant }) => {
  const { kind: _kind, ...body } = grant
  return api.call(finishHandover, { body })
}

/** Attaches an account by what was typed. Passwords are among it, so nothing of it outlives the call. */
export const useAttachAccount = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (attach: (api: Api) => Promise<Attached>) => attach(api),
    gcTime: 0,
  })
}

export const useDetachConnection = () =>
  useApiMutation((api, { network, id }: Connection) => getNetwork(network).detach(api, id))

/** Checks at the network whether the access still works, and renews it. */
export const useRefreshConnection = () =>
  useApiMutation((api, { network, id }: Connection) =>
    api.call(refreshConnection, { params: { provider: network, id } }),
  )

export const useUpdateNotifications = () =>
  useOptimisticMutation({
    send: (api, isTelegramNotificationsEnabled: boolean) =>
      api.call(updateNotifications, { body: { isTelegramNotificationsEnabled } }),
    cached: (api) => api.query(getConnections),
    change: (now, isTelegramNotificationsEnabled) => ({ ...now, isTelegramNotificationsEnabled }),
  })
