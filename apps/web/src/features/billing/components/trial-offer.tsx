import type { Billing } from '@kadr/contract/billing'
import { getPlan } from '@kadr/domain/plans'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useStartTrial } from '../api/plan.mutations.ts'
import { trialCopy } from '../plan-copy.ts'

const DAYS: PluralForms = ['день', 'дня', 'дней']

/** A week of a paid plan without a card, for those who have not had it. */
export const TrialOffer = ({ billing: { trial } }: { billing: Billing }) => {
  const start = useStartTrial()
  if (!trial) return null
  const days = countOf({ count: trial.days, forms: DAYS })
  const plan = getPlan(trial.plan).title
  const begin = async () => {
    try {
      await start.mutateAsync()
      notify.success(trialCopy.started(plan))
    } catch (error) {
      notify.error(error instanceof Error ? error.message : trialCopy.failed)
    }
  }
  return (
    <Banner
      title={trialCopy.title(plan, days)}
      text={trialCopy.text}
      action={
        <Button size="sm" isLoading={start.isPending} onClick={() => void begin()}>
          {trialCopy.start}
        </Button>
      }
    />
  )
}
