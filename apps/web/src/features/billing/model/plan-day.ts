import type { Subscription } from '@kadr/contract/subscription'
import { getPlan, isSelfRenewing } from '@kadr/domain/plans'
import { isExpired } from '@kadr/domain/subscription-state'
import { useAccount } from '../../../platform/services.tsx'
import { copy } from '../copy.ts'

/** 1 декабря; with the year when it is another one. */
export const planDay = ({
  at,
  timeZone,
  now,
}: {
  at: string
  timeZone: string
  now: Date
}): string => {
  const date = new Date(at)
  const isOtherYear = date.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
    timeZone,
  }).format(date)
}

type Term = { subscription: Subscription; timeZone: string; now: Date }

export const planTerm = ({ subscription, timeZone, now }: Term): string => {
  const { type, expiresAt } = subscription
  if (isSelfRenewing(type)) return copy.forever
  if (!expiresAt || isExpired({ expiresAt, now })) return copy.over(getPlan(type).title)
  const date = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone })
  return copy.until(date.format(new Date(expiresAt)))
}

/** Days of charges are told in the person's own time zone. */
export const usePlanZone = () =>
  useAccount((account) => account.user?.timeZone) ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone
