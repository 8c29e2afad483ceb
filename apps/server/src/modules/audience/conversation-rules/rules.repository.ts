import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversationActs, conversationAnswers } from '../../../db/schema/audience/answers.ts'
import { conversationItems, conversations } from '../../../db/schema/audience/conversations.ts'
import { conversationRuleHits, conversationRules } from '../../../db/schema/audience/rules.ts'

export type RuleRow = typeof conversationRules.$inferSelect
export type RuleValues = Partial<typeof conversationRules.$inferInsert>
export type HitRow = typeof conversationRuleHits.$inferSelect

type InWorkspace = { db: Db | Tx; workspaceId: string }

const hasKey = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(conversationRules.workspaceId, workspaceId), eq(conversationRules.id, id))

export const listRules = ({ db, workspaceId }: InWorkspace): Promise<RuleRow[]> =>
  db
    .select()
    .from(conversationRules)
    .where(eq(conversationRules.workspaceId, workspaceId))
    .orderBy(asc(conversationRules.id))

/** Serializes additions, so that the limit of the workspace holds. */
export const lockRules = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rules:${workspaceId}`}, 0))`)

export const lockRule = async ({
  tx,
  ...key
}: {
  tx: Tx
  workspaceId: string
  id: string
}): Promise<RuleRow | undefined> => {
  const [row] = await tx.select().from(conversationRules).where(hasKey(key)).for('update')
  return row
}

/** In the order of their making; held until the caps of what they do are counted. */
export const lockRulesOn = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx
    .select()
    .from(conversationRules)
    .where(and(eq(conversationRules.workspaceId, workspaceId), eq(conversationRules.isOn, true)))
    .orderBy(asc(conversationRules.id))
    .for('no key update')

export const insertRule = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof conversationRules.$inferInsert
}): Promise<RuleRow> => {
  const [row] = await tx.insert(conversationRules).values(values).returning()
  if (!row) throw new Error('A rule was not written')
  return row
}

export const updateRule = async ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: RuleValues
}): Promise<RuleRow> => {
  const [row] = await tx
    .update(conversationRules)
    .set(values)
    .where(eq(conversationRules.id, id))
    .returning()
  if (!row) throw new Error('A rule went away while it was locked')
  return row
}

export const deleteRule = async ({
  db,
  ...key
}: InWorkspace & { id: string }): Promise<boolean> => {
  const gone = await db
    .delete(conversationRules)
    .where(hasKey(key))
    .returning({ id: conversationRules.id })
  return gone.length > 0
}

/** Acts that stand, by rule. */
export const countHits = async ({
  db,
  ruleIds,
  hour,
  day,
}: {
  db: Db | Tx
  ruleIds: readonly string[]
  /** Beginnings of the periods. */
  hour: Date
  day: Date
}) =>
  ruleIds.length === 0
    ? []
    : db
        .select({
          ruleId: conversationRuleHits.ruleId,
          total: count(),
          inHour: sql<number>`count(*) filter (where ${conversationRuleHits.at} >= ${hour.toISOString()}::timestamptz)::int`,
          inDay: sql<number>`count(*) filter (where ${conversationRuleHits.at} >= ${day.toISOString()}::timestamptz)::int`,
          lastAt: max(conversationRuleHits.at),
        })
        .from(conversationRuleHits)
        .where(inArray(conversationRuleHits.ruleId, [...ruleIds]))
        .groupBy(conversationRuleHits.ruleId)

export const hasHitPerson = async ({
  db,
  ruleId,
  personKey,
}: {
  db: Db | Tx
  ruleId: string
  personKey: string
}): Promise<boolean> => {
  const [row] = await db
    .select({ id: conversationRuleHits.id })
    .from(conversationRuleHits)
    .where(
      and(
        eq(conversationRuleHits.ruleId, ruleId),
        eq(conversationRuleHits.personKey, personKey),
        eq(conversationRuleHits.state, 'done'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Undefined when the rule has acted on the item before. */
export const insertHit = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof conversationRuleHits.$inferInsert
}): Promise<HitRow | undefined> => {
  const [row] = await tx
    .insert(conversationRuleHits)
    .values(values)
    .onConflictDoNothing()
    .returning()
  return row
}

export const updateHit = ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: Partial<typeof conversationRuleHits.$inferInsert>
}) => tx.update(conversationRuleHits).set(values).where(eq(conversationRuleHits.id, id))

export const lockHit = async ({
  tx,
  ruleId,
  id,
}: {
  tx: Tx
  ruleId: string
  id: string
}): Promise<HitRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversationRuleHits)
    .where(and(eq(conversationRuleHits.id, id), eq(conversationRuleHits.ruleId, ruleId)))
    .for('update')
  return row
}

const isOfAccounts = (connectionIds: readonly string[] | null) =>
  connectionIds === null
    ? undefined
    : sql`${conversations.connectionId} = any(${sql.param([...connectionIds])}::uuid[])`

export const listHits = ({
  db,
  ruleId,
  connectionIds,
  after,
  limit,
  id,
}: {
  db: Db
  ruleId: string
  connectionIds: readonly string[] | null
  after?: { at: Date; id: string } | undefined
  limit: number
  /** Only this one. */
  id?: string
}) =>
  db
    .select({
      hit: conversationRuleHits,
      item: { text: conversationItems.text },
      thread: { personName: conversations.personName, personHandle: conversations.personHandle },
      answer: { state: conversationAnswers.state, message: conversationAnswers.message },
      act: {
        isPending: sql<boolean>`exists (select from ${conversationActs} where key = ${conversationRuleHits.actKey} and state = 'pending')`,
        failure: sql<
          string | null
        >`(select message from ${conversationActs} where key = ${conversationRuleHits.actKey} and state = 'failed' limit 1)`,
      },
    })
    .from(conversationRuleHits)
    .innerJoin(conversationItems, eq(conversationItems.id, conversationRuleHits.itemId))
    .innerJoin(conversations, eq(conversations.id, conversationRuleHits.conversationId))
    .leftJoin(conversationAnswers, eq(conversationAnswers.id, conversationRuleHits.answerId))
    .where(
      and(
        eq(conversationRuleHits.ruleId, ruleId),
        isOfAccounts(connectionIds),
        id ? eq(conversationRuleHits.id, id) : undefined,
        after
          ? sql`(${conversationRuleHits.at}, ${conversationRuleHits.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(conversationRuleHits.at), desc(conversationRuleHits.id))
    .limit(limit)

export type ShownHit = Awaited<ReturnType<typeof listHits>>[number]

/** The last things that were written to the accounts, with their threads. */
export const listLastItems = ({
  db,
  workspaceId,
  connectionIds,
  limit,
}: {
  db: Db
  workspaceId: string
  connectionIds: readonly string[] | null
  limit: number
}) =>
  db
    .select({ item: conversationItems, thread: conversations })
    .from(conversationItems)
    .innerJoin(conversations, eq(conversations.id, conversationItems.conversationId))
    .where(
      and(
        eq(conversationItems.workspaceId, workspaceId),
        eq(conversationItems.isOurs, false),
        isOfAccounts(connectionIds),
      ),
    )
    .orderBy(desc(conversationItems.happenedAt), desc(conversationItems.id))
    .limit(limit)
