import type { AppContext } from '../../../../context.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { listRunResults } from '../run/results.repository.ts'
import { listUses } from '../run/runs.repository.ts'
import type { RunUse } from './rank-source.ts'

/** Used items with their times, and with results when the rule prefers what performs well. */
export const readUses = async ({
  ctx,
  row: { id, workspaceId, rule },
}: {
  ctx: AppContext
  row: Pick<AutomationRow, 'id' | 'workspaceId' | 'rule'>
}): Promise<(RunUse & { runId: string })[]> => {
  const uses = await listUses({ db: ctx.db, automationId: id })
  if (!rule.prefersBest) return uses
  const postIds = uses.flatMap(({ postId }) => postId ?? [])
  const told = await listRunResults({ db: ctx.db, workspaceId, postIds })
  const viewsOf = new Map(
    told.map(({ postId, results: { views } }) => [postId, views ?? undefined]),
  )
  return uses.map((use) => ({ ...use, views: use.postId ? viewsOf.get(use.postId) : undefined }))
}
