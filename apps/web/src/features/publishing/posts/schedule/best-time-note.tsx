import { nextOccurrence } from '@kadr/domain/insight/next-occurrence'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useBestTime } from '../../../insight/analytics/api/analytics.queries.ts'
import { composerCopy } from '../composer/copy.ts'

const { when: copy } = composerCopy

type Props = { timeZone: string; onTime: (wallTime: string) => void }

/** From the workspace's own results; silent while there are too few of them. */
export default function BestTimeNote({ timeZone, onTime }: Props) {
  const { data } = useBestTime({})
  if (!data?.best) return null
  const { weekday, hour, count } = data.best
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-label text-ink-2">
      {copy.bestTime({ weekday, hour, count })}
      <Button
        variant="text"
        size="sm"
        onClick={() => onTime(nextOccurrence({ weekday, hour, now: new Date(), timeZone }))}
      >
        {copy.applyBestTime}
      </Button>
    </p>
  )
}
