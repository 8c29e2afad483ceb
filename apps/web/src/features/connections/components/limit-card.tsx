import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'
import type { PlanRoom } from '../model/plan-room.ts'

type Props = {
  /** Undefined while the plan loads. */
  room: PlanRoom | undefined
  isFailed: boolean
  onRetry: () => void
  plansLink: ReactNode
}

export const LimitCard = ({ room, isFailed, onRetry, plansLink }: Props) => {
  if (room) {
    return (
      <Card className="grid content-start justify-items-start gap-3 *:first:w-full">
        <Meter
          label={copy.limit.meter}
          value={room.used}
          of={room.limit}
          isUnlimited={room.isUnlimited}
        />
        <p className="text-label text-ink-2">{room.text}</p>
        {room.hasRoom ? null : plansLink}
      </Card>
    )
  }
  if (isFailed) {
    return (
      <Card role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label">{copy.limit.failed}</p>
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {copy.limit.retry}
        </Button>
      </Card>
    )
  }
  return (
    <Card>
      <SkeletonGroup label={copy.limit.loading} className="grid gap-3">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-1.5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
    </Card>
  )
}
