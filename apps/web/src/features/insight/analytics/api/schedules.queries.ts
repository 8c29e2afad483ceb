import { listReportSchedules } from '@kadr/contract/insight/report-schedules'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

export const useReportSchedules = () =>
  useQuery({ ...useApi().query(listReportSchedules), enabled: useIsSignedIn() })
