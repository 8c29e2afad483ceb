import type { GenerationState } from '@kadr/contract/studio/generations'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { isAmong, prepareOnce } from '../../../db/prepared.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { resources } from '../../../db/schema/library/resources.ts'
import { generationResults, generations } from '../../../db/schema/studio/reels.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type WithDb = { db: Db | Tx }
type GenerationKey = WithDb & { workspaceId: string; id: string }

export type GenerationRow = typeof generations.$inferSelect
/** What lists tell of a generation: its order is many times larger, and reading it as JSON takes most of their time. */
export type GenerationFacts = Omit<GenerationRow, 'scene' | 'moments' | 'assets'>
const { scene, moments, assets, ...factColumns } = getTableColumns(generations)
export type NewGeneration = typeof generations.$inferInsert

export const ACTIVE = ['queued', 'rendering'] as const

const isActive = inArray(generations.state, [...ACTIVE])

/** Serializes concurrent requests for the same scene, so the second one finds the first. */
export const lockFingerprint = ({ db, fingerprint }: { db: Tx; fingerprint: string }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 7261))`)

export const insertGeneration = async ({ db, values }: WithDb & { values: NewGeneration }) => {
  const [row] = await db.insert(generations).values(values).returning()
  if (!row) throw new Error('The generation was not inserted')
  return row
}

export const findGeneration = async ({ db, workspaceId, id }: GenerationKey) => {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.workspaceId, workspaceId), eq(generations.id, id)))
  return row
}

type SameScene = WithDb & { workspaceId: string; fingerprint: string }

export const findReelId = async ({ db, id }: WithDb & { id: string }) => {
  const [row] = await db
    .select({ reelId: generations.reelId })
    .from(generations)
    .where(eq(generations.id, id))
  return row?.reelId
}

export const findActive = async ({
  db,
  workspaceId,
  fingerprint,
  reelId,
}: SameScene & { reelId: string | null }) => {
  const [row] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        eq(generations.fingerprint, fingerprint),
        reelId === null ? isNull(generations.reelId) : eq(generations.reelId, reelId),
        isActive,
      ),
    )
  return row
}

export const countActive = async ({ db, workspaceId }: WithDb & { workspaceId: string }) => {
  const [row] = await db
    .select({ count: count() })
    .from(generations)
    .where(and(eq(generations.workspaceId, workspaceId), isActive))
  return row?.count ?? 0
}

/** Successful ones of the same scene, newest first. */
export const listReusable = ({ db, workspaceId, fingerprint }: SameScene) =>
  db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        eq(generations.fingerprint, fingerprint),
        eq(generations.state, 'ready'),
      ),
    )
    .orderBy(desc(generations.id))
    .limit(20)

export const listGenerations = ({
  db,
  workspaceId,
  filter: { kind, state, reelId, isActive: isActiveOnly },
  before,
  limit,
}: WithDb & {
  workspaceId: string
  filter: {
    kind?: ReelKindName | undefined
    state?: GenerationState | undefined
    reelId?: string | undefined
    isActive?: boolean | undefined
  }
  before: string | undefined
  limit: number
}) =>
  db
    .select(factColumns)
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        kind && eq(generations.kind, kind),
        state && eq(generations.state, state),
        reelId === undefined ? undefined : eq(generations.reelId, reelId),
        isActiveOnly ? isActive : undefined,
        before === undefined ? undefined : lt(generations.id, before),
      ),
    )
    .orderBy(desc(generations.id))
    .limit(limit)

/** Active generations, and those that ended after the given time. */
export const listActiveOrRecent = ({
  db,
  workspaceIds,
  since,
}: WithDb & { workspaceIds: readonly string[]; since: Date }) =>
  db
    .select(factColumns)
    .from(generations)
    .where(
      and(
        inArray(generations.workspaceId, [...workspaceIds]),
        or(isActive, gt(generations.finishedAt, since)),
      ),
    )
    .orderBy(asc(generations.id))
    .limit(1000)

const lastOfReels = prepareOnce((db) =>
  db
    .selectDistinctOn([generations.reelId], factColumns)
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, sql.placeholder('workspaceId')),
        isAmong(generations.reelId, 'reelIds'),
      ),
    )
    .orderBy(generations.reelId, desc(generations.id))
    .prepare('last_generations_of_reels'),
)

/** The newest generation of each reel. */
export const listLast = ({
  db,
  ...reels
}: WithDb & { workspaceId: string; reelIds: readonly string[] }) => lastOfReels(db).execute(reels)

export const insertResults = async ({
  db,
  generationId,
  resourceIds,
}: WithDb & { generationId: string; resourceIds: readonly string[] }) => {
  await db
    .insert(generationResults)
    .values(resourceIds.map((resourceId, position) => ({ generationId, position, resourceId })))
}

export const listResultRows = ({ db, ids }: WithDb & { ids: readonly string[] }) =>
  db
    .select()
    .from(generationResults)
    .where(inArray(generationResults.generationId, [...ids]))

const visibleResults = prepareOnce((db) =>
  db
    .select({ generationId: generationResults.generationId, resource: resources })
    .from(generationResults)
    .innerJoin(resources, eq(resources.id, generationResults.resourceId))
    .where(and(isAmong(generationResults.generationId, 'ids'), isNull(resources.deletedAt)))
    .orderBy(asc(generationResults.generationId), asc(generationResults.position))
    .prepare('results_of_generations'),
)

/** Files still visible in the library. */
export const listResults = ({ db, ids }: WithDb & { ids: readonly string[] }) =>
  visibleResults(db).execute({ ids })

const namesOf = prepareOnce((db) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(isAmong(users.id, 'ids'))
    .prepare('names_of_people'),
)

export const listAuthors = ({ db, ids }: WithDb & { ids: readonly string[] }) =>
  namesOf(db).execute({ ids })

/** Ends an active generation; undefined when it has already ended. */
export const endActive = async ({
  db,
  id,
  ending,
}: WithDb & {
  id: string
  ending: Partial<NewGeneration>
}) => {
  const [row] = await db
    .update(generations)
    .set({ ...ending, leaseOwner: null, leaseUntil: null })
    .where(and(eq(generations.id, id), isActive))
    .returning()
  return row
}

/** Deletes an ended generation from the history; returns the files no other generation references. */
export const deleteEnded = async ({ db, workspaceId, id }: GenerationKey & { db: Tx }) => {
  const own = await db
    .select({ resourceId: generationResults.resourceId })
    .from(generationResults)
    .where(eq(generationResults.generationId, id))
  const [gone] = await db
    .delete(generations)
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        eq(generations.id, id),
        ne(generations.state, 'queued'),
        ne(generations.state, 'rendering'),
      ),
    )
    .returning({ id: generations.id })
  if (!gone) return undefined
  const ids = own.map(({ resourceId }) => resourceId)
  if (ids.length === 0) return []
  const shared = await db
    .select({ resourceId: generationResults.resourceId })
    .from(generationResults)
    .where(inArray(generationResults.resourceId, ids))
  const kept = new Set(shared.map(({ resourceId }) => resourceId))
  return ids.filter((resourceId) => !kept.has(resourceId))
}

/** Generations queued or running since before the given time. */
export const listExpired = ({ db, before }: WithDb & { before: Date }) =>
  db
    .select()
    .from(generations)
    .where(and(isActive, lt(generations.createdAt, before)))
    .limit(200)

/** What waits or is rendered, and for how many seconds the oldest of each. */
export const countByState = ({ db, clock }: WithDb & { clock: DatabaseClock }) =>
  db
    .select({
      state: generations.state,
      count: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`extract(epoch from ${clock.now()} - min(${generations.createdAt}))::float8`,
    })
    .from(generations)
    .where(isActive)
    .groupBy(generations.state)

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
    .from(generations)
    .where(
      and(
        or(inArray(generations.workspaceId, [...workspaceIds]), eq(generations.userId, userId)),
        isAfter(generations.id, after),
      ),
    )
    .orderBy(asc(generations.id))
    .limit(limit)
