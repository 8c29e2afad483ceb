import { AiMeter, TemplateMark } from '../../../../ai/ask/ai-note.tsx'
import type { useAiPermit } from '../../../../ai/ask/use-ai-request.ts'
import { copy as assist } from '../../../../ai/copy.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

type Props = { permit: ReturnType<typeof useAiPermit> }

export const StatusCard = ({ permit: { status, isError, isFetching, refetch } }: Props) => {
  if (!status) {
    return isError ? (
      <Card className="grid gap-2">
        <p className="text-label">{copy.statusFailed}</p>
        <Button variant="secondary" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {assist.retry}
        </Button>
      </Card>
    ) : (
      <Skeleton className="h-28 rounded-card" />
    )
  }
  const { meters, limits, isOffline, engineName } = status
  return (
    <Card className="grid gap-3">
      <AiMeter status={status} />
      <p className="flex flex-wrap justify-between gap-x-4 text-label text-ink-3 tabular-nums">
        <span>{copy.today(meters.doneToday)}</span>
        <span>{copy.minute({ count: meters.lastMinute, of: limits.requestsPerMinute })}</span>
      </p>
      {isOffline ? (
        <div>
          <TemplateMark />
        </div>
      ) : (
        <p className="text-label text-ink-3">{copy.engine(engineName)}</p>
      )}
    </Card>
  )
}
