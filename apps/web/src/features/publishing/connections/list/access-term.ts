import type { Connection } from '@kadr/contract/publishing/connections'
import { describeDay, describeMoment } from '../../../../platform/text/moment.ts'
import { copy } from '../copy.ts'

type Moment = { connection: Connection; now: Date; timeZone: string }

export const lastCheck = ({ connection, now, timeZone }: Moment): string => {
  const { checkedAt } = connection.health
  if (!checkedAt) return copy.health.neverChecked
  return describeMoment({ at: new Date(checkedAt), now, timeZone })
}

/** Undefined when the access is already lost. */
export const accessTerm = ({ connection, now, timeZone }: Moment): string | undefined => {
  const { expiresAt, isRenewedByUs } = connection.health
  if (connection.status === 'needs_reauth') return undefined
  if (isRenewedByUs) return copy.health.renewedByUs
  if (!expiresAt) return copy.health.forever
  const at = new Date(expiresAt)
  const day = describeDay({ at, now, timeZone })
  return at > now ? copy.health.until(day) : copy.health.ended(day)
}
