import type { Currency } from '@kadr/contract/base/primitives'
import type { MessengerName, UpdateUser, User } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { movePersonalTimeZone } from '../workspaces/index.ts'
import { presentUser } from './users.presenter.ts'
import * as repository from './users.repository.ts'

type OfUser = { ctx: AppContext; tx?: Tx | undefined; userId: string }

/** The user was deleted between authentication and the query. */
const userDeleted = () => new UserError({ code: 'UNAUTHORIZED', userMessage: 'Войдите ещё раз' })

export const createUser = ({
  ctx,
  tx,
  person,
}: {
  ctx: AppContext
  tx: Tx
  person: {
    firstName: string
    lastName: string
    photoUrl: string | null
    selectedCurrency?: Currency | undefined
  }
}) => repository.insertUser({ db: tx, ...person, now: ctx.clock.now() })

export const getUser = async ({ ctx, tx, userId }: OfUser): Promise<User> => {
  const row = await repository.findUser({ db: tx ?? ctx.db, userId })
  if (!row) throw userDeleted()
  return presentUser({ ctx, row })
}

/** Serializes changes of one user. False when the user is deleted. */
export const tryLockUser = async ({ tx, userId }: { tx: Tx; userId: string }) =>
  (await repository.lockUser({ db: tx, userId })) !== undefined

export const lockUser = async (one: { tx: Tx; userId: string }) => {
  if (!(await tryLockUser(one))) throw userDeleted()
}

/** Whether the user exists; if so, deletion is blocked until the transaction ends. */
export const lockUserShared = ({ tx, userId }: { tx: Tx; userId: string }) =>
  repository.lockUserShared({ db: tx, userId })

/** The same for several: returns the ids of existing users. */
export const lockUsersShared = ({ tx, userIds }: { tx: Tx; userIds: readonly string[] }) =>
  repository.lockUsersShared({ db: tx, userIds })

export const updateUser = ({
  ctx,
  userId,
  changes,
}: {
  ctx: AppContext
  userId: string
  changes: UpdateUser
}): Promise<User> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await repository.updateUser({ db: tx, userId, changes, now: ctx.clock.now() })
    if (!row) throw userDeleted()
    if (changes.timeZone !== undefined) {
      await movePersonalTimeZone({ tx, userId, timeZone: changes.timeZone })
    }
    return presentUser({ ctx, row })
  })

/** When an operator closed them the way in. */
export const findBlockedAt = async ({ tx, userId }: { tx: Tx; userId: string }) =>
  (await repository.findUser({ db: tx, userId }))?.blockedAt ?? null

export const setBlockedAt = ({ tx, ...one }: { tx: Tx; userId: string; at: Date | null }) =>
  repository.setBlockedAt({ db: tx, ...one })

/** Whether the bot of a messenger writes to them: `off` by their setting, `blocked` when they stopped the bot there. */
export type BotAccess = 'on' | 'off' | 'blocked'

export const getBotAccess = async ({
  ctx,
  tx,
  userId,
  messenger,
}: OfUser & { messenger: MessengerName }): Promise<BotAccess> => {
  const db = tx ?? ctx.db
  const row = await repository.findUser({ db, userId })
  if (!row) throw userDeleted()
  if (!repository.isSwitchedOn(row, messenger)) return 'off'
  return (await repository.isBotBlocked({ db, userId, messenger })) ? 'blocked' : 'on'
}

export const switchBot = async ({
  ctx,
  userId,
  messenger,
  isEnabled,
}: OfUser & { messenger: repository.SwitchedMessenger; isEnabled: boolean }) => {
  const row = await repository.switchBot({ db: ctx.db, userId, messenger, isEnabled })
  if (!row) throw userDeleted()
  return repository.isSwitchedOn(row, messenger)
}

export const deleteUser = ({ tx, userId }: { tx: Tx; userId: string }) =>
  repository.deleteUser({ db: tx, userId })

export const exportUser = ({ ctx, userId }: OfUser) => ({
  users: readAtOnce(async () => {
    const row = await repository.findUser({ db: ctx.db, userId })
    return row ? [row] : []
  }),
})
