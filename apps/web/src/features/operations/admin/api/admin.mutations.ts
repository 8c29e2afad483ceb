import type { RouteRequest } from '@kadr/contract/base/route'
import {
  blockPerson,
  listSwitches,
  pauseNetwork,
  retryJob,
  setSwitch,
  settleComplaint,
} from '@kadr/contract/operations/admin'
import {
  beginFactor,
  confirmFactor,
  enterInstallation,
  leaveInstallation,
} from '@kadr/contract/operations/admin-entry'
import { useApiMutation, useOptimisticMutation } from '../../../../platform/api/api-hooks.ts'

export const useBeginFactor = () => useApiMutation((api) => api.call(beginFactor))

export const useConfirmFactor = () =>
  useApiMutation((api, factorCode: string) => api.call(confirmFactor, { body: { factorCode } }))

export const useEnter = () =>
  useApiMutation((api, factorCode: string) => api.call(enterInstallation, { body: { factorCode } }))

export const useLeave = () => useApiMutation((api) => api.call(leaveInstallation))

export const useBlockPerson = () =>
  useApiMutation((api, request: RouteRequest<typeof blockPerson>) => api.call(blockPerson, request))

export const useRetryJob = () =>
  useApiMutation((api, id: string) => api.call(retryJob, { params: { id } }))

export const usePauseNetwork = () =>
  useApiMutation((api, request: RouteRequest<typeof pauseNetwork>) =>
    api.call(pauseNetwork, request),
  )

/** It has turned before the server says so, and turns back if that refuses. */
export const useSetSwitch = () =>
  useOptimisticMutation({
    send: (api, request: RouteRequest<typeof setSwitch>) => api.call(setSwitch, request),
    cached: (api) => api.query(listSwitches),
    change: (switches, { params, body }) =>
      switches.map((one) =>
        one.name === params.name
          ? { ...one, onSince: body.isOn ? new Date().toISOString() : null }
          : one,
      ),
    scope: 'switches',
  })

export const useSettleComplaint = () =>
  useApiMutation((api, request: RouteRequest<typeof settleComplaint>) =>
    api.call(settleComplaint, request),
  )
