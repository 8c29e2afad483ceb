import { refreshFigures } from '@kadr/contract/insight/tracked-accounts'
import { RotateCw } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useRefreshFigures } from '../api/reports.mutations.ts'
import { reportCopy as copy } from '../reports/copy.ts'
import { ReportButton } from '../reports/report-button.tsx'

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
