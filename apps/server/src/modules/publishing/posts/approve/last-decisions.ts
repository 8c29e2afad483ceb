import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { type LastDecision, listLastDecisions } from './decisions.repository.ts'

/** By post id. */
export const listLastDecisionsOf = async ({
  ctx,
  tx,
  postIds,
}: {
  ctx: AppContext
  tx?: Tx
  postIds: readonly string[]
}): Promise<ReadonlyMap<string, LastDecision>> => {
  if (postIds.length === 0) return new Map()
  const rows = await listLastDecisions({ db: tx ?? ctx.db, postIds })
  return new Map(rows.map((row) => [row.postId, row]))
}
