import type { Generation } from '@kadr/contract/studio/generations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findReelId, listLast } from './generations.repository.ts'
import { presentGenerations } from './present-generations.ts'

/** The newest render of each reel that has one. */
export const findLastGenerations = async ({
  ctx,
  tx,
  workspaceId,
  reelIds,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  workspaceId: string
  reelIds: readonly string[]
}): Promise<Map<string, Generation>> => {
  if (reelIds.length === 0) return new Map()
  const rows = await listLast({ db: tx ?? ctx.db, workspaceId, reelIds })
  const presented = await presentGenerations({ ctx, tx, rows })
  return new Map(presented.flatMap((last) => (last.reelId ? [[last.reelId, last]] : [])))
}

/** Undefined when the render or its reel was deleted. */
export const findReelOfGeneration = async ({
  tx,
  id,
}: {
  tx: Tx
  id: string
}): Promise<string | undefined> => (await findReelId({ db: tx, id })) ?? undefined
