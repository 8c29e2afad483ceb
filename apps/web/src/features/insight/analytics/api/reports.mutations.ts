import type { RouteRequest } from '@kadr/contract/base/route'
import { createReport, makeReportFile, revokeReport } from '@kadr/contract/insight/reports'
import {
  refreshFigures,
  trackAccount,
  untrackAccount,
} from '@kadr/contract/insight/tracked-accounts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

export const useMakeReportFile = () =>
  useApiMutation((api, body: RouteRequest<typeof makeReportFile>['body']) =>
    api.call(makeReportFile, { body }),
  )

export const useCreateReport = () =>
  useApiMutation((api, body: RouteRequest<typeof createReport>['body']) =>
    api.call(createReport, { body }),
  )

export const useRevokeReport = () =>
  useApiMutation((api, id: string) => api.call(revokeReport, { params: { id } }))

export const useTrackAccount = () =>
  useApiMutation((api, link: string) => api.call(trackAccount, { body: { link } }))

export const useUntrackAccount = () =>
  useApiMutation((api, id: string) => api.call(untrackAccount, { params: { id } }))

export const useRefreshFigures = () =>
  useApiMutation((api) => api.call(refreshFigures, { body: {} }))
