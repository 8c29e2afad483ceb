import type { AppContext } from '../../context.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { listInvitesBy } from './invites.repository.ts'
import { listOffersTo } from './ownership.repository.ts'

/** Invites the user made and offers made to them. */
export const exportTeam = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  workspaceInvites: readAtOnce(() => listInvitesBy({ db: ctx.db, userId })),
  ownershipOffers: readAtOnce(() => listOffersTo({ db: ctx.db, userId })),
})
