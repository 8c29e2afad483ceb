import type { RouteInput } from '@kadr/contract/base/route'
import type {
  ChannelChanges,
  ChannelState,
  NotificationSettings,
  updateNotificationSettings,
} from '@kadr/contract/delivery/notification-settings'
import { fillMatrix } from '@kadr/domain/delivery/channels'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { lockUser } from '../../identity/users/index.ts'
import type { Reach } from './channels/channel.ts'
import { CHANNELS } from './channels/channels.ts'
import { findFirstMessenger } from './channels/first-messenger.ts'
import { readPreferences } from './preferences.ts'
import { listChannelChanges, putChannelChanges, putPreferences } from './settings.repository.ts'

type OfMember = { ctx: AppContext; userId: string; workspaceId: string }
type Changes = RouteInput<typeof updateNotificationSettings>['body']

const STATES: Readonly<Record<Reach['kind'], ChannelState>> = {
  reached: 'ready',
  absent: 'absent',
  off: 'off',
  blocked: 'blocked',
  unavailable: 'unavailable',
}

const readChanges = async ({
  ctx,
  tx,
  userId,
  workspaceId,
}: OfMember & { tx?: Tx }): Promise<ChannelChanges> => {
  const db = tx ?? ctx.db
  return (await listChannelChanges({ db, workspaceId, userIds: [userId] })).get(userId) ?? {}
}

export const getSettings = async (member: OfMember): Promise<NotificationSettings> => {
  const { ctx, userId } = member
  const channels = await Promise.all(
    CHANNELS.map(async ({ name: channel, findReach }) => {
      const reach = await findReach({ ctx, userId })
      const label = reach.kind === 'reached' ? reach.label : null
      return { channel, state: STATES[reach.kind], label }
    }),
  )
  return {
    matrix: fillMatrix(await readChanges(member)),
    channels,
    ...(await readPreferences({ ctx, userId })),
    firstMessenger: await findFirstMessenger({ ctx, userId }),
  }
}

export const updateSettings = async ({
  changes,
  ...member
}: OfMember & { changes: Changes }): Promise<NotificationSettings> => {
  const { ctx, userId, workspaceId } = member
  await inTransaction(ctx.db, async (tx) => {
    // Prevents lost updates by concurrent changes.
    await lockUser({ tx, userId })
    if (changes.matrix) {
      const channels = { ...(await readChanges({ ...member, tx })), ...changes.matrix }
      await putChannelChanges({ db: tx, userId, workspaceId, channels })
    }
    const { quietHours, isUrgentLetThrough, firstMessenger } = changes
    if ([quietHours, isUrgentLetThrough, firstMessenger].every((one) => one === undefined)) return
    const now = await readPreferences({ ctx, tx, userId })
    const hours = quietHours === undefined ? now.quietHours : quietHours
    await putPreferences({
      db: tx,
      userId,
      quietFrom: hours?.from ?? null,
      quietTo: hours?.to ?? null,
      isUrgentLetThrough: isUrgentLetThrough ?? now.isUrgentLetThrough,
      ...(firstMessenger && { firstMessenger }),
    })
  })
  return getSettings(member)
}
