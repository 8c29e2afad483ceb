import type { InviteState, OpenedInvite } from '@kadr/contract/team/team'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import { findOtherAddress } from './invite-addressee.ts'
import { noInvite, whyClosed } from './invite-state.ts'
import { type FoundInvite, findInviteByToken } from './invites.repository.ts'
import { isPersonOf } from './members.repository.ts'
import { getSeats } from './seats.ts'

type Opened = { ctx: AppContext; found: FoundInvite; userId: string | undefined }

/** A person with a seat in another workspace of the owner needs no new one. */
const hasRoom = async ({ ctx, found, userId }: Opened): Promise<boolean> => {
  const { workspaceId } = found.invite
  const { ownerId, used, limit } = await getSeats({ ctx, workspaceId })
  if (used < limit) return true
  return userId !== undefined && (await isPersonOf({ db: ctx.db, ownerId, userId }))
}

const stateOf = async (opened: Opened): Promise<InviteState> => {
  const { ctx, found, userId } = opened
  const { workspaceId } = found.invite
  if (userId && (await findMembership({ ctx, userId, workspaceId }))) return 'member'
  const closed = whyClosed({ ...found, now: ctx.clock.now() })
  if (closed) return closed
  return (await hasRoom(opened)) ? 'open' : 'full'
}

export const openInvite = async ({
  ctx,
  token,
  userId,
}: {
  ctx: AppContext
  token: string
  userId: string | undefined
}): Promise<OpenedInvite> => {
  const found = await findInviteByToken({ db: ctx.db, tokenHash: hashToken(token) })
  if (!found) throw noInvite()
  const { invite, workspaceName, inviter } = found
  return {
    state: await stateOf({ ctx, found, userId }),
    workspaceId: invite.workspaceId,
    workspaceName,
    inviterName: inviter && displayName(inviter),
    isOwn: userId !== undefined && invite.createdBy === userId,
    sentTo: await findOtherAddress({ ctx, invite, userId }),
    role: invite.role,
    isApprover: invite.isApprover,
    isRestricted: invite.connectionIds !== null,
    expiresAt: invite.expiresAt.toISOString(),
  }
}
