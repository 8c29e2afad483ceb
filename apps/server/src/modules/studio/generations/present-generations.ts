import type { Generation } from '@kadr/contract/studio/generations'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { countSlots } from '../../../platform/leases/workers.repository.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import {
  COVER,
  ORIGINAL,
  presentResource,
  type ResourceRow,
} from '../../library/resources/index.ts'
import { estimateQueue, type QueueEstimate } from './estimate-queue.ts'
import { ACTIVE, type GenerationFacts, listAuthors, listResults } from './generations.repository.ts'
import { listQueue, listRenderSpeeds, listRunning } from './queue.repository.ts'

type ReadInput = { ctx: AppContext; tx?: Tx | undefined }

const isUnderWay = ({ state }: GenerationFacts): boolean =>
  ACTIVE.some((active) => active === state)

const readLine = async ({ ctx, tx }: ReadInput): Promise<Map<string, QueueEstimate>> => {
  const db = tx ?? ctx.db
  const now = ctx.clock.now()
  const pace = await listRenderSpeeds({ db })
  return estimateQueue({
    line: await listQueue({ db }),
    running: await listRunning({ db }),
    pace: new Map(pace.map((row) => [row.output, row.pace])),
    slots: await countSlots({ db, clock: ctx.databaseClock, kind: 'renderer' }),
    now,
  })
}

const posterOf = (ctx: AppContext, row: ResourceRow | undefined): string | null => {
  if (!row) return null
  return pageMediaUrl({ ctx, row, variant: row.kind === 'video' ? COVER : ORIGINAL })
}

const groupResults = async ({
  ctx,
  tx,
  rows,
}: ReadInput & { rows: readonly GenerationFacts[] }) => {
  const groups = new Map<string, ResourceRow[]>()
  const ids = rows.filter(({ state }) => state === 'ready').map(({ id }) => id)
  if (ids.length === 0) return groups
  for (const { generationId, resource } of await listResults({ db: tx ?? ctx.db, ids })) {
    groups.set(generationId, [...(groups.get(generationId) ?? []), resource])
  }
  return groups
}

const nameAuthors = async ({ ctx, tx, rows }: ReadInput & { rows: readonly GenerationFacts[] }) => {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  const people = ids.length > 0 ? await listAuthors({ db: tx ?? ctx.db, ids }) : []
  return new Map(people.map((person) => [person.id, displayName(person)]))
}

const whenOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Keeps the order of the rows. */
export const presentGenerations = async ({
  ctx,
  tx,
  rows,
}: ReadInput & { rows: readonly GenerationFacts[] }): Promise<Generation[]> => {
  if (rows.length === 0) return []
  const results = await groupResults({ ctx, tx, rows })
  const names = await nameAuthors({ ctx, tx, rows })
  const line = rows.some(isUnderWay)
    ? await readLine({ ctx, tx })
    : new Map<string, QueueEstimate>()
  return rows.map((row) => {
    const files = results.get(row.id) ?? []
    const place = line.get(row.id)
    const name = row.userId === null ? undefined : names.get(row.userId)
    return {
      id: row.id,
      reelId: row.reelId,
      kind: row.kind,
      title: row.title,
      output: row.output,
      state: row.state,
      progress: row.progress,
      ahead: row.state === 'queued' ? (place?.ahead ?? 0) : null,
      secondsLeft: isUnderWay(row) ? (place?.secondsLeft ?? null) : null,
      seconds: row.seconds,
      cost: row.cost,
      isReused: row.isReused,
      results: files.map((file) => presentResource({ ctx, row: file })),
      posterUrl: posterOf(ctx, files[0]),
      failure:
        row.failureText === null
          ? null
          : { code: row.failureCode ?? 'crash', message: row.failureText },
      author: row.userId && name !== undefined ? { id: row.userId, name } : null,
      createdAt: row.createdAt.toISOString(),
      startedAt: whenOf(row.startedAt),
      finishedAt: whenOf(row.finishedAt),
    }
  })
}

export const presentGeneration = async ({
  row,
  ...reading
}: ReadInput & { row: GenerationFacts }): Promise<Generation> => {
  const [presented] = await presentGenerations({ ...reading, rows: [row] })
  if (!presented) throw new Error('Nothing was presented')
  return presented
}
