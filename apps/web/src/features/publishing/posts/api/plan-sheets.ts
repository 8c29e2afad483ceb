import type { RouteRequest } from '@kadr/contract/base/route'
import {
  addPlanSheet,
  applyPlanSheet,
  checkPlanSheet,
  listPlanSheets,
  removePlanSheet,
} from '@kadr/contract/publishing/plan-sheets'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export const usePlanSheets = () => useQuery(useApi().query(listPlanSheets))

export const useAddSheet = () =>
  useApiMutation((api, body: RouteRequest<typeof addPlanSheet>['body']) =>
    api.call(addPlanSheet, { body }),
  )

export const useCheckSheet = () =>
  useApiMutation((api, id: string) => api.call(checkPlanSheet, { params: { id } }))

export const useApplySheet = () =>
  useApiMutation((api, { id, hash }: { id: string; hash: string }) =>
    api.call(applyPlanSheet, { params: { id }, body: { hash } }),
  )

export const useRemoveSheet = () =>
  useApiMutation((api, id: string) => api.call(removePlanSheet, { params: { id } }))
