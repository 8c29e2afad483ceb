import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import type { AssignableRole, Team } from '@kadr/contract/team/team'
import { UserError } from '@kadr/domain/base/app-error'
import { mayAssign, mayBeRestricted, rolesWith } from '@kadr/domain/identity/permissions'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { lockUser } from '../../identity/users/index.ts'
import { deleteMember, updateMember } from '../../identity/workspaces/index.ts'
import { assertConnected } from '../../publishing/connections/index.ts'
import { listInviteChannels } from './invitee.ts'
import { revokeInvitesBy } from './invites.repository.ts'
import * as repository from './members.repository.ts'
import { deleteOffersTo, findOffer } from './ownership.repository.ts'
import { getSeats } from './seats.ts'
import { presentMember } from './team.presenter.ts'

type ByMember = { ctx: AppContext; actor: Member }

const noMember = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Участник не найден' })

const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const getTeam = async ({ ctx, actor }: ByMember): Promise<Team> => {
  const { workspaceId } = actor
  const rows = await repository.listMembers({ db: ctx.db, workspaceId })
  const { used, limit } = await getSeats({ ctx, workspaceId })
  const offer = await findOffer({ db: ctx.db, workspaceId, now: ctx.clock.now() })
  return {
    members: rows.map((row) => presentMember({ ctx, row, reader: actor })),
    seats: { used, limit },
    inviteChannels: listInviteChannels(ctx),
    transfer: offer && {
      toUserId: offer.toUserId,
      toName: displayName(offer),
      expiresAt: offer.expiresAt.toISOString(),
    },
  }
}

/** Reads the actor's role again: it may have changed since the request was authorized. */
const lockBoth = async ({ tx, actor, userId }: { tx: Tx; actor: Member; userId: string }) => {
  const { workspaceId } = actor
  const ids = [...new Set([actor.userId, userId])].sort()
  const rows = new Map<string, repository.MemberRow | undefined>()
  for (const id of ids) {
    rows.set(id, await repository.lockMember({ db: tx, workspaceId, userId: id }))
  }
  const by = rows.get(actor.userId)
  const member = rows.get(userId)
  if (!by || !member) throw noMember()
  return { by, member }
}

const assertMayAssign = (change: { by: WorkspaceRole; from: WorkspaceRole; to: WorkspaceRole }) => {
  if (mayAssign(change)) return
  throw conflict(
    change.from === 'owner'
      ? 'Владельца можно сменить только передачей пространства'
      : 'Вы не можете менять права этого участника',
  )
}

export const changeMember = ({
  ctx,
  actor,
  userId,
  change,
}: ByMember & {
  userId: string
  change: {
    role?: AssignableRole | undefined
    isApprover?: boolean | undefined
    connectionIds?: string[] | null | undefined
  }
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    await assertConnected({ ctx, workspaceId, ids: change.connectionIds })
    const { by, member } = await lockBoth({ tx, actor, userId })
    const role = change.role ?? member.role
    const isApprover = change.isApprover ?? member.isApprover
    assertMayAssign({ by: by.role, from: member.role, to: role })
    const wanted = change.connectionIds === undefined ? member.connectionIds : change.connectionIds
    const connectionIds = mayBeRestricted(role) ? wanted : null
    const values = { role, isApprover, connectionIds }
    await updateMember({ db: tx, workspaceId, userId, values })
    if (!rolesWith('team.manage').includes(role)) await endInvites({ ctx, tx, actor, userId })
    await appendEvent({
      tx,
      kind: 'member.changed',
      workspaceId,
      actorId: actor.userId,
      subjectId: userId,
      payload: { name: displayName(member), role, isApprover },
    })
    return {}
  })

export const removeMember = ({
  ctx,
  actor,
  userId,
}: ByMember & { userId: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const { by, member } = await lockBoth({ tx, actor, userId })
    if (userId === actor.userId) throw conflict('Чтобы уйти самому, выйдите из пространства')
    assertMayAssign({ by: by.role, from: member.role, to: member.role })
    await dropMember({ ctx, tx, actor, userId })
    await appendEvent({
      tx,
      kind: 'member.removed',
      workspaceId,
      actorId: actor.userId,
      subjectId: userId,
      payload: { name: displayName(member) },
    })
    return {}
  })

type Change = ByMember & { tx: Tx; userId: string }

/** An invite lives no longer than the right of its sender, and does not come back with it. */
const endInvites = async ({ ctx, tx, actor: { workspaceId, userId: actorId }, userId }: Change) => {
  const ended = await revokeInvitesBy({ db: tx, workspaceId, userId, now: ctx.clock.now() })
  for (const { id: subjectId, role } of ended) {
    const event = { workspaceId, actorId, subjectId, payload: { role } }
    await appendEvent({ tx, kind: 'invite.revoked', ...event })
  }
}

const dropMember = async (change: Change) => {
  const { tx, actor, userId } = change
  const { workspaceId } = actor
  await endInvites(change)
  await deleteOffersTo({ db: tx, workspaceId, userId })
  await deleteMember({ db: tx, workspaceId, userId })
}

export const leaveWorkspace = ({ ctx, actor }: ByMember): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    await lockUser({ tx, userId })
    const member = await repository.lockMember({ db: tx, workspaceId, userId })
    if (!member) throw noMember()
    if (member.role === 'owner') {
      throw conflict('Владелец не может выйти. Сначала передайте пространство')
    }
    await dropMember({ ctx, tx, actor, userId })
    await appendEvent({
      tx,
      kind: 'member.left',
      workspaceId,
      actorId: userId,
      subjectId: userId,
      payload: { name: displayName(member) },
    })
    return {}
  })
