import type { Payment } from '@kadr/contract/money/billing'
import { formatMoney } from '@kadr/domain/money/money'
import { getPlan } from '@kadr/domain/money/plans'
import { Download } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { saveTextFile } from '../../../../platform/storage/save-text-file.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useReceipt } from '../api/plan.mutations.ts'
import { usePayments } from '../api/plan.queries.ts'
import { planCopy } from './copy.ts'
import { planDay } from './plan-day.ts'

const PaymentRow = ({ payment, timeZone }: { payment: Payment; timeZone: string }) => {
  const receipt = useReceipt()
  const { amount, refunded, paidAt, plan, billingPeriod, methodTitle } = payment
  const save = async () => {
    try {
      const { fileName, html } = await receipt.mutateAsync(payment.id)
      saveTextFile({ name: fileName, text: html, type: 'text/html' })
    } catch (error) {
      notify.error(failureText(error))
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">
          {getPlan(plan).title}, {planCopy.lengths[billingPeriod]}
        </p>
        <p className="text-label text-ink-3">
          {[planDay({ at: paidAt, timeZone, now: new Date() }), methodTitle]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <div className="text-right">
          <p className="font-semibold whitespace-nowrap">{formatMoney(amount)}</p>
          {refunded > 0 ? (
            <p className="text-caption text-ink-3">
              {planCopy.refunded(formatMoney({ amount: refunded, currency: amount.currency }))}
            </p>
          ) : null}
        </div>
        <Button
          variant="ghost"
          size="sm"
          isLoading={receipt.isPending}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void save()}
        >
          {planCopy.receipt}
        </Button>
      </div>
    </li>
  )
}

export const PaymentHistory = ({ timeZone }: { timeZone: string }) => {
  const { data: payments } = usePayments()
  if (!payments) return null
  return (
    <Section title={planCopy.history} id="payments">
      <Card className="py-1">
        {payments.length === 0 ? (
          <p className="py-3 text-label text-ink-3">{planCopy.noPayments}</p>
        ) : (
          <ul>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}
