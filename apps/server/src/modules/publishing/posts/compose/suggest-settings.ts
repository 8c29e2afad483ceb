import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { AppContext } from '../../../../context.ts'
import { listLastSettings } from '../../targets/index.ts'
import { listAccounts } from './accounts.repository.ts'

/**
 * Settings for posts made without the composer: the last ones of the account, or else the first board where one is
 * required.
 */
export const suggestSettings = async ({
  ctx: { db },
  workspaceId,
  connectionIds: ids,
}: {
  ctx: AppContext
  workspaceId: string
  connectionIds: readonly string[]
}): Promise<Map<string, TargetSettings>> => {
  if (ids.length === 0) return new Map()
  const last = await listLastSettings({ db, workspaceId, connectionIds: ids })
  const accounts = await listAccounts({ db, workspaceId, ids })
  return new Map(
    accounts.map(({ id, options }) => {
      const board = options?.boards?.[0]
      return [id, last.get(id) ?? (board ? { boardId: board.id } : {})]
    }),
  )
}
