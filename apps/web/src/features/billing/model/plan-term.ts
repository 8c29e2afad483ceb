import type { Subscription } from '@kadr/contract/subscription'
import { getPlan, isSelfRenewing } from '@kadr/domain/plans'
import { isExpired } from '@kadr/domain/subscription-state'
import { copy } from '../copy.ts'

type Term = { subscription: Subscription; timeZone: string; now: Date }

export const planTerm = ({ subscription, timeZone, now }: Term): string => {
  const { type, expiresAt } = subscription
  if (isSelfRenewing(type)) return copy.forever
  if (!expiresAt || isExpired({ expiresAt, now })) return copy.over(getPlan(type).title)
  const date = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone })
  return copy.until(date.format(new Date(expiresAt)))
}
