import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { automationFeeds, automations } from '../../../../db/schema/automation/automations.ts'

type On = { db: Db | Tx }

export type FeedRow = typeof automationFeeds.$inferSelect

const url = sql<string>`${automations.rule}->'source'->>'url'`
const kind = sql<string>`${automations.rule}->'source'->>'kind'`

/** The place of a feed in the line of its workspace: those that have waited longest first. */
const place = sql`row_number() over (
  partition by ${automations.workspaceId} order by ${automationFeeds.nextReadAt} nulls first, ${automations.id})`

/** Active rules whose feed or price list is due for reading or has a new URL; workspaces take turns. */
export const listDueFeeds = ({ db, now, limit }: On & { now: Date; limit: number }) =>
  db
    .select({
      id: automations.id,
      workspaceId: automations.workspaceId,
      kind,
      url,
      feed: automationFeeds,
    })
    .from(automations)
    .leftJoin(automationFeeds, eq(automationFeeds.automationId, automations.id))
    .where(
      and(
        isNull(automations.pausedAt),
        sql`${kind} in ('feed', 'price-list')`,
        or(
          isNull(automationFeeds.automationId),
          lte(automationFeeds.nextReadAt, now),
          sql`${automationFeeds.url} <> ${url}`,
        ),
      ),
    )
    .orderBy(place, asc(automations.id))
    .limit(limit)

export const findFeed = async ({ db, automationId }: On & { automationId: number }) => {
  const [row] = await db
    .select()
    .from(automationFeeds)
    .where(eq(automationFeeds.automationId, automationId))
  return row
}

export const listFeeds = ({ db, automationIds }: On & { automationIds: readonly number[] }) =>
  db
    .select()
    .from(automationFeeds)
    .where(inArray(automationFeeds.automationId, [...automationIds]))

export const putFeed = ({ db, values }: { db: Tx; values: typeof automationFeeds.$inferInsert }) =>
  db
    .insert(automationFeeds)
    .values(values)
    .onConflictDoUpdate({ target: automationFeeds.automationId, set: values })
