import type { Subscription } from '@kadr/contract/money/subscription'
import { countOf, type PluralForms, plural } from '@kadr/domain/base/plural'
import { getPlan, isSelfRenewing } from '@kadr/domain/money/plans'
import {
  daysUntilExpiry,
  EXPIRED_TEXT,
  isExpired,
  isExpiringSoon,
} from '@kadr/domain/money/subscription-state'
import { copy } from '../copy.ts'

export type SubscriptionNotice = {
  kind: 'trial' | 'expiring' | 'expired'
  tone: 'info' | 'warning' | 'danger'
  title: string
  text: string
  /** Depends on the period and the state, so a dismissed notice returns when either changes. */
  dismissKey: string
}

const DAYS: PluralForms = ['день', 'дня', 'дней']
const LEFT: PluralForms = ['остался', 'осталось', 'осталось']

const daysLeft = (days: number) =>
  `${plural({ count: days, forms: LEFT })} ${countOf({ count: days, forms: DAYS })}`

type Moment = { subscription: Subscription; now: Date }

const paidNotice = ({ subscription, now }: Moment): SubscriptionNotice | undefined => {
  const { type, expiresAt } = subscription
  const plan = getPlan(type).title
  const dismissKey = `${type}:${expiresAt}`
  if (isExpired({ expiresAt, now })) {
    return {
      kind: 'expired',
      tone: 'danger',
      title: subscription.isFreeTrialUser ? copy.banner.trialOverTitle : EXPIRED_TEXT,
      text: copy.banner.expiredText(plan),
      dismissKey: `expired:${dismissKey}`,
    }
  }
  // A late payment has a banner of its own, with what mends it.
  if (subscription.renewal === 'past_due') return undefined
  const isTrial = subscription.isFreeTrialUser
  const isSoon = isExpiringSoon({ type, expiresAt, isTrial, now })
  if (subscription.renewal === 'on' || !isSoon) return undefined
  const days = daysLeft(daysUntilExpiry({ expiresAt, now }))
  return {
    kind: 'expiring',
    tone: 'warning',
    title: isTrial ? copy.banner.trialEndsTitle(days) : copy.banner.expiringTitle({ plan, days }),
    text: isTrial ? copy.banner.trialEndsText : copy.banner.expiringText,
    dismissKey: `expiring:${dismissKey}`,
  }
}

const trialNotice = ({ subscription, now }: Moment): SubscriptionNotice => {
  const { type, expiresAt } = subscription
  if (isSelfRenewing(type)) {
    const { trialTitle, trialText } = copy.banner
    return { kind: 'trial', tone: 'info', title: trialTitle, text: trialText, dismissKey: 'trial' }
  }
  return {
    kind: 'trial',
    tone: 'info',
    title: copy.banner.trialEndsTitle(daysLeft(daysUntilExpiry({ expiresAt, now }))),
    text: copy.banner.trialEndsText,
    dismissKey: `trial:${type}:${expiresAt}`,
  }
}

/** At most one notice, the most severe first. */
export const subscriptionNotice = ({
  subscription,
  now,
}: Moment): SubscriptionNotice | undefined => {
  const urgent = isSelfRenewing(subscription.type) ? undefined : paidNotice({ subscription, now })
  if (urgent) return urgent
  return subscription.isFreeTrialUser ? trialNotice({ subscription, now }) : undefined
}
