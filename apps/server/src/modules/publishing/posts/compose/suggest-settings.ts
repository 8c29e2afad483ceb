import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { BY_HAND } from '@kadr/domain/publishing/posts/by-hand'
import type { AppContext } from '../../../../context.ts'
import { listLastSettings } from '../../targets/index.ts'
import { listAccounts } from './accounts.repository.ts'

/** One post by hand does not make the next ones wait for a person. */
const withoutByHand = (settings: TargetSettings | undefined): TargetSettings | undefined => {
  if (!settings) return undefined
  const { [BY_HAND]: _, ...others } = settings
  return others
}

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
      return [id, withoutByHand(last.get(id)) ?? (board ? { boardId: board.id } : {})]
    }),
  )
}
