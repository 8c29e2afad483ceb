import type { Billing } from '@kadr/contract/money/billing'
import type { Subscription } from '@kadr/contract/money/subscription'
import { LATE_PAYMENT_LABELS } from '@kadr/domain/money/late-payment'
import { formatMoney } from '@kadr/domain/money/money'
import { getPlan } from '@kadr/domain/money/plans'
import { Link } from '@tanstack/react-router'
import { CreditCard, Star } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import {
  useKeepPlan,
  useRemoveMethod,
  useResumeRenewal,
  useStopRenewal,
} from '../api/plan.mutations.ts'
import { planCopy } from './copy.ts'
import { planDay } from './plan-day.ts'

type Props = { billing: Billing; subscription: Subscription; timeZone: string }

type ActionProps = {
  label: string
  title: string
  text: string
  cancelLabel?: string
  run: { isPending: boolean; mutateAsync: () => Promise<unknown> }
}

/** A text button with a confirmation. */
const ConfirmedAction = ({ label, title, text, cancelLabel = planCopy.keep, run }: ActionProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const confirm = async () => {
    try {
      await run.mutateAsync()
      setIsOpen(false)
    } catch (error) {
      notify.error(failureText(error))
    }
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={label}
      cancelLabel={cancelLabel}
      open={isOpen}
      onOpenChange={setIsOpen}
      isPending={run.isPending}
      onConfirm={() => void confirm()}
      trigger={
        <Button variant="ghost" size="sm" className="justify-self-start">
          {label}
        </Button>
      }
    />
  )
}

/** The day of a charge is named only when there is one. */
const chargeLine = (
  { billing: { renewal, current }, subscription, timeZone }: Props,
  now: Date,
) => {
  const day = (at: string) => planDay({ at, timeZone, now })
  const end = subscription.expiresAt ? day(subscription.expiresAt) : ''
  if (!renewal || renewal.state === 'off') {
    return { label: current ? planCopy.paidUntil : planCopy.validUntil, value: end }
  }
  if (!renewal.chargesAt) return { label: planCopy.validUntil, value: end }
  return {
    label: renewal.state === 'past_due' ? planCopy.nextTry : planCopy.next,
    value: `${day(renewal.chargesAt)}, ${formatMoney(renewal.amount)}`,
  }
}

/** Another plan from the next charge on, which can be taken back. */
const PlannedPlan = ({ billing: { renewal, current }, timeZone }: Omit<Props, 'subscription'>) => {
  const keep = useKeepPlan()
  if (renewal?.state !== 'on' || !current) return null
  const isSame = renewal.plan === current.plan && renewal.billingPeriod === current.billingPeriod
  if (isSame) return null
  const { title } = getPlan(current.plan)
  const keepPlan = async () => {
    try {
      await keep.mutateAsync()
    } catch (error) {
      notify.error(failureText(error))
    }
  }
  return (
    <div className="grid justify-items-start">
      <p className="text-label text-ink-2">
        {planCopy.planned(
          getPlan(renewal.plan).title,
          planCopy.lengths[renewal.billingPeriod],
          planDay({ at: current.endsAt, timeZone, now: new Date() }),
        )}
      </p>
      <Button
        variant="text"
        size="sm"
        className="-ml-3"
        isLoading={keep.isPending}
        onClick={() => void keepPlan()}
      >
        {planCopy.keepPlan(title)}
      </Button>
    </div>
  )
}

const Method = ({ billing: { renewal, method } }: { billing: Billing }) => (
  <>
    {method ? (
      <p className="flex items-center gap-2 text-label">
        <CreditCard aria-hidden="true" className="size-4 text-ink-3" />
        {method.title}
      </p>
    ) : null}
    {renewal?.isByProvider ? (
      <p className="flex items-center gap-2 text-label">
        <Star aria-hidden="true" className="size-4 text-ink-3" />
        {planCopy.byTelegram}
      </p>
    ) : null}
  </>
)

const Actions = ({ billing: { renewal, method }, end }: { billing: Billing; end: string }) => {
  const stop = useStopRenewal()
  const resume = useResumeRenewal()
  const remove = useRemoveMethod()
  if (!renewal) return null
  const isOn = renewal.state !== 'off'
  const sum = formatMoney(renewal.amount)
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      {isOn && method ? (
        <LinkButton asChild variant="ghost" size="sm">
          <Link to="/account/plan" search={{ pay: 'next' }}>
            {LATE_PAYMENT_LABELS.changeCard}
          </Link>
        </LinkButton>
      ) : null}
      {isOn ? (
        <ConfirmedAction
          label={planCopy.stop}
          title={planCopy.stopTitle}
          text={planCopy.stopText(end)}
          run={stop}
        />
      ) : null}
      {renewal.canResume ? (
        <ConfirmedAction
          label={planCopy.resume}
          title={planCopy.resumeTitle}
          cancelLabel={planCopy.notNow}
          text={
            method && !renewal.isByProvider
              ? planCopy.resumeText({ end, sum, title: method.title })
              : planCopy.resumeByTelegram(sum)
          }
          run={resume}
        />
      ) : null}
      {method ? (
        <ConfirmedAction
          label={planCopy.remove}
          title={planCopy.removeTitle}
          text={planCopy.removeText(end)}
          run={remove}
        />
      ) : null}
    </div>
  )
}

/** Next charge, method, and how to change or end both. */
export const RenewalPanel = (props: Props) => {
  const { billing, subscription, timeZone } = props
  const { renewal, next } = billing
  if (!renewal || subscription.status === 'expired') return null
  const now = new Date()
  const day = (at: string) => planDay({ at, timeZone, now })
  const { label, value } = chargeLine(props, now)
  return (
    <div className="grid content-start gap-2 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
      <div role="status" className="grid gap-2">
        <p className="text-label text-ink-3">{label}</p>
        <p className="font-semibold">{value}</p>
      </div>
      <PlannedPlan billing={billing} timeZone={timeZone} />
      {next ? (
        <p className="text-label text-ink-2">
          {planCopy.afterwards(getPlan(next.plan).title, day(next.startsAt))}
        </p>
      ) : null}
      <Method billing={billing} />
      <Actions billing={billing} end={subscription.expiresAt ? day(subscription.expiresAt) : ''} />
    </div>
  )
}
