import type { ChannelChanges } from '@kadr/contract/delivery/notification-settings'
import { type NotificationTopic, notificationTopic } from '@kadr/contract/delivery/notifications'
import { FIRST_MESSENGER, messengerName } from '@kadr/contract/identity/users'
import { and, eq, inArray, like } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  notificationPreferences,
  notificationSettings,
  type StoredChanges,
} from '../../../db/schema/delivery/notifications.ts'
import { signIns } from '../../../db/schema/identity/users.ts'
import { billingProfiles } from '../../../db/schema/money/renewals.ts'

type OfUser = { db: Db | Tx; userId: string }

/** Topics are those of the contract in both. */
const mapChannels = <From, To>(
  changes: Partial<Record<NotificationTopic, readonly From[]>>,
  rename: (channel: From) => To,
): Partial<Record<NotificationTopic, To[]>> => {
  const renamed: Partial<Record<NotificationTopic, To[]>> = {}
  for (const topic of notificationTopic.options) {
    const channels = changes[topic]
    if (channels) renamed[topic] = channels.map(rename)
  }
  return renamed
}

const fromStored = (stored: StoredChanges): ChannelChanges =>
  mapChannels(stored, (channel) => (channel === FIRST_MESSENGER ? 'messenger' : channel))

const toStored = (changes: ChannelChanges): StoredChanges =>
  mapChannels(changes, (channel) => (channel === 'messenger' ? FIRST_MESSENGER : channel))

/** Changed settings of these members in a workspace, by user. */
export const listChannelChanges = async ({
  db,
  workspaceId,
  userIds,
}: {
  db: Db | Tx
  workspaceId: string
  userIds: readonly string[]
}): Promise<Map<string, ChannelChanges>> => {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.workspaceId, workspaceId),
        inArray(notificationSettings.userId, [...userIds]),
      ),
    )
  return new Map(rows.map(({ userId, channels }) => [userId, fromStored(channels)]))
}

export const putChannelChanges = ({
  db,
  channels: changes,
  ...member
}: {
  db: Tx
  userId: string
  workspaceId: string
  channels: ChannelChanges
}) => {
  const channels = toStored(changes)
  return db
    .insert(notificationSettings)
    .values({ ...member, channels })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.workspaceId],
      set: { channels },
    })
}

export const findPreferences = async ({ db, userId }: OfUser) => {
  const [row] = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return row
}

export const putPreferences = ({
  db,
  ...row
}: typeof notificationPreferences.$inferInsert & { db: Tx }) =>
  db
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: row })

/** By person: their accounts of messengers, the one of their choice and those where they stopped the bot. */
export const listMessengersOf = async ({
  db,
  userIds,
}: {
  db: Db | Tx
  userIds: readonly string[]
}) =>
  db
    .select({
      userId: signIns.userId,
      provider: signIns.provider,
      botBlockedAt: signIns.botBlockedAt,
      first: notificationPreferences.firstMessenger,
    })
    .from(signIns)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, signIns.userId))
    .where(
      and(
        inArray(signIns.userId, [...userIds]),
        inArray(signIns.provider, [...messengerName.options]),
      ),
    )

/** The verified address of a Google sign-in, or else the address for receipts. */
export const findMailAddress = async ({ db, userId }: OfUser): Promise<string | undefined> => {
  const [signIn] = await db
    .select({ address: signIns.label })
    .from(signIns)
    .where(
      and(eq(signIns.userId, userId), eq(signIns.provider, 'google'), like(signIns.label, '%_@_%')),
    )
  if (signIn) return signIn.address
  const [profile] = await db
    .select({ address: billingProfiles.email })
    .from(billingProfiles)
    .where(eq(billingProfiles.userId, userId))
  return profile?.address
}

export const listSettingsOf = ({ db, userId }: OfUser) =>
  db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
