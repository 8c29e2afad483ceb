import { newId } from '@kadr/kit/new-id'
import type { AccountRow } from './accounts.repository.ts'
import { noAccount } from './failures.ts'
import type { TargetContent } from './post-content.ts'

/** The columns of what a connection says differently. */
export const contentColumns = ({ override, settings }: TargetContent) => ({
  overrideText: override.text,
  overrideMediaIds: override.mediaIds,
  settings,
})

/** Rows of new targets. An account of another workspace looks the same as one that is not there. */
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
