import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { Billing } from '@kadr/contract/money/billing'
import type { Plan } from '@kadr/contract/money/subscription'
import { getPlan } from '@kadr/domain/money/plans'
import { formatPrice, monthlyPrice, priceFor } from '@kadr/domain/money/prices'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useSchedulePlan } from '../api/plan.mutations.ts'
import { planCopy } from './copy.ts'
import { planDay } from './plan-day.ts'

type Props = {
  plan: Plan
  billing: Billing
  billingPeriod: BillingPeriod
  timeZone: string
  onClose: () => void
}

/** A lower plan from the next charge on. */
export const SchedulePlanDialog = ({ plan, billing, billingPeriod, timeZone, onClose }: Props) => {
  const schedule = useSchedulePlan()
  const { renewal } = billing
  if (!renewal) return null
  const { title } = getPlan(plan.name)
  const endsAt = billing.current?.endsAt ?? renewal.chargesAt
  if (!endsAt) return null
  const day = planDay({ at: endsAt, timeZone, now: new Date() })
  const { currency } = renewal.amount
  const monthly = monthlyPrice({ plan, currency })
  const amount = priceFor({ monthly, period: billingPeriod })
  const price = `${formatPrice({ amount, currency })} ${planCopy.prices[billingPeriod]}`
  const confirm = async () => {
    try {
      await schedule.mutateAsync({ planId: plan.id, billingPeriod })
      notify.success(planCopy.scheduled(title, day))
      onClose()
    } catch (error) {
      notify.error(failureText(error))
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={planCopy.scheduleTitle(title)}
      text={planCopy.scheduleText(title, day, price)}
      confirmLabel={planCopy.go(title)}
      isPending={schedule.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
