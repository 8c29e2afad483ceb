import { beginHandover, finishHandover } from '@kadr/contract/publishing/connect-handover'
import { refreshConnection, updateNotifications } from '@kadr/contract/publishing/connecting'
import { type Connection, getConnections } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import { putSignature } from '@kadr/contract/publishing/signatures'
import { DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import { useMutation } from '@tanstack/react-query'
import { getNetwork } from '../../../../networks/index.ts'
import type { Attached, OAuthGrant, OAuthMethod } from '../../../../networks/network.ts'
import type { Api } from '../../../../platform/api/api-client.ts'
import { withMessage } from '../../../../platform/api/api-error.ts'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export type SignInRequest = {
  network: Network
  method: OAuthMethod
  /** The sign-in continues in a browser without this session. */
  isElsewhere: boolean
}

const named = (method: OAuthMethod, network: Network) =>
  method.id === DEFAULT_METHOD
    ? getNetwork(network).title
    : [getNetwork(network).title, ...method.id.split('-').map(capitalized)].join(' ')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the consent URL of the network. */
export const useBeginSignIn = () =>
  useApiMutation(async (api, { network, method, isElsewhere }: SignInRequest) => {
    try {
      return isElsewhere
        ? await api.call(beginHandover, { body: { network, method: method.id } })
        : await method.getUrl(api)
    } catch (error) {
      throw withMessage(error, `Failed to get ${named(method, network)} auth URL`)
    }
  })

const attach = async (request: Promise<Attached>) => {
  try {
    return await request
  } catch (error) {
    throw withMessage(error, 'Connection failed')
  }
}

/** Completes the sign-in with the network's answer. */
export const attachByGrant = ({
  api,
  method,
  grant,
}: {
  api: Api
  method: OAuthMethod
  grant: OAuthGrant
}) => attach(method.attach(api, grant))

/** Completes the sign-in on behalf of the session that issued the handover ticket. */
export const attachByHandover = ({ api, grant }: { api: Api; grant: OAuthGrant }) => {
  const { kind: _kind, ...body } = grant
  return attach(api.call(finishHandover, { body }))
}

/** The credentials include passwords, so nothing is cached after the call. */
export const useAttachAccount = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (send: (api: Api) => Promise<Attached>) => attach(send(api)),
    gcTime: 0,
  })
}

export const useDetachConnection = () =>
  useApiMutation((api, { network, id }: Connection) => getNetwork(network).detach(api, id))

/** Verifies the access at the network and refreshes the token. */
export const useRefreshConnection = () =>
  useApiMutation(async (api, { network, id }: Connection) => {
    try {
      return await api.call(refreshConnection, { params: { provider: network, id } })
    } catch (error) {
      throw withMessage(error, 'Failed to refresh token')
    }
  })

export const useUpdateNotifications = () =>
  useOptimisticMutation({
    send: (api, isTelegramNotificationsEnabled: boolean) =>
      api.call(updateNotifications, { body: { isTelegramNotificationsEnabled } }),
    cached: (api) => api.query(getConnections),
    change: (now, isTelegramNotificationsEnabled) => ({ ...now, isTelegramNotificationsEnabled }),
  })

export const usePutSignature = () =>
  useApiMutation((api, { id, signature }: { id: string; signature: string }) =>
    api.call(putSignature, { params: { id }, body: { signature } }),
  )
