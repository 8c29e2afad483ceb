import type { Billing } from '@kadr/contract/billing'
import type { Subscription } from '@kadr/contract/subscription'
import { formatMoney } from '@kadr/domain/billing/money'
import { getPlan } from '@kadr/domain/plans'
import { CreditCard, Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useRemoveMethod, useResumeRenewal, useStopRenewal } from '../api/plan.mutations.ts'
import { planDay } from '../model/plan-day.ts'
import { planCopy } from '../plan-copy.ts'

type Props = { billing: Billing; subscription: Subscription; timeZone: string }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined)

type ActionProps = {
  label: string
  title: string
  text: string
  done: string
  run: { isPending: boolean; mutateAsync: () => Promise<unknown> }
}

/** Two taps: the link and the confirmation. */
const ConfirmedAction = ({ label, title, text, done, run }: ActionProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const confirm = async () => {
    try {
      await run.mutateAsync()
      setIsOpen(false)
      notify.success(done)
    } catch (error) {
      notify.error(messageOf(error) ?? title)
    }
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={label}
      cancelLabel={planCopy.keep}
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

/** Next charge, method, and how to end both. */
export const RenewalPanel = ({ billing, subscription, timeZone }: Props) => {
  const stop = useStopRenewal()
  const resume = useResumeRenewal()
  const remove = useRemoveMethod()
  const { renewal, method, next } = billing
  if (!renewal || subscription.status === 'expired') return null
  const now = new Date()
  const day = planDay({ at: renewal.chargesAt, timeZone, now })
  const isOn = renewal.state !== 'off'
  const end = planDay({ at: subscription.expiresAt ?? renewal.chargesAt, timeZone, now })
  const turnOn = async () => {
    try {
      await resume.mutateAsync()
      notify.success(planCopy.resumed)
    } catch (error) {
      notify.error(messageOf(error) ?? planCopy.resume)
    }
  }
  return (
    <div className="grid content-start gap-2 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
      <p className="text-label text-ink-3">{isOn ? planCopy.next : planCopy.paidUntil}</p>
      <p className="font-semibold">{isOn ? `${day}, ${formatMoney(renewal.amount)}` : end}</p>
      {isOn && renewal.plan !== subscription.type ? (
        <p className="text-label text-ink-2">{getPlan(renewal.plan).title}</p>
      ) : null}
      {next ? (
        <p className="text-label text-ink-2">
          {planCopy.afterwards(
            getPlan(next.plan).title,
            planDay({ at: next.startsAt, timeZone, now }),
          )}
        </p>
      ) : null}
      {method ? (
        <p className="flex items-center gap-2 text-label">
          <CreditCard aria-hidden="true" className="size-4 text-ink-3" />
          {method.title}
        </p>
      ) : null}
      {renewal.isByProvider ? (
        <p className="flex items-center gap-2 text-label">
          <Star aria-hidden="true" className="size-4 text-ink-3" />
          {planCopy.byTelegram}
        </p>
      ) : null}
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {isOn ? (
          <ConfirmedAction
            label={planCopy.stop}
            title={planCopy.stopTitle}
            text={planCopy.stopText(end)}
            done={planCopy.stopped}
            run={stop}
          />
        ) : null}
        {!isOn && (method || renewal.isByProvider) ? (
          <Button
            variant="ghost"
            size="sm"
            isLoading={resume.isPending}
            onClick={() => void turnOn()}
          >
            {planCopy.resume}
          </Button>
        ) : null}
        {method ? (
          <ConfirmedAction
            label={planCopy.remove}
            title={planCopy.removeTitle}
            text={planCopy.removeText(end)}
            done={planCopy.removed}
            run={remove}
          />
        ) : null}
      </div>
    </div>
  )
}
