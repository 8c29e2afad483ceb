import { newId } from '@kadr/kit/new-id'
import { noAccount } from '../failures.ts'
import type { AccountRow } from './accounts.repository.ts'
import type { TargetContent } from './post-content.ts'

/** Columns of the per-connection override. */
export const contentColumns = ({ override, settings }: TargetContent) => ({
  overrideText: override.text,
  overrideMediaIds: override.mediaIds,
  settings,
})

/** An account of another workspace is indistinguishable from one that does not exist. */
export const draftTargets = ({
  workspaceId,
  postId,
  targets,
  accounts,
}: {
  workspaceId: string
  postId: string
  targets: readonly TargetContent[]
  accounts: readonly AccountRow[]
}) =>
  targets.map((target) => {
    const account = accounts.find(({ id }) => id === target.connectionId)
    if (!account) throw noAccount()
    return {
      id: newId(),
      workspaceId,
      postId,
      connectionId: account.id,
      network: account.network,
      accountTitle: account.title,
      ...contentColumns(target),
    }
  })
