import type { Billing } from '@kadr/contract/money/billing'
import { describeLatePayment, LATE_PAYMENT_LABELS } from '@kadr/domain/money/late-payment'
import { formatMoney } from '@kadr/domain/money/money'
import { getPlan } from '@kadr/domain/money/plans'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useSetReceiptEmail } from '../api/plan.mutations.ts'
import { copy } from '../copy.ts'
import { planDay } from './plan-day.ts'
import { ReceiptEmailForm } from './receipt-email-form.tsx'

type Props = { billing: Billing; timeZone: string }
type Story = ReturnType<typeof describeLatePayment>

/** Opens the checkout of the overdue period; paying it saves the card that pays. */
const LATE_PAYMENT_PLACE = { to: '/account/plan', search: { pay: 'late' } } as const

/** The saved card is charged as soon as there is an address, so nothing has to be paid by hand. */
const MissingEmailBanner = ({
  story,
  renewal: { plan, amount },
  known,
}: {
  story: Story
  renewal: NonNullable<Billing['renewal']>
  known: string | null
}) => {
  const saving = useSetReceiptEmail()
  return saving.isSuccess ? (
    <Banner
      title={copy.late.renewing(getPlan(plan).title)}
      text={<span role="status">{copy.late.emailSaved(formatMoney(amount))}</span>}
    />
  ) : (
    <Banner tone="danger" {...story} action={<ReceiptEmailForm saving={saving} known={known} />} />
  )
}

/** A charge that failed comes first: it has a deadline. */
export const LatePaymentBanner = ({ billing: { renewal, email }, timeZone }: Props) => {
  if (renewal?.state !== 'past_due' || !renewal.graceEndsAt) return null
  const now = new Date()
  const { plan, amount, failure, chargesAt, graceEndsAt } = renewal
  const story = describeLatePayment({
    late: { plan, amount, reason: failure, retriesAt: chargesAt, graceEndsAt },
    dayOf: (at) => planDay({ at, timeZone, now }),
  })
  if (renewal.problem === 'email') {
    return <MissingEmailBanner story={story} renewal={renewal} known={email} />
  }
  return (
    <Banner
      tone="danger"
      {...story}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton asChild size="sm">
            <Link {...LATE_PAYMENT_PLACE}>{LATE_PAYMENT_LABELS.pay}</Link>
          </LinkButton>
          {renewal.problem === 'card' ? (
            <LinkButton asChild variant="secondary" size="sm">
              <Link {...LATE_PAYMENT_PLACE}>{LATE_PAYMENT_LABELS.changeCard}</Link>
            </LinkButton>
          ) : null}
        </div>
      }
    />
  )
}
