import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { Generation, listGenerations as listRoute } from '@kadr/contract/studio/generations'
import { UserError } from '@kadr/domain/base/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { findResources, removeUnused } from '../../library/resources/index.ts'
import { cancelActive } from './end-generation.ts'
import { assetOf, readOrder } from './generation-order.ts'
import * as repository from './generations.repository.ts'
import { presentGeneration, presentGenerations } from './present-generations.ts'
import { queueGeneration } from './queue-generation.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type GenerationKey = InWorkspace & { id: string }

const PAGE = 30

const getRow = async ({ ctx, workspaceId, id }: GenerationKey) => {
  const row = await repository.findGeneration({ db: ctx.db, workspaceId, id })
  if (row) return row
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой генерации нет в истории' })
}

export const getGeneration = async (one: GenerationKey): Promise<Generation> =>
  presentGeneration({ ctx: one.ctx, row: await getRow(one) })

export const listHistory = async ({
  ctx,
  workspaceId,
  query: { cursor, limit = PAGE, ...filter },
}: InWorkspace & { query: RouteInput<typeof listRoute>['query'] }): Promise<
  RouteData<typeof listRoute>
> => {
  if (cursor !== undefined && !isUuid(cursor)) {
    const userMessage = 'Список изменился. Откройте его заново'
    throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'cursor' })
  }
  const rows = await repository.listGenerations({
    db: ctx.db,
    workspaceId,
    filter,
    before: cursor,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    items: await presentGenerations({ ctx, rows: page }),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The renderer, in any process, detects the cancellation within a second by its lease check. */
export const cancelGeneration = async (one: GenerationKey): Promise<Generation> => {
  const { id } = await getRow(one)
  await cancelActive({ ctx: one.ctx, id })
  return getGeneration(one)
}

/** Queues the same scene again with the current versions of its files. */
export const retryGeneration = async ({
  ctx,
  userId,
  ...one
}: GenerationKey & { userId: string }): Promise<Generation> => {
  const row = await getRow({ ctx, ...one })
  if (row.state !== 'failed' && row.state !== 'cancelled') {
    const userMessage = 'Заново собирают то, что не получилось или отменено'
    throw new UserError({ code: 'CONFLICT', userMessage })
  }
  const order = readOrder(row)
  const { workspaceId } = one
  const rows = await findResources({ ctx, workspaceId, ids: order.assets.map(({ id }) => id) })
  const found = rows.map(assetOf)
  // A deleted file keeps its old name, so the failure message can show it.
  const assets = order.assets.map((asset) => found.find(({ id }) => id === asset.id) ?? asset)
  return queueGeneration({ ctx, by: { workspaceId, userId }, order: { ...order, assets } })
}

export const removeGeneration = async ({ ctx, workspaceId, id }: GenerationKey): Promise<void> => {
  await getRow({ ctx, workspaceId, id })
  await inTransaction(ctx.db, async (tx) => {
    const ids = await repository.deleteEnded({ db: tx, workspaceId, id })
    if (!ids) {
      const userMessage = 'Генерация ещё идёт. Сначала отмените её'
      throw new UserError({ code: 'CONFLICT', userMessage })
    }
    await removeUnused({ ctx, tx, workspaceId, ids })
  })
}
