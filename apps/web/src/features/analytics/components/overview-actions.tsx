import { refreshFigures } from '@kadr/contract/tracked-accounts'
import { RotateCw } from 'lucide-react'
import { useCan } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useRefreshFigures } from '../api/reports.calls.ts'
import { reportCopy as copy } from '../report-copy.ts'
import { ReportButton } from './report-button.tsx'

export const OverviewActions = () => {
  const refresh = useRefreshFigures()
  const canRefresh = useCan(refreshFigures.action)
  return (
    <>
      {canRefresh ? (
        <Button
          variant="ghost"
          isLoading={refresh.isPending}
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          onClick={() =>
            refresh.mutate(undefined, {
              onSuccess: () => notify.info(copy.refreshed),
              onError: (error) => notify.error(failureText(error)),
            })
          }
        >
          {copy.refresh}
        </Button>
      ) : null}
      <ReportButton />
    </>
  )
}
