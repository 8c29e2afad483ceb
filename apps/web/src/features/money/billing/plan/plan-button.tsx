import type { Plan } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { planCopy } from './copy.ts'
import type { PlanOffer } from './plan-offer.ts'

type Props = {
  plan: Plan
  offer: PlanOffer
  canPay: boolean
  isMain: boolean
  onChoose: (planId: number) => void
}

const labelOf = ({ plan, offer }: Pick<Props, 'plan' | 'offer'>) => {
  if (offer.kind === 'year') return planCopy.goYear
  if (offer.kind === 'extend') return planCopy.extend
  return planCopy.go(getPlan(plan.name).title)
}

export const PlanButton = ({ plan, offer, canPay, isMain, onChoose }: Props) => {
  if (offer.kind === 'current') return null
  if (offer.kind === 'planned') return <Badge tone="accent">{planCopy.chosenNext}</Badge>
  return (
    <Button
      isFullWidth
      variant={isMain ? 'primary' : 'secondary'}
      disabled={!canPay}
      onClick={() => onChoose(plan.id)}
    >
      {labelOf({ plan, offer })}
    </Button>
  )
}
