import type { RouteRequest } from '@kadr/contract/base/route'
import {
  changeReportSchedule,
  createReportSchedule,
  deleteReportSchedule,
} from '@kadr/contract/insight/report-schedules'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

type New = RouteRequest<typeof createReportSchedule>['body']

type Change = RouteRequest<typeof changeReportSchedule>['body']

export const useCreateSchedule = () =>
  useApiMutation((api, body: New) => api.call(createReportSchedule, { body }))

export const useChangeSchedule = () =>
  useApiMutation((api, { id, ...body }: Change & { id: string }) =>
    api.call(changeReportSchedule, { params: { id }, body }),
  )

export const useDeleteSchedule = () =>
  useApiMutation((api, id: string) => api.call(deleteReportSchedule, { params: { id } }))
