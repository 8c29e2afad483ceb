import type { Billing } from '@kadr/contract/money/billing'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { getPlan } from '@kadr/domain/money/plans'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useStartTrial } from '../api/plan.mutations.ts'
import { trialCopy } from './copy.ts'

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
    } catch (error) {
      notify.error(failureText(error))
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
