import type { InviteState, OpenedInvite } from '@kadr/contract/team'
import type { SignInProvider } from '@kadr/contract/users'
import { displayName } from '@kadr/domain/person-name'
import type { AppContext } from '../../context.ts'
import { hashToken } from '../../platform/crypto/opaque-token.ts'
import { listSignIns } from '../auth/index.ts'
import { findMembership } from '../workspaces/index.ts'
import { noInvite, whyClosed } from './invite-state.ts'
import { findInviteByToken, type InviteRow } from './invites.repository.ts'
import { isPersonOf } from './members.repository.ts'
import { getSeats } from './seats.ts'

type Opened = { ctx: AppContext; invite: InviteRow; userId: string | undefined }

/** Whoever has a seat in another workspace of the owner takes no new one. */
const hasRoom = async ({ ctx, invite: { workspaceId }, userId }: Opened): Promise<boolean> => {
  const { ownerId, used, limit } = await getSeats({ ctx, workspaceId })
  if (used < limit) return true
  return userId !== undefined && (await isPersonOf({ db: ctx.db, ownerId, userId }))
}

const stateOf = async (opened: Opened): Promise<InviteState> => {
  const { ctx, invite, userId } = opened
  const { workspaceId } = invite
  if (userId && (await findMembership({ ctx, userId, workspaceId }))) return 'member'
  const closed = whyClosed(invite, ctx.clock.now())
  if (closed) return closed
  return (await hasRoom(opened)) ? 'open' : 'full'
}

const PROVIDERS = { email: 'google', telegram: 'telegram' } as const satisfies Record<
  string,
  SignInProvider
>

const HIDDEN = '•••'

/** `le•••@example.com`, `@le•••`: enough to know one's own, too little for others. */
const mask = (address: string): string => {
  const [name = '', host] = address.split('@')
  const shown = name.slice(0, name.length > 3 ? 2 : 1)
  return host === undefined ? `@${shown}${HIDDEN}` : `${shown}${HIDDEN}@${host}`
}

const findOtherAddress = async ({
  ctx,
  invite: { channel, address },
  userId,
}: Opened): Promise<string | null> => {
  if (channel === 'link' || address === null) return null
  const signIns = userId === undefined ? [] : await listSignIns({ ctx, userId })
  const isReaders = signIns.some(
    ({ provider, label }) =>
      provider === PROVIDERS[channel] && label.toLowerCase().replace(/^@/, '') === address,
  )
  return isReaders ? null : mask(address)
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
  const opened = { ctx, invite, userId }
  return {
    state: await stateOf(opened),
    workspaceId: invite.workspaceId,
    workspaceName,
    inviterName: inviter && displayName(inviter),
    isOwn: userId !== undefined && invite.createdBy === userId,
    sentTo: await findOtherAddress(opened),
    role: invite.role,
    isApprover: invite.isApprover,
    isRestricted: invite.connectionIds !== null,
    expiresAt: invite.expiresAt.toISOString(),
  }
}
