import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { purgeResources } from './delete-resources.ts'
import * as repository from './resources.repository.ts'
import { lockStorage } from './storage.repository.ts'
import { listUses } from './uses.repository.ts'

/** Deletes resources without uses; the others stay in the library. */
export const removeUnused = async ({
  ctx,
  tx,
  workspaceId,
  ids,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  ids: readonly string[]
}): Promise<void> => {
  if (ids.length === 0) return
  await lockStorage({ db: tx, workspaceId })
  const rows = await repository.lockOwn({ db: tx, workspaceId, ids })
  const uses = await listUses({ db: tx, workspaceId, resourceIds: rows.map(({ id }) => id) })
  const used = new Set(uses.map(({ resourceId }) => resourceId))
  await purgeResources({ ctx, tx, workspaceId, rows: rows.filter(({ id }) => !used.has(id)) })
}
