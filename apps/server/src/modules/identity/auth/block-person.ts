import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { findBlockedAt, setBlockedAt, tryLockUser } from '../users/index.ts'
import { revokeAllSessions } from './sessions.repository.ts'

/** A blocked person is signed out everywhere at once, and nothing of theirs is deleted. */
export const blockPerson = ({
  ctx,
  userId,
  isBlocked,
}: {
  ctx: AppContext
  userId: string
  isBlocked: boolean
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await tryLockUser({ tx, userId }))) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого человека нет' })
    }
    const now = ctx.clock.now()
    await setBlockedAt({ tx, userId, at: isBlocked ? now : null })
    if (isBlocked) await revokeAllSessions({ db: tx, userId, now })
  })

export const assertNotBlocked = async ({
  tx,
  userId,
}: {
  tx: Tx
  userId: string
}): Promise<void> => {
  if (!(await findBlockedAt({ tx, userId }))) return
  throw new UserError({
    code: 'FORBIDDEN',
    userMessage: 'Вход в этот профиль закрыт. Напишите в поддержку, если это ошибка',
  })
}

export const assertSignUpsOpen = async (ctx: AppContext): Promise<void> => {
  if (!(await ctx.switches.isOn('closed_sign_ups'))) return
  throw new UserError({
    code: 'FORBIDDEN',
    userMessage: 'Регистрация пока закрыта. Если у вас уже есть профиль, войдите прежним способом',
  })
}
