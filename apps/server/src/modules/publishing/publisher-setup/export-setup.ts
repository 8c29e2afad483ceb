import type { AppContext } from '../../../context.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import * as repository from './personal-data.repository.ts'

/** Publishing setup of the workspaces the user owns. */
export const exportPublisherSetup = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}) => {
  const owned = { db: ctx.db, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  return {
    hashtagSets: readAtOnce(() => repository.listSetsOf(owned)),
    postingSlots: readAtOnce(() => repository.listSlotsOf(owned)),
    publisherSettings: readAtOnce(() => repository.listSettingsOf(owned)),
    publisherAccounts: readAtOnce(() => repository.listAccountOptionsOf(owned)),
  }
}
