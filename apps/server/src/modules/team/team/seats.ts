import { UserError } from '@kadr/domain/base/app-error'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { findLargerPlanText, PLANS } from '@kadr/domain/money/plans'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
import { countPeopleOf, lockUsers } from './members.repository.ts'

export const PEOPLE: PluralForms = ['человек', 'человека', 'человек']

export const largerTeam = (allowed: number) =>
  findLargerPlanText({ amountOf: ({ teamSize }) => teamSize, allowed })

export const noSeats = (limit: number) =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage:
      limit === 1
        ? joinSentences(['Ваш тариф рассчитан на одного человека', largerTeam(limit)])
        : joinSentences([
            `В тарифе ${countOf({ count: limit, forms: PEOPLE })}, и все места заняты. Освободите место`,
            largerTeam(limit),
          ]),
  })

/** Shown to the invited person. */
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

/** Seats of the owner's plan over all their workspaces. */
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

/** Locks the owner, so that no seat is taken until the transaction ends; other users are locked along in id order. */
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
