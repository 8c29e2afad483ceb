import type { QuietHours } from '@kadr/contract/delivery/notification-settings'
import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import { isUrgent } from '@kadr/domain/delivery/channels'
import { DEFAULT_QUIET_HOURS, quietUntil } from '@kadr/domain/delivery/quiet-hours'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { getUser } from '../../identity/users/index.ts'
import { findPreferences } from './settings.repository.ts'

/** Quiet hours of a person. */
export type Preferences = {
  quietHours: QuietHours | null
  isUrgentLetThrough: boolean
  timeZone: string
}

export const readPreferences = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx
  userId: string
}): Promise<Preferences> => {
  const { timeZone } = await getUser({ ctx, tx, userId })
  const row = await findPreferences({ db: tx ?? ctx.db, userId })
  if (!row) return { quietHours: DEFAULT_QUIET_HOURS, isUrgentLetThrough: true, timeZone }
  const { quietFrom: from, quietTo: to, isUrgentLetThrough } = row
  const quietHours = from === null || to === null ? null : { from, to }
  return { quietHours, isUrgentLetThrough, timeZone }
}

/** End of the quiet hours that delay this kind of notification; undefined when it may go out now. */
export const findQuietEnd = ({
  preferences: { quietHours, isUrgentLetThrough, timeZone },
  kind,
  at,
}: {
  preferences: Preferences
  kind: NotificationKind
  at: Date
}): Date | undefined => {
  if (quietHours === null || (isUrgentLetThrough && isUrgent(kind))) return undefined
  return quietUntil({ now: at, timeZone, hours: quietHours })
}
