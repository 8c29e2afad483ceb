import { cancelTarget, removeTarget, retryTarget, settleTarget } from '@kadr/contract/posts'
import type { RouteRequest } from '@kadr/contract/route'
import { usePostChange } from './post-change.ts'

type Params = RouteRequest<typeof retryTarget>['params']

export const useRetryTarget = () =>
  usePostChange((api, params: Params) => api.call(retryTarget, { params }))

export const useCancelTarget = () =>
  usePostChange((api, params: Params) => api.call(cancelTarget, { params }))

export const useRemoveTarget = () =>
  usePostChange((api, params: Params) => api.call(removeTarget, { params }))

type Settling = { params: Params } & RouteRequest<typeof settleTarget>

export const useSettleTarget = () =>
  usePostChange((api, input: Settling) => api.call(settleTarget, input))
