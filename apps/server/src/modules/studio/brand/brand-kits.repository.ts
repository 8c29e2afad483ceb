import type { ReelEnding } from '@kadr/contract/studio/slideshow'
import { eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { brandKits } from '../../../db/schema/studio/templates.ts'

type OfWorkspace = { db: Db | Tx; workspaceId: string }

export type KitRow = typeof brandKits.$inferSelect
export type KitValues = Omit<typeof brandKits.$inferInsert, 'workspaceId'>

export const findKit = async ({ db, workspaceId }: OfWorkspace): Promise<KitRow | undefined> => {
  const [row] = await db.select().from(brandKits).where(eq(brandKits.workspaceId, workspaceId))
  return row
}

export const findFilledKit = async (of: OfWorkspace): Promise<KitRow | undefined> => {
  const row = await findKit(of)
  return row?.isFilled ? row : undefined
}

export const endingOf = (kit: KitRow | undefined): ReelEnding | null =>
  kit && `${kit.endingTitle}${kit.endingAct}` !== ''
    ? { title: kit.endingTitle, act: kit.endingAct }
    : null

export const putKit = ({
  tx,
  workspaceId,
  values,
}: {
  tx: Tx
  workspaceId: string
  values: KitValues
}) =>
  tx
    .insert(brandKits)
    .values({ workspaceId, ...values })
    .onConflictDoUpdate({ target: brandKits.workspaceId, set: values })

/** One that is filled in stays so. */
export const markAsked = ({ db, workspaceId, at }: OfWorkspace & { at: Date }) =>
  db
    .insert(brandKits)
    .values({ workspaceId, isFilled: false, updatedAt: at })
    .onConflictDoNothing({ target: brandKits.workspaceId })

export const listKitsOf = ({ db, workspaceIds }: { db: Db; workspaceIds: readonly string[] }) =>
  db
    .select()
    .from(brandKits)
    .where(inArray(brandKits.workspaceId, [...workspaceIds]))
