import type { Billing } from '@kadr/contract/billing'
import type { BillingPeriod } from '@kadr/contract/primitives'
import type { Plan } from '@kadr/contract/subscription'
import { getPlan } from '@kadr/domain/plans'
import { formatPrice, monthlyPrice, priceFor } from '@kadr/domain/prices'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useSchedulePlan } from '../api/plan.mutations.ts'
import { planDay } from '../model/plan-day.ts'
import { planCopy } from '../plan-copy.ts'

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
  const day = planDay({
    at: billing.current?.endsAt ?? renewal.chargesAt,
    timeZone,
    now: new Date(),
  })
  const { currency } = renewal.amount
  const monthly = currency === 'XTR' ? 0 : monthlyPrice({ plan, currency })
  const price =
    currency === 'XTR'
      ? ''
      : `${formatPrice({ amount: priceFor({ monthly, period: billingPeriod }), currency })} ${planCopy.prices[billingPeriod]}`
  const confirm = async () => {
    try {
      await schedule.mutateAsync({ planId: plan.id, billingPeriod })
      notify.success(planCopy.scheduled(title, day))
      onClose()
    } catch (error) {
      notify.error(error instanceof Error ? error.message : planCopy.failed)
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
