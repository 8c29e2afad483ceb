import { listReports, openSharedReport } from '@kadr/contract/insight/reports'
import { listTrackedAccounts } from '@kadr/contract/insight/tracked-accounts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useReportLinks = () =>
  useQuery({ ...useApi().query(listReports), enabled: useIsSignedIn() })

/** Each request counts as a view of the report, so it is never refetched. */
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
