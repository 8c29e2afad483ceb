import {
  createReport,
  listReports,
  makeReportFile,
  openSharedReport,
  revokeReport,
} from '@kadr/contract/reports'
import type { RouteRequest } from '@kadr/contract/route'
import {
  listTrackedAccounts,
  refreshFigures,
  trackAccount,
  untrackAccount,
} from '@kadr/contract/tracked-accounts'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useReportLinks = () =>
  useQuery({ ...useApi().query(listReports), enabled: useIsSignedIn() })

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

/** Each opening is counted, so it is asked for once and not again on focus. */
export const useSharedReport = ({
  token,
  password,
}: {
  token: string
  password: string | undefined
}) =>
  useQuery({
    ...useApi().query(openSharedReport, {
      params: { token },
      body: password === undefined ? {} : { password },
    }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useTrackedAccounts = () =>
  useQuery({ ...useApi().query(listTrackedAccounts), enabled: useIsSignedIn() })

export const useTrackAccount = () =>
  useApiMutation((api, link: string) => api.call(trackAccount, { body: { link } }))

export const useUntrackAccount = () =>
  useApiMutation((api, id: string) => api.call(untrackAccount, { params: { id } }))

export const useRefreshFigures = () =>
  useApiMutation((api) => api.call(refreshFigures, { body: {} }))
