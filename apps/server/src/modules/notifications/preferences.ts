import type { QuietHours } from '@kadr/contract/notification-settings'
import type { NotificationKind } from '@kadr/contract/notifications'
import { isUrgent } from '@kadr/domain/notifications/channels'
import { DEFAULT_QUIET_HOURS, quietUntil } from '@kadr/domain/quiet-hours'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getUser } from '../users/index.ts'
import { findPreferences } from './settings.repository.ts'

/** When a person wants to be left alone. */
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

/** Until when a notification of the kind has to wait; undefined: it does not. */
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
