import type { Generation } from '@kadr/contract/studio/generations'
import type { Reel, ReelSummary } from '@kadr/contract/studio/reels'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findResources, presentResource, type ResourceRow } from '../../library/resources/index.ts'
import { findLastGenerations } from '../generations/index.ts'
import { resourceIdsOf } from './reel-assets.ts'
import { readContent } from './reel-kinds.ts'
import type { ReelRow } from './reels.repository.ts'

type ReadInput = { ctx: AppContext; tx?: Tx | undefined; workspaceId: string }

const summaryOf = ({
  ctx,
  row,
  assets,
  last,
}: {
  ctx: AppContext
  row: ReelRow
  assets: readonly ResourceRow[]
  last: Generation | undefined
}): ReelSummary => {
  const seen = assets.find(({ kind, thumbnail }) => kind !== 'audio' && thumbnail !== null)
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    rubricId: row.rubricId,
    seconds: row.seconds,
    lastGeneration: last ?? null,
    thumbnailUrl: seen ? presentResource({ ctx, row: seen }).urls.thumbnail : null,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}

const read = async ({ ctx, tx, workspaceId, rows }: ReadInput & { rows: readonly ReelRow[] }) => {
  const read = rows.map((row) => {
    const content = readContent(row)
    return { row, content, ids: resourceIdsOf(content) }
  })
  const ids = [...new Set(read.flatMap((one) => one.ids))]
  const resources = await findResources({ ctx, tx, workspaceId, ids })
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const reelIds = rows.map(({ id }) => id)
  const lasts = await findLastGenerations({ ctx, tx, workspaceId, reelIds })
  return read.map(({ row, content, ids }) => {
    const assets = ids.flatMap((id) => byId.get(id) ?? [])
    const summary = summaryOf({ ctx, row, assets, last: lasts.get(row.id) })
    return { row, content, assets, summary }
  })
}

export const presentReels = async (
  reading: ReadInput & { rows: readonly ReelRow[] },
): Promise<ReelSummary[]> => (await read(reading)).map(({ summary }) => summary)

export const presentReel = async ({
  row: given,
  ...reading
}: ReadInput & { row: ReelRow }): Promise<Reel> => {
  const [found] = await read({ ...reading, rows: [given] })
  if (!found) throw new Error('Nothing was presented')
  const { row, content, assets, summary } = found
  const resources = assets.map((asset) => presentResource({ ctx: reading.ctx, row: asset }))
  return { ...summary, version: row.version, caption: row.caption, content, resources }
}
