import type { Plan } from '@kadr/contract/subscription'
import { getPlan } from '@kadr/domain/plans'
import { Button } from '../../../ui/button.tsx'
import type { PlanOffer } from '../model/plan-offer.ts'
import { planCopy } from '../plan-copy.ts'

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

export const PlanButton = ({ plan, offer, canPay, isMain, onChoose }: Props) =>
  offer.kind === 'current' ? null : (
    <Button
      isFullWidth
      variant={isMain ? 'primary' : 'secondary'}
      disabled={!canPay}
      onClick={() => onChoose(plan.id)}
    >
      {labelOf({ plan, offer })}
    </Button>
  )
