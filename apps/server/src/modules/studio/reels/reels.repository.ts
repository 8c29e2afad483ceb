import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { and, asc, desc, eq, exists, inArray, isNotNull, like, not, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { generations, hasBrand, reels } from '../../../db/schema/studio/reels.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type WithDb = { db: Db | Tx }
type ReelKey = WithDb & { workspaceId: string; id: string }

export type ReelRow = typeof reels.$inferSelect
export type NewReel = typeof reels.$inferInsert
export type PageCursor = { at: Date; id: string }

const hasKey = ({ workspaceId, id }: Omit<ReelKey, 'db'>) =>
  and(eq(reels.workspaceId, workspaceId), eq(reels.id, id))

/** Undefined when the idempotency key was used before. */
export const insertReel = async ({ db, values }: WithDb & { values: NewReel }) => {
  const [row] = await db
    .insert(reels)
    .values(values)
    .onConflictDoNothing({ target: [reels.workspaceId, reels.key] })
    .returning()
  return row
}

export const findReel = async ({ db, ...one }: ReelKey) => {
  const [row] = await db.select().from(reels).where(hasKey(one))
  return row
}

export const findReelByKey = async ({
  db,
  workspaceId,
  key,
}: WithDb & { workspaceId: string; key: string }) => {
  const [row] = await db
    .select()
    .from(reels)
    .where(and(eq(reels.workspaceId, workspaceId), eq(reels.key, key)))
  return row
}

/** Undefined when the version has changed or the reel was deleted. */
export const updateReel = async ({
  db,
  version,
  change,
  ...one
}: ReelKey & { version: number; change: Partial<NewReel> }) => {
  const [row] = await db
    .update(reels)
    .set({ ...change, version: version + 1 })
    .where(and(hasKey(one), eq(reels.version, version)))
    .returning()
  return row
}

export const setRubric = async ({
  db,
  rubricId,
  ...one
}: ReelKey & { rubricId: string | null }): Promise<ReelRow | undefined> => {
  const [row] = await db.update(reels).set({ rubricId }).where(hasKey(one)).returning()
  return row
}

/** The brand of the reel that was changed last and has a colour or a logo. */
export const findLatestBrand = async ({
  db,
  workspaceId,
}: WithDb & { workspaceId: string }): Promise<unknown> => {
  const [row] = await db
    .select({ brand: sql<unknown>`${reels.form}->'brand'` })
    .from(reels)
    .where(and(eq(reels.workspaceId, workspaceId), hasBrand(reels.form)))
    .orderBy(desc(reels.updatedAt), desc(reels.id))
    .limit(1)
  return row?.brand
}

/** The logo of the reel that was changed last and has one: most reels show none. */
export const findLatestLogo = async ({
  db,
  workspaceId,
}: WithDb & { workspaceId: string }): Promise<string | null> => {
  const logo = sql<string>`${reels.form}->'brand'->>'logo'`
  const [row] = await db
    .select({ logo })
    .from(reels)
    .where(and(eq(reels.workspaceId, workspaceId), hasBrand(reels.form), isNotNull(logo)))
    .orderBy(desc(reels.updatedAt), desc(reels.id))
    .limit(1)
  return row?.logo ?? null
}

export const deleteReel = async ({ db, ...one }: ReelKey) => {
  const rows = await db.delete(reels).where(hasKey(one)).returning({ id: reels.id })
  return rows.length > 0
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Most recently changed first. */
export const listReels = ({
  db,
  workspaceId,
  filter: { kind, stage, search, rubricId },
  after,
  limit,
}: WithDb & {
  workspaceId: string
  filter: {
    kind?: ReelKindName | undefined
    stage?: 'draft' | 'finished' | undefined
    search?: string | undefined
    rubricId?: string | undefined
  }
  after: PageCursor | undefined
  limit: number
}) => {
  const isFinished = exists(
    db
      .select({ one: sql`1` })
      .from(generations)
      .where(and(eq(generations.reelId, reels.id), eq(generations.state, 'ready'))),
  )
  const ofStage = stage === 'finished' ? isFinished : not(isFinished)
  return db
    .select()
    .from(reels)
    .where(
      and(
        eq(reels.workspaceId, workspaceId),
        kind && eq(reels.kind, kind),
        stage && ofStage,
        rubricId ? eq(reels.rubricId, rubricId) : undefined,
        search ? like(reels.searchText, containing(search)) : undefined,
        after &&
          sql`(${reels.updatedAt}, ${reels.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(reels.updatedAt), desc(reels.id))
    .limit(limit)
}

/** In workspaces the user owns, plus their own in other workspaces. */
export const listForUser = ({
  db,
  userId,
  workspaceIds,
  after,
  limit,
}: WithDb & Page & { userId: string; workspaceIds: readonly string[] }) =>
  db
    .select()
    .from(reels)
    .where(
      and(
        or(inArray(reels.workspaceId, [...workspaceIds]), eq(reels.authorId, userId)),
        isAfter(reels.id, after),
      ),
    )
    .orderBy(asc(reels.id))
    .limit(limit)
