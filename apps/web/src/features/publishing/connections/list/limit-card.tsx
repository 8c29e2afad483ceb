import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Meter } from '../../../../ui/feedback/meter.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import type { AccountQuota } from './account-quota.ts'

type Props = {
  /** Undefined while the plan loads. */
  quota: AccountQuota | undefined
  isFailed: boolean
  onRetry: () => void
  plansLink: ReactNode
}

export const LimitCard = ({ quota, isFailed, onRetry, plansLink }: Props) => {
  if (quota) {
    return (
      <Card className="grid content-start justify-items-start gap-3 *:first:w-full">
        <Meter
          label={copy.limit.meter}
          value={quota.used}
          of={quota.limit}
          isUnlimited={quota.isUnlimited}
        />
        <p className="text-label text-ink-2">{quota.text}</p>
        {quota.hasFree ? null : plansLink}
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
