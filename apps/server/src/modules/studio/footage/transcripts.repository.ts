import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { transcriptPieces, transcripts } from '../../../db/schema/studio/footage.ts'
import { type DatabaseClock, fromNow } from '../../../platform/leases/database-clock.ts'
import { isUnleased, NO_LEASE } from '../../../platform/leases/leased-rows.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type On = { db: Db | Tx }
type InWorkspace = On & { workspaceId: string }
export type TranscriptRow = typeof transcripts.$inferSelect
export type HeldTranscript = TranscriptRow & { leaseOwner: string }
export type PieceRow = typeof transcriptPieces.$inferSelect
type Changes = PgUpdateSetSource<typeof transcripts>

/** For `runLeased`. */
export const LEASED_TRANSCRIPTS = { table: transcripts, key: transcripts.id }

/** With each stored part: screens read the facts again, and what was stored counts as no failed attempt. */
export const STORED = { version: sql`${transcripts.version} + 1`, attempts: 0 } as const

const isUnderWay = (): SQL => inArray(transcripts.state, ['queued', 'working'])

export const findTranscript = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const [row] = await db
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.workspaceId, workspaceId), eq(transcripts.id, id)))
  return row
}

export const findTranscriptsOf = ({
  db,
  workspaceId,
  resourceIds,
}: InWorkspace & { resourceIds: readonly string[] }) =>
  resourceIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(transcripts)
        .where(
          and(
            eq(transcripts.workspaceId, workspaceId),
            inArray(transcripts.resourceId, [...resourceIds]),
          ),
        )

/** Serializes whoever begins, stops or ends it. */
export const lockTranscript = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id)).for('update')
  return row
}

/** Nothing where it exists already. */
export const insertTranscript = async ({
  db,
  values,
}: On & { values: typeof transcripts.$inferInsert }) => {
  const [row] = await db.insert(transcripts).values(values).onConflictDoNothing().returning()
  return row
}

export const updateTranscript = async ({
  db,
  id,
  values,
}: On & { id: string; values: Changes }) => {
  const [row] = await db.update(transcripts).set(values).where(eq(transcripts.id, id)).returning()
  if (!row) throw new Error(`No transcript ${id}`)
  return row
}

export const countUnderWay = async ({ db, workspaceId }: InWorkspace): Promise<number> =>
  db.$count(transcripts, and(eq(transcripts.workspaceId, workspaceId), isUnderWay()))

/** Due ones that no worker holds. */
export const listWaiting = ({ db, clock }: { db: Db; clock: DatabaseClock }) =>
  db
    .select({ id: transcripts.id, workspaceId: transcripts.workspaceId })
    .from(transcripts)
    .where(and(isUnderWay(), isUnleased(transcripts, clock)))
    .orderBy(asc(transcripts.id))
    .limit(100)

export const claimTranscript = async ({
  db,
  id,
  clock,
  leaseMs,
  owner,
}: {
  db: Db
  id: string
  clock: DatabaseClock
  leaseMs: number
  owner: string
}): Promise<HeldTranscript | undefined> => {
  const [row] = await db
    .update(transcripts)
    .set({
      state: 'working',
      leaseOwner: owner,
      leaseUntil: fromNow(clock, leaseMs),
      attempts: sql`${transcripts.attempts} + 1`,
    })
    .where(
      and(
        eq(transcripts.id, id),
        isUnderWay(),
        or(isNull(transcripts.leaseUntil), lte(transcripts.leaseUntil, clock.now())),
      ),
    )
    .returning()
  return row && { ...row, leaseOwner: owner }
}

/** Fenced by the lease: undefined when it was taken over, stopped or deleted. */
export const saveHeld = async ({
  db,
  held: { id, leaseOwner },
  values,
}: On & {
  held: Pick<HeldTranscript, 'id' | 'leaseOwner'>
  values: Changes
}): Promise<HeldTranscript | undefined> => {
  const [row] = await db
    .update(transcripts)
    .set(values)
    .where(
      and(
        eq(transcripts.id, id),
        eq(transcripts.leaseOwner, leaseOwner),
        eq(transcripts.state, 'working'),
      ),
    )
    .returning()
  return row && { ...row, leaseOwner }
}

export const insertPiece = ({
  db,
  values,
}: On & { values: typeof transcriptPieces.$inferInsert }) =>
  db.insert(transcriptPieces).values(values).onConflictDoNothing()

export const deletePieces = ({
  db,
  transcriptId,
  kind,
}: On & { transcriptId: string; kind: PieceRow['kind'] }) =>
  db
    .delete(transcriptPieces)
    .where(and(eq(transcriptPieces.transcriptId, transcriptId), eq(transcriptPieces.kind, kind)))

/** In the order of the source. */
export const listPieces = ({ db, transcriptIds }: On & { transcriptIds: readonly string[] }) =>
  transcriptIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(transcriptPieces)
        .where(inArray(transcriptPieces.transcriptId, [...transcriptIds]))
        .orderBy(asc(transcriptPieces.transcriptId), asc(transcriptPieces.fromMs))

/** Of the workspaces of a person and what the person asked for elsewhere. */
export const listForUser = ({
  db,
  userId,
  workspaceIds,
  after,
  limit,
}: { db: Db; userId: string; workspaceIds: readonly string[] } & Page) =>
  db
    .select()
    .from(transcripts)
    .where(
      and(
        or(
          eq(transcripts.userId, userId),
          workspaceIds.length > 0
            ? inArray(transcripts.workspaceId, [...workspaceIds])
            : sql`false`,
        ),
        after === undefined ? undefined : sql`${transcripts.id} > ${after}`,
      ),
    )
    .orderBy(asc(transcripts.id))
    .limit(limit)

/** Undefined as by `saveHeld`. */
export const finishHeld = ({ db, held, now }: On & { held: HeldTranscript; now: Date }) =>
  saveHeld({
    db,
    held,
    values: {
      state: 'ready',
      finishedAt: now,
      version: sql`${transcripts.version} + 1`,
      ...NO_LEASE,
    },
  })
