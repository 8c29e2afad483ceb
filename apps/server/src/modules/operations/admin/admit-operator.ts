import { UserError } from '@kadr/domain/base/app-error'
import { needsSecondFactor } from '@kadr/domain/operations/second-factor'
import type { AppContext } from '../../../context.ts'
import type { Operators } from '../../../platform/http/mount.ts'
import { recordLook } from './operator-log.ts'
import { findEntryEnd, findOperator } from './operators.repository.ts'

/** The words of an address that does not exist: nobody else learns that there is something here. */
const nothingHere = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })

export const openOperators = (ctx: AppContext): Operators => ({
  async admit({ actor: { userId, sessionId }, action }) {
    const { db } = ctx
    if (!(await findOperator({ db, userId }))) throw nothingHere()
    if (!needsSecondFactor(action)) return
    if (await findEntryEnd({ db, userId, sessionId, now: ctx.clock.now() })) return
    throw new UserError({
      code: 'SECOND_FACTOR_REQUIRED',
      userMessage: 'Введите код из приложения, чтобы продолжить',
    })
  },
  record: (look) => recordLook({ ctx, ...look }),
})
