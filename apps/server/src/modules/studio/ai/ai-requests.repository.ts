import type { AiFailureCode, AiRequestState } from '@kadr/contract/studio/ai'
import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  ne,
  sql,
  sum,
} from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { aiRequests } from '../../../db/schema/studio/ai.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

const running = eq(aiRequests.state, 'running')

type WithDb = { db: Db | Tx }
type RequestKey = WithDb & { workspaceId: string; id: string }

export type AiRequestRow = typeof aiRequests.$inferSelect
type NewAiRequest = Omit<typeof aiRequests.$inferInsert, 'leaseUntil'>
export type Author = { firstName: string; lastName: string }

type LeaseTerms = { clock: DatabaseClock; leaseMs: number }

/** Undefined when the user already has a running request or has used the key. */
export const insertRequest = async ({
  db,
  clock,
  leaseMs,
  values,
}: WithDb & LeaseTerms & { values: NewAiRequest }) => {
  const [row] = await db
    .insert(aiRequests)
    .values({ ...values, leaseUntil: fromNow(clock, leaseMs) })
    .onConflictDoNothing()
    .returning()
  return row
}

export const setReservation = ({
  db,
  id,
  reservationId,
}: WithDb & { id: string; reservationId: string }) =>
  db.update(aiRequests).set({ reservationId }).where(eq(aiRequests.id, id))

export type RequestEnding = {
  state: Exclude<AiRequestState, 'running'>
  output?: unknown
  failureCode?: AiFailureCode
  inputTokens?: number
  outputTokens?: number
  cost?: number
  finishedAt: Date
}

/** Ends a running request. Undefined when it has already ended: only the first caller settles it. */
export const endRequest = async ({
  db,
  id,
  ending,
}: WithDb & { id: string; ending: RequestEnding }) => {
  const [row] = await db
    .update(aiRequests)
    .set(ending)
    .where(and(eq(aiRequests.id, id), eq(aiRequests.state, 'running')))
    .returning()
  return row
}

/** Returns the ids that are still running. */
export const renewLeases = async ({
  db,
  clock,
  leaseMs,
  ids,
}: WithDb & LeaseTerms & { ids: readonly string[] }): Promise<string[]> => {
  const rows = await db
    .update(aiRequests)
    .set({ leaseUntil: fromNow(clock, leaseMs) })
    .where(and(inArray(aiRequests.id, [...ids]), running))
    .returning({ id: aiRequests.id })
  return rows.map(({ id }) => id)
}

const withAuthor = {
  request: aiRequests,
  author: { firstName: users.firstName, lastName: users.lastName },
}

export const findRequest = async ({ db, workspaceId, id }: RequestKey) => {
  const [found] = await db
    .select(withAuthor)
    .from(aiRequests)
    .leftJoin(users, eq(users.id, aiRequests.userId))
    .where(and(eq(aiRequests.workspaceId, workspaceId), eq(aiRequests.id, id)))
  return found
}

export const findByKey = async ({
  db,
  workspaceId,
  userId,
  key,
}: WithDb & { workspaceId: string; userId: string; key: string }) => {
  const [row] = await db
    .select()
    .from(aiRequests)
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        eq(aiRequests.userId, userId),
        eq(aiRequests.key, key),
      ),
    )
  return row
}

/** Newest first. */
export const listRequests = ({
  db,
  workspaceId,
  kind,
  before,
  limit,
}: WithDb & {
  workspaceId: string
  kind: AiKind | undefined
  before: string | undefined
  limit: number
}) =>
  db
    .select(withAuthor)
    .from(aiRequests)
    .leftJoin(users, eq(users.id, aiRequests.userId))
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        kind && eq(aiRequests.kind, kind),
        before === undefined ? undefined : lt(aiRequests.id, before),
      ),
    )
    .orderBy(desc(aiRequests.id))
    .limit(limit)

export const deleteRequest = async ({ db, workspaceId, id }: RequestKey) => {
  const rows = await db
    .delete(aiRequests)
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        eq(aiRequests.id, id),
        ne(aiRequests.state, 'running'),
      ),
    )
    .returning({ id: aiRequests.id })
  return rows.length > 0
}

export const backdateRequest = ({ db, workspaceId, id, at }: RequestKey & { at: Date }) =>
  db
    .update(aiRequests)
    .set({ createdAt: at, finishedAt: at })
    .where(and(eq(aiRequests.workspaceId, workspaceId), eq(aiRequests.id, id)))

/** Started by the user; requests of rules are left out. */
export const findRunning = async ({ db, userId }: WithDb & { userId: string }) => {
  const [row] = await db
    .select({ id: aiRequests.id })
    .from(aiRequests)
    .where(and(eq(aiRequests.userId, userId), running, eq(aiRequests.isAutomated, false)))
  return row
}

/** Running requests with an expired lease, of one user or of all. */
export const listExpiredLeases = ({
  db,
  clock,
  userId,
}: WithDb & { clock: DatabaseClock; userId?: string | undefined }) =>
  db
    .select({ id: aiRequests.id })
    .from(aiRequests)
    .where(
      and(
        running,
        lt(aiRequests.leaseUntil, clock.now()),
        userId === undefined ? undefined : eq(aiRequests.userId, userId),
      ),
    )
    .limit(500)

/** Started by the user; requests of rules are left out. */
export const countSince = async ({
  db,
  userId,
  since,
}: WithDb & { userId: string; since: Date }) => {
  const [row] = await db
    .select({ count: count() })
    .from(aiRequests)
    .where(
      and(
        eq(aiRequests.userId, userId),
        eq(aiRequests.isAutomated, false),
        gte(aiRequests.createdAt, since),
      ),
    )
  return row?.count ?? 0
}

export const countDone = async ({
  db,
  workspaceId,
  since,
}: WithDb & { workspaceId: string; since: Date }) => {
  const [row] = await db
    .select({ count: count() })
    .from(aiRequests)
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        eq(aiRequests.state, 'done'),
        gte(aiRequests.createdAt, since),
      ),
    )
  return row?.count ?? 0
}

/** In millionths of a kopeck. */
export const sumCost = async ({ db, since }: WithDb & { since: Date }) => {
  const [row] = await db
    .select({ cost: sum(aiRequests.cost) })
    .from(aiRequests)
    .where(gte(aiRequests.createdAt, since))
  return Number(row?.cost ?? 0)
}

const SPENDING_LOCK = 7_261_003

/** Serializes checks of the daily limit: concurrent ones could together exceed it. */
export const lockSpending = ({ db }: { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(${SPENDING_LOCK})`)

/** In workspaces the user owns. */
export const listRequestsOfOwner = ({
  db,
  userId,
  after,
  limit,
}: WithDb & Page & { userId: string }) =>
  db
    .select(getTableColumns(aiRequests))
    .from(aiRequests)
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, aiRequests.workspaceId),
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
      ),
    )
    .where(isAfter(aiRequests.id, after))
    .orderBy(asc(aiRequests.id))
    .limit(limit)

/** Ended ones only. The daily limit sums over one day, so it does not need them. */
export const deleteOlder = async ({ db, before }: WithDb & { before: Date }): Promise<number> => {
  const gone = await db
    .delete(aiRequests)
    .where(and(ne(aiRequests.state, 'running'), lt(aiRequests.createdAt, before)))
    .returning({ id: aiRequests.id })
  return gone.length
}

/** The newest one that ended well since the words of the transcript were there. */
export const findLastChoice = async ({
  db,
  workspaceId,
  transcriptId,
  since,
}: WithDb & { workspaceId: string; transcriptId: string; since: Date }) => {
  const [row] = await db
    .select({ output: aiRequests.output })
    .from(aiRequests)
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        eq(aiRequests.kind, 'clip_choice'),
        eq(aiRequests.state, 'done'),
        sql`${aiRequests.task}->>'transcriptId' = ${transcriptId}`,
        gte(aiRequests.createdAt, since),
      ),
    )
    .orderBy(desc(aiRequests.id))
    .limit(1)
  return row?.output
}

/** Whether an answer of that period contains the text. */
export const hasAnswerWith = async ({
  db,
  workspaceId,
  words,
  since,
  until,
}: {
  db: Db | Tx
  workspaceId: string
  words: string
  since: Date
  until: Date
}): Promise<boolean> => {
  // Escaped as inside JSON, without the surrounding quotation marks.
  const quoted = JSON.stringify(words).slice(1, -1)
  const rows = await db
    .select({ id: aiRequests.id })
    .from(aiRequests)
    .where(
      and(
        eq(aiRequests.workspaceId, workspaceId),
        gte(aiRequests.createdAt, since),
        lte(aiRequests.createdAt, until),
        sql`position(${quoted} in ${aiRequests.output}::text) > 0`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
