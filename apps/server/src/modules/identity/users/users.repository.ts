import type { Currency } from '@kadr/contract/base/primitives'
import type { MessengerName, UpdateUser } from '@kadr/contract/identity/users'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { signIns, users } from '../../../db/schema/identity/users.ts'

export type UserRow = typeof users.$inferSelect

export const insertUser = async ({
  db,
  ...values
}: {
  db: Tx
  firstName: string
  lastName: string
  photoUrl: string | null
  selectedCurrency?: Currency | undefined
  now: Date
}) => {
  const { now, ...person } = values
  const [row] = await db
    .insert(users)
    .values({ ...person, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The user was not inserted')
  return row
}

export const findUser = async ({ db, userId }: { db: Db | Tx; userId: string }) => {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

export const updateUser = async ({
  db,
  userId,
  changes,
  now,
}: {
  db: Tx
  userId: string
  changes: UpdateUser
  now: Date
}) => {
  const [row] = await db
    .update(users)
    .set({
      ...(changes.firstName !== undefined && { firstName: changes.firstName }),
      ...(changes.lastName !== undefined && { lastName: changes.lastName }),
      ...(changes.timeZone !== undefined && { timeZone: changes.timeZone }),
      ...(changes.selectedCurrency !== undefined && { selectedCurrency: changes.selectedCurrency }),
      ...(changes.theme !== undefined && { theme: changes.theme }),
      updatedAt: now,
    })
    .where(eq(users.id, userId))
    .returning()
  return row
}

/** A messenger that has a switch of its own; in the others people choose by topic. */
const SWITCHES = {
  telegram: 'isTelegramNotificationsEnabled',
} as const satisfies Partial<Record<MessengerName, keyof typeof users.$inferSelect>>
export type SwitchedMessenger = keyof typeof SWITCHES

const hasSwitch = (messenger: MessengerName): messenger is SwitchedMessenger =>
  Object.hasOwn(SWITCHES, messenger)

export const isSwitchedOn = (row: typeof users.$inferSelect, messenger: MessengerName): boolean =>
  !hasSwitch(messenger) || row[SWITCHES[messenger]]

export const switchBot = async ({
  db,
  userId,
  messenger,
  isEnabled,
}: {
  db: Db
  userId: string
  messenger: SwitchedMessenger
  isEnabled: boolean
}) => {
  const [row] = await db
    .update(users)
    .set({ [SWITCHES[messenger]]: isEnabled })
    .where(eq(users.id, userId))
    .returning()
  return row
}

export const setBlockedAt = ({ db, userId, at }: { db: Tx; userId: string; at: Date | null }) =>
  db.update(users).set({ blockedAt: at }).where(eq(users.id, userId))

const isAccount = ({ userId, messenger }: { userId: string; messenger: MessengerName }) =>
  and(eq(signIns.userId, userId), eq(signIns.provider, messenger))

export const isBotBlocked = async ({
  db,
  ...account
}: {
  db: Db | Tx
  userId: string
  messenger: MessengerName
}) => {
  const rows = await db
    .select({ userId: signIns.userId })
    .from(signIns)
    .where(and(isAccount(account), isNotNull(signIns.botBlockedAt)))
  return rows.length > 0
}

/** Exclusive lock on the user until the transaction ends. */
export const lockUser = async ({ db, userId }: { db: Tx; userId: string }) => {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  return row
}

/** Shared lock: prevents deletion of the user until the transaction ends. */
export const lockUserShared = async ({ db, userId }: { db: Tx; userId: string }) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  return rows.length > 0
}

/**
 * The existing users among these, under a shared lock that prevents deletion. Locked in the order of ids, so no
 * deadlock.
 */
export const lockUsersShared = async ({ db, userIds }: { db: Tx; userIds: readonly string[] }) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

export const deleteUser = ({ db, userId }: { db: Tx; userId: string }) =>
  db.delete(users).where(eq(users.id, userId))
