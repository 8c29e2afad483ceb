import type { AppContext } from '../../context.ts'
import { listOwnedWorkspaceIds } from '../workspaces/index.ts'
import * as repository from './personal-data.repository.ts'

/** How publishing is set up in the workspaces a person owns. */
export const exportPublisherSetup = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}) => {
  const owned = { db: ctx.db, workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }) }
  return {
    hashtagSets: await repository.listSetsOf(owned),
    postingSlots: await repository.listSlotsOf(owned),
    publisherSettings: await repository.listSettingsOf(owned),
    publisherAccounts: await repository.listAccountOptionsOf(owned),
  }
}
