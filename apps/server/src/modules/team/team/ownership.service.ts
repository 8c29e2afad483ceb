import { UserError } from '@kadr/domain/base/app-error'
import { countOf } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { getWorkspace, updateMember } from '../../identity/workspaces/index.ts'
import { countPeopleOf, lockMember } from './members.repository.ts'
import { deleteOffer, findOffer, saveOffer } from './ownership.repository.ts'
import { largerTeam, lockSeats, PEOPLE, seatLimitOf } from './seats.ts'

const OFFER_LIFETIME_MS = 7 * DAY_MS

type ByMember = { ctx: AppContext; actor: Member }

const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const offerOwnership = async ({
  ctx,
  actor,
  toUserId,
}: ByMember & { toUserId: string }): Promise<Record<string, never>> => {
  const { workspaceId, userId } = actor
  if (toUserId === userId) throw conflict('Вы уже владелец')
  const { isPersonal } = await getWorkspace({ ctx, userId, workspaceId })
  return inTransaction(ctx.db, async (tx) => {
    const seats = await lockSeats({ ctx, tx, workspaceId, userIds: [userId] })
    if (seats.ownerId !== userId) throw conflict('Пространство уже передано')
    const receiver = await lockMember({ db: tx, workspaceId, userId: toUserId })
    if (!receiver) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Участник не найден' })
    if (isPersonal) throw conflict('Личное пространство нельзя передать')
    const createdAt = ctx.clock.now()
    const expiresAt = new Date(createdAt.getTime() + OFFER_LIFETIME_MS)
    await saveOffer({ db: tx, workspaceId, toUserId, createdAt, expiresAt })
    await appendEvent({
      tx,
      kind: 'workspace.ownership_offered',
      workspaceId,
      actorId: userId,
      subjectId: workspaceId,
      payload: { toUserId, toName: displayName(receiver) },
    })
    return {}
  })
}

export const cancelTransfer = ({ ctx, actor }: ByMember): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId, role } = actor
    const offer = await findOffer({ db: tx, workspaceId, now: ctx.clock.now() })
    const isParticipant = role === 'owner' || offer?.toUserId === userId
    if (!isParticipant) {
      throw new UserError({
        code: 'FORBIDDEN',
        userMessage: 'Отменить передачу может владелец или тот, кому её предложили',
      })
    }
    const isEnded = await deleteOffer({ db: tx, workspaceId })
    if (!isEnded || !offer) throw conflict('Передачи нет')
    await appendEvent({
      tx,
      kind: 'workspace.offer_ended',
      workspaceId,
      actorId: userId,
      subjectId: workspaceId,
      payload: { isDeclined: offer.toUserId === userId, toName: displayName(offer) },
    })
    return {}
  })

/** Locks both owners, so that their points, payments and seats do not change meanwhile. */
export const acceptOwnership = ({ ctx, actor }: ByMember): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    const { ownerId } = await lockSeats({ ctx, tx, workspaceId, userIds: [userId] })
    const offer = await findOffer({ db: tx, workspaceId, now: ctx.clock.now() })
    if (offer?.toUserId !== userId) throw conflict('Передачу отменили, или её срок истёк')
    const limit = await seatLimitOf({ ctx, tx, userId })
    const people = await countPeopleOf({ db: tx, ownerId: userId, alsoIn: workspaceId })
    if (people > limit) {
      throw new UserError({
        code: 'PLAN_LIMIT_REACHED',
        userMessage: joinSentences([
          `В команде ${countOf({ count: people, forms: PEOPLE })}, а ваш тариф рассчитан на ${limit}`,
          largerTeam(limit),
          'Смените тариф и согласитесь снова',
        ]),
      })
    }
    await updateMember({ db: tx, workspaceId, userId: ownerId, values: { role: 'admin' } })
    await updateMember({
      db: tx,
      workspaceId,
      userId,
      values: { role: 'owner', connectionIds: null },
    })
    await deleteOffer({ db: tx, workspaceId })
    await appendEvent({
      tx,
      kind: 'workspace.transferred',
      workspaceId,
      actorId: userId,
      subjectId: workspaceId,
      payload: { fromUserId: ownerId, toUserId: userId, toName: displayName(offer) },
    })
    return {}
  })
