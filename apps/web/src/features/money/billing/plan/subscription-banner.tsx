import { Link } from '@tanstack/react-router'
import { useDismissal } from '../../../../platform/storage/dismissed-warnings.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useSubscription } from '../api/billing.queries.ts'
import { useBilling } from '../api/plan.queries.ts'
import { copy } from '../copy.ts'
import { LatePaymentBanner } from './late-payment-banner.tsx'
import { usePlanZone } from './plan-day.ts'
import { PLANS_PLACE } from './plan-search.ts'
import { type SubscriptionNotice, subscriptionNotice } from './subscription-notice.ts'

type Props = { notice: SubscriptionNotice; onDismiss: () => void }

/** A notice with a deadline can't be dismissed. */
export const SubscriptionBanner = ({ notice, onDismiss }: Props) => (
  <Banner
    tone={notice.tone}
    title={notice.title}
    text={notice.text}
    action={
      <LinkButton asChild variant="secondary" size="sm">
        <Link {...PLANS_PLACE}>{copy.compare}</Link>
      </LinkButton>
    }
    {...(notice.kind !== 'expired' && { onDismiss })}
  />
)

export const SubscriptionNoticeSlot = () => {
  const { subscription } = useSubscription()
  const timeZone = usePlanZone()
  const isLate = subscription?.renewal === 'past_due'
  const { data: billing } = useBilling({ isWanted: isLate })
  const notice = subscription && subscriptionNotice({ subscription, now: new Date() })
  const dismissKey = `subscription:${notice?.dismissKey}`
  const { isDismissed, dismiss } = useDismissal(dismissKey)
  if (isLate && notice?.kind !== 'expired') {
    return billing ? <LatePaymentBanner billing={billing} timeZone={timeZone} /> : null
  }
  if (!notice || (isDismissed && notice.kind !== 'expired')) return null
  return <SubscriptionBanner notice={notice} onDismiss={dismiss} />
}
