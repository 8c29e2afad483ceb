import type { AppContext } from '../../../context.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listInvitesBy } from './invites.repository.ts'
import { listOffersTo } from './ownership.repository.ts'

/** Invites made by the user and ownership offers made to them. */
export const exportTeam = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  workspaceInvites: readAtOnce(() => listInvitesBy({ db: ctx.db, userId })),
  ownershipOffers: readAtOnce(() => listOffersTo({ db: ctx.db, userId })),
})
