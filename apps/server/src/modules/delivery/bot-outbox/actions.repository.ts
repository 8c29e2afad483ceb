import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { botActions } from '../../../db/schema/delivery/bot-outbox.ts'

export type ActionRow = typeof botActions.$inferSelect
export type NewAction = Pick<
  ActionRow,
  'id' | 'messageId' | 'userId' | 'workspaceId' | 'action' | 'createdAt'
>

export const insertActions = async ({
  db,
  actions,
}: {
  db: Tx
  actions: readonly NewAction[]
}): Promise<void> => {
  if (actions.length > 0) await db.insert(botActions).values([...actions])
}

/** Row lock: serializes two presses of the same button. */
export const lockAction = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(botActions).where(eq(botActions.id, id)).for('update')
  return row
}

export const readAction = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(botActions).where(eq(botActions.id, id))
  return row
}

export const updateAction = ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: Partial<Pick<ActionRow, 'userId' | 'pressedAt' | 'input' | 'result'>>
}) => db.update(botActions).set(values).where(eq(botActions.id, id))

/** Closes actions whose buttons were removed from their messages; a late press gets `result`. */
export const withdrawActions = ({
  db,
  messageIds,
  result,
}: {
  db: Tx
  messageIds: readonly number[]
  result: string
}) =>
  db
    .update(botActions)
    .set({ result })
    .where(and(inArray(botActions.messageId, [...messageIds]), isNull(botActions.result)))

export const listActionsOf = ({ db, messageId }: { db: Db | Tx; messageId: number }) =>
  db.select().from(botActions).where(eq(botActions.messageId, messageId))

/** Without the ids: an id is enough to press the button. */
export const listActionsOfUser = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      workspaceId: botActions.workspaceId,
      action: botActions.action,
      input: botActions.input,
      pressedAt: botActions.pressedAt,
      result: botActions.result,
      createdAt: botActions.createdAt,
    })
    .from(botActions)
    .where(eq(botActions.userId, userId))
    .orderBy(botActions.createdAt)
