import { isDeepStrictEqual } from 'node:util'
import { EDITABLE } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import {
  addTargets,
  clearPublications,
  deleteTargets,
  type Target,
  updateTargetContent,
} from '../../targets/index.ts'
import type { LockedPost } from '../lock-posts.ts'
import type { AccountRow } from './accounts.repository.ts'
import type { TargetContent } from './post-content.ts'
import { contentColumns, draftTargets } from './target-drafts.ts'

const contentOf = ({ overrideText, overrideMediaIds, settings }: Target) => ({
  overrideText,
  overrideMediaIds,
  settings,
})

/**
 * Applies the composer's list of targets to those that may still change; targets in flight or published stay. False
 * when there was nothing to change.
 */
export const changeTargets = async ({
  ctx,
  tx,
  actorId,
  held: { post, targets },
  wanted,
  accounts,
}: {
  ctx: AppContext
  tx: Tx
  actorId: string
  held: LockedPost
  wanted: readonly TargetContent[]
  accounts: readonly AccountRow[]
}): Promise<boolean> => {
  const find = (connectionId: string | null) =>
    wanted.find((candidate) => candidate.connectionId === connectionId)
  const editable = targets.filter(({ state }) => EDITABLE.has(state))
  const gone = editable.filter(({ connectionId }) => !find(connectionId))
  if (gone.length > 0) await deleteTargets({ db: tx, ids: gone.map(({ id }) => id) })
  let isChanged = gone.length > 0
  for (const target of editable) {
    const content = find(target.connectionId)
    if (!content) continue
    const values = contentColumns(content)
    if (isDeepStrictEqual(values, contentOf(target))) continue
    await updateTargetContent({ db: tx, id: target.id, values })
    isChanged = true
  }
  const added = wanted.filter(({ connectionId }) =>
    targets.every((target) => target.connectionId !== connectionId),
  )
  if (added.length === 0) return isChanged
  const { workspaceId, id: postId } = post
  const drafts = draftTargets({ workspaceId, postId, targets: added, accounts })
  await addTargets({ ctx, tx, targets: drafts, cause: 'created', actorId })
  return true
}

/** Clears content frozen or uploaded for the previous version. */
export const clearFrozenContent = async ({
  tx,
  targets,
}: {
  tx: Tx
  targets: readonly Target[]
}) => {
  const ids = targets.filter(({ state }) => EDITABLE.has(state)).map(({ id }) => id)
  if (ids.length > 0) await clearPublications({ db: tx, ids })
}
