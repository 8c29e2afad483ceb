import type { PlanName } from '@kadr/contract/money/subscription'
import { DAY_MS } from '@kadr/kit/durations'
import { isSelfRenewing, toPlanName } from './plans.ts'

type Moment = Date | string | null | undefined

const SOON_DAYS = 7
/** A trial lasts a week: most of it is not its end. */
const SOON_TRIAL_DAYS = 2

export const EXPIRED_TEXT = 'Подписка истекла'

const msLeft = ({ expiresAt, now }: { expiresAt: Moment; now: Date }) => {
  const ms = expiresAt ? new Date(expiresAt).getTime() - now.getTime() : 0
  return Number.isNaN(ms) ? 0 : ms
}

export const isExpired = ({ expiresAt, now }: { expiresAt: Moment; now: Date }) =>
  msLeft({ expiresAt, now }) <= 0

export const isActive = ({
  status,
  expiresAt,
  now,
}: {
  status: string | null | undefined
  expiresAt: Moment
  now: Date
}) => status?.toLowerCase() === 'active' && !isExpired({ expiresAt, now })

/** Started days count as whole; 0 when expired. */
export const daysUntilExpiry = ({ expiresAt, now }: { expiresAt: Moment; now: Date }) =>
  Math.max(0, Math.ceil(msLeft({ expiresAt, now }) / DAY_MS))

/** Ends within a week without renewal, a trial within two days. */
export const isExpiringSoon = ({
  type,
  expiresAt,
  isTrial,
  now,
}: {
  type: string
  expiresAt: Moment
  isTrial: boolean
  now: Date
}) =>
  !isSelfRenewing(type) &&
  !isExpired({ expiresAt, now }) &&
  msLeft({ expiresAt, now }) <= (isTrial ? SOON_TRIAL_DAYS : SOON_DAYS) * DAY_MS

/** The plan in force: an expired paid plan is Free. */
export const effectivePlan = ({
  type,
  status,
  expiresAt,
  now,
}: {
  type: string
  status: string
  expiresAt: Moment
  now: Date
}): PlanName => (isActive({ status, expiresAt, now }) ? toPlanName(type) : 'FREE')
