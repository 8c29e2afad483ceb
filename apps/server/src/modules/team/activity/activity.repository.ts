import type { ActivityArea } from '@kadr/contract/team/activity'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { activityEntries } from '../../../db/schema/team/activity.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ActivityFilter = {
  workspaceId: string
  area?: ActivityArea | undefined
  actorId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export const insertEntry = ({
  db,
  values,
}: {
  db: Tx
  values: typeof activityEntries.$inferInsert
}) => db.insert(activityEntries).values(values)

/** Newest first. */
export const listEntries = ({
  db,
  filter: { workspaceId, area, actorId, from, to },
  after,
  limit,
}: {
  db: Db
  filter: ActivityFilter
  after: { at: string; id: string } | undefined
  limit: number
}) =>
  db
    .select({
      entry: activityEntries,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(activityEntries)
    .leftJoin(users, eq(users.id, activityEntries.actorId))
    .where(
      and(
        eq(activityEntries.workspaceId, workspaceId),
        area && eq(activityEntries.area, area),
        actorId ? eq(activityEntries.actorId, actorId) : undefined,
        from && gte(activityEntries.at, from),
        to && lt(activityEntries.at, to),
        after &&
          sql`(${activityEntries.at}, ${activityEntries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(activityEntries.at), desc(activityEntries.id))
    .limit(limit)

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number]

export const deleteEntriesBefore = async ({ db, before }: { db: Db; before: Date }) => {
  await db.delete(activityEntries).where(lt(activityEntries.at, before))
}

/** Actions of the user in any workspace. */
export const listEntriesOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(activityEntries)
    .where(
      and(
        eq(activityEntries.actorId, userId),
        after === undefined ? undefined : sql`${activityEntries.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(activityEntries.id))
    .limit(limit)
