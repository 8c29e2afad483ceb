import { Link } from '@tanstack/react-router'
import { useDismissal } from '../../../platform/dismissed-warnings.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useSubscription } from '../api/billing.queries.ts'
import { copy } from '../copy.ts'
import { PLANS_PLACE } from '../model/plan-search.ts'
import { type SubscriptionNotice, subscriptionNotice } from '../model/subscription-notice.ts'

type Props = { notice: SubscriptionNotice; onDismiss: () => void }

/** What has a deadline can't be dismissed. */
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
    {...(notice.kind !== 'expired' && notice.kind !== 'unpaid' && { onDismiss })}
  />
)

export const SubscriptionNoticePlace = () => {
  const { subscription } = useSubscription()
  const notice = subscription && subscriptionNotice({ subscription, now: new Date() })
  const dismissKey = `subscription:${notice?.dismissKey}`
  const { isDismissed, dismiss } = useDismissal(dismissKey)
  if (!notice || (isDismissed && notice.kind !== 'expired')) return null
  return <SubscriptionBanner notice={notice} onDismiss={dismiss} />
}
