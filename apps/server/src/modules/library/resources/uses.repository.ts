import { and, asc, eq, inArray, isNotNull, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { resources, resourceUses } from '../../../db/schema/library/resources.ts'

export type UseKind = (typeof resourceUses.$inferSelect)['kind']

type User = { kind: UseKind; usedBy: string }

/** Deletes the uses and returns their resource ids. */
export const deleteUses = async ({ db, kind, usedBy }: User & { db: Tx }) => {
  const gone = await db
    .delete(resourceUses)
    .where(and(eq(resourceUses.kind, kind), eq(resourceUses.usedBy, usedBy)))
    .returning({ resourceId: resourceUses.resourceId })
  return gone.map(({ resourceId }) => resourceId)
}

export const insertUses = ({
  db,
  resourceIds,
  ...use
}: User & {
  db: Tx
  workspaceId: string
  title: string
  isScheduled: boolean
  resourceIds: readonly string[]
}) => db.insert(resourceUses).values(resourceIds.map((resourceId) => ({ ...use, resourceId })))

/** Clears the planned flag of uses of a kind, except where the query `isPlanned` still finds their user planned. */
export const clearPlannedUses = ({
  db,
  kind,
  isPlanned,
}: {
  db: Db
  kind: UseKind
  isPlanned: (usedBy: typeof resourceUses.usedBy) => SQL
}) =>
  db
    .update(resourceUses)
    .set({ isScheduled: false })
    .where(
      and(
        eq(resourceUses.kind, kind),
        eq(resourceUses.isScheduled, true),
        not(isPlanned(resourceUses.usedBy)),
      ),
    )

/** Hidden rows among these without any remaining use, locked. */
export const lockUnusedHidden = ({ db, ids }: { db: Tx; ids: readonly string[] }) =>
  db
    .select()
    .from(resources)
    .where(
      and(
        inArray(resources.id, [...ids]),
        isNotNull(resources.deletedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(resourceUses)
            .where(eq(resourceUses.resourceId, resources.id)),
        ),
      ),
    )
    .for('update')

export const listUses = ({
  db,
  workspaceId,
  resourceIds,
}: {
  db: Db | Tx
  workspaceId: string
  resourceIds: readonly string[]
}) =>
  db
    .select()
    .from(resourceUses)
    .where(
      and(
        inArray(resourceUses.resourceId, [...resourceIds]),
        eq(resourceUses.workspaceId, workspaceId),
      ),
    )
    .orderBy(asc(resourceUses.kind), asc(resourceUses.title), asc(resourceUses.usedBy))
