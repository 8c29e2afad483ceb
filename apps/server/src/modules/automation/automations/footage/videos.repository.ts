import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { automations, automationVideos } from '../../../../db/schema/automation/automations.ts'
import { workspaces } from '../../../../db/schema/identity/workspaces.ts'

type On = { db: Db | Tx }
type OfAutomation = On & { automationId: number }

export type VideoRow = typeof automationVideos.$inferSelect

/** Active rules in open workspaces that take clips from a folder. */
export const listFootageRules = async ({ db }: On) => {
  const rows = await db
    .select({ automation: automations })
    .from(automations)
    .innerJoin(workspaces, eq(workspaces.id, automations.workspaceId))
    .where(
      and(
        isNull(automations.pausedAt),
        isNull(workspaces.closedAt),
        sql`${automations.rule}->'source'->>'kind' = 'footage'`,
      ),
    )
    .orderBy(asc(automations.id))
  return rows.map(({ automation }) => automation)
}

/** In the order they were found. */
export const listVideos = ({ db, automationId }: OfAutomation) =>
  db
    .select()
    .from(automationVideos)
    .where(eq(automationVideos.automationId, automationId))
    .orderBy(asc(automationVideos.createdAt), asc(automationVideos.resourceId))

/** A known video stays as it is, unless its file was replaced. */
export const addVideo = async ({
  db,
  values,
}: On & { values: typeof automationVideos.$inferInsert }) => {
  const { fileId, state, nextLookAt } = values
  await db
    .insert(automationVideos)
    .values(values)
    .onConflictDoUpdate({
      target: [automationVideos.automationId, automationVideos.resourceId],
      set: { fileId, state, nextLookAt, clips: 0, tries: 0, failureText: null },
      setWhere: sql`${automationVideos.fileId} <> excluded.file_id`,
    })
}

/** Nothing when its file was replaced meanwhile. */
export const changeVideo = async ({
  db,
  video: { automationId, resourceId, fileId },
  values,
}: On & {
  video: Pick<VideoRow, 'automationId' | 'resourceId' | 'fileId'>
  values: Partial<typeof automationVideos.$inferInsert>
}): Promise<VideoRow | undefined> => {
  const [row] = await db
    .update(automationVideos)
    .set(values)
    .where(
      and(
        eq(automationVideos.automationId, automationId),
        eq(automationVideos.resourceId, resourceId),
        eq(automationVideos.fileId, fileId),
      ),
    )
    .returning()
  return row
}
