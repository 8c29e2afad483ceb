import { useDismissal } from '../../../platform/dismissed-warnings.ts'
import { useSubscription } from '../api/billing.queries.ts'
import { subscriptionNotice } from '../model/subscription-notice.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'

export const SubscriptionNoticePlace = () => {
  const { subscription } = useSubscription()
  const notice = subscription && subscriptionNotice({ subscription, now: new Date() })
  const dismissKey = `subscription:${notice?.dismissKey}`
  const { isDismissed, dismiss } = useDismissal(dismissKey)
  if (!notice || (isDismissed && notice.kind !== 'expired')) return null
  return <SubscriptionBanner notice={notice} onDismiss={dismiss} />
}
