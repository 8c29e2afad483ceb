import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { findNamedUser, findUsersByEmail } from '../../identity/auth/index.ts'
import { listUsersByEmail } from './renewals/renewals.repository.ts'

const notFound = (userMessage: string) => new UserError({ code: 'NOT_FOUND', userMessage })

const findByEmail = async ({ ctx, email }: { ctx: AppContext; email: string }) => {
  const found = new Set([
    ...(await findUsersByEmail({ ctx, email })),
    ...(await listUsersByEmail({ db: ctx.db, email })),
  ])
  const [userId, ...others] = found
  if (userId === undefined) {
    throw notFound(`Нет человека с почтой ${email}: ни у входа через Google, ни у чеков`)
  }
  if (others.length === 0) return userId
  throw new UserError({
    code: 'CONFLICT',
    userMessage: `С почтой ${email} несколько людей, назовите одного: ${[...found].join(', ')}`,
  })
}

/** The person a command is about: an id, the address of Google or of receipts, or @name in Telegram. */
export const getPerson = async ({
  ctx,
  who,
}: {
  ctx: AppContext
  who: string
}): Promise<string> => {
  if (isUuid(who)) return who
  if (who.startsWith('@')) {
    const found = await findNamedUser({ ctx, messenger: 'telegram', username: who.slice(1) })
    if (found) return found.userId
    throw notFound(`Нет человека с именем ${who} в Telegram`)
  }
  if (who.includes('@')) return findByEmail({ ctx, email: who.trim().toLowerCase() })
  throw notFound(`${quote(who)} не похоже на id, почту или @имя в Telegram`)
}
