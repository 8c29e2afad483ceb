import { UserError } from '@kadr/domain/app-error'
import { PLANS } from '@kadr/domain/plans'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getSubscriptionTerms } from '../subscription/index.ts'
import { getWorkspaceOwner } from '../workspaces/index.ts'
import { countPeopleOf, lockUsers } from './members.repository.ts'

export const PEOPLE: PluralForms = ['человек', 'человека', 'человек']

export const noSeats = (limit: number) =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage:
      limit === 1
        ? 'Команда есть в тарифе Agency. Смените тариф, чтобы пригласить людей'
        : `В тарифе ${countOf({ count: limit, forms: PEOPLE })}, и все места заняты. Освободите место или смените тариф`,
  })

/** For the person who was invited. */
export const noRoom = () =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage: 'В команде нет мест. Попросите владельца освободить место или сменить тариф',
  })

type Seats = { ownerId: string; used: number; limit: number }

type InWorkspace = { ctx: AppContext; workspaceId: string }

export const seatLimitOf = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  userId: string
}): Promise<number> => PLANS[(await getSubscriptionTerms({ ctx, tx, userId })).plan].teamSize

/** The seats of the owner's plan, counted over all their workspaces. */
export const getSeats = async ({
  ctx,
  tx,
  workspaceId,
}: InWorkspace & { tx?: Tx }): Promise<Seats> => {
  const ownerId = await getWorkspaceOwner({ ctx, tx, workspaceId })
  const limit = await seatLimitOf({ ctx, tx, userId: ownerId })
  return { ownerId, limit, used: await countPeopleOf({ db: tx ?? ctx.db, ownerId }) }
}

const gone = () =>
  new UserError({ code: 'CONFLICT', userMessage: 'Пространство только что передали. Повторите' })

/**
 * The seats, with the owner locked: nobody takes one of them until the transaction ends. The other users are locked
 * together with the owner, in the order of ids.
 */
export const lockSeats = async ({
  ctx,
  tx,
  workspaceId,
  userIds,
}: InWorkspace & { tx: Tx; userIds: readonly string[] }): Promise<Seats> => {
  const ownerId = await getWorkspaceOwner({ ctx, tx, workspaceId })
  const wanted = [...new Set([ownerId, ...userIds])]
  const locked = await lockUsers({ db: tx, userIds: wanted })
  const seats = await getSeats({ ctx, tx, workspaceId })
  if (locked.length !== wanted.length || seats.ownerId !== ownerId) throw gone()
  return seats
}
