import {
  changeReportSchedule,
  createReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
} from '@kadr/contract/report-schedules'
import type { RouteRequest } from '@kadr/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useReportSchedules = () =>
  useQuery({ ...useApi().query(listReportSchedules), enabled: useIsSignedIn() })

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
