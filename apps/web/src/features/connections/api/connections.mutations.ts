import { beginHandover, finishHandover } from '@kadr/contract/connect-handover'
import { refreshConnection, updateNotifications } from '@kadr/contract/connecting'
import { type Connection, getConnections } from '@kadr/contract/connections'
import type { Network } from '@kadr/contract/networks'
import { useMutation } from '@tanstack/react-query'
import { getNetwork } from '../../../networks/index.ts'
import type { Attached, OAuthGrant, OAuthMethod } from '../../../networks/network.ts'
import type { Api } from '../../../platform/api-client.ts'
import { useApi } from '../../../platform/services.tsx'
import { useApiMutation, useOptimisticMutation } from '../../../platform/use-api-mutation.ts'

export type SignInRequest = {
  network: Network
  method: OAuthMethod
  /** The sign-in continues in a browser without this session. */
  isElsewhere: boolean
}

/** Returns the consent URL of the network. */
export const useBeginSignIn = () =>
  useApiMutation((api, { network, method, isElsewhere }: SignInRequest) =>
    isElsewhere
      ? api.call(beginHandover, { body: { network, way: method.id } })
      : method.getUrl(api),
  )

/** Completes the sign-in on behalf of the session that issued the handover ticket. */
export const attachByHandover = ({ api, grant }: { api: Api; grant: OAuthGrant }) => {
  const { kind: _kind, ...body } = grant
  return api.call(finishHandover, { body })
}

/** The credentials include passwords, so nothing is cached after the call. */
export const useAttachAccount = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (attach: (api: Api) => Promise<Attached>) => attach(api),
    gcTime: 0,
  })
}

export const useDetachConnection = () =>
  useApiMutation((api, { network, id }: Connection) => getNetwork(network).detach(api, id))

/** Verifies the access at the network and refreshes the token. */
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
