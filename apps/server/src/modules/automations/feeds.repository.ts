import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { automationFeeds, automations } from '../../db/schema/automations.ts'

type On = { db: Db | Tx }

export type FeedRow = typeof automationFeeds.$inferSelect

const url = sql<string>`${automations.rule}->'source'->>'url'`
const kind = sql<string>`${automations.rule}->'source'->>'kind'`

/** Working rules with a feed or a price list that is due, or whose address has changed. */
export const listDueFeeds = ({ db, now, limit }: On & { now: Date; limit: number }) =>
  db
    .select({ id: automations.id, kind, url, feed: automationFeeds })
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
    .orderBy(asc(automations.id))
    .limit(limit)

export const findFeed = async ({ db, automationId }: On & { automationId: number }) => {
  const [row] = await db
    .select()
    .from(automationFeeds)
    .where(eq(automationFeeds.automationId, automationId))
  return row
}

export const putFeed = ({ db, values }: { db: Tx; values: typeof automationFeeds.$inferInsert }) =>
  db
    .insert(automationFeeds)
    .values(values)
    .onConflictDoUpdate({ target: automationFeeds.automationId, set: values })
