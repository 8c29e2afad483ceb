import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { lockUser } from '../users/index.ts'
import type { Identity } from './identity.ts'
import { consumeLink, findOpenLink } from './sign-in-flows.repository.ts'
import { findSignIn, insertSignIn, listSignInsOf, lockAccount } from './sign-ins.repository.ts'

const NAMES = { telegram: 'Telegram', google: 'Google' } as const

export const linkExpired = () =>
  new UserError({
    code: 'LINK_EXPIRED',
    userMessage: 'Ссылка устарела или уже использована. Начните привязку заново',
  })

const signInTaken = (userMessage: string) => new UserError({ code: 'SIGN_IN_TAKEN', userMessage })

/** Attaches an account to the link's user. Existing users are never merged. */
export const attachSignIn = async ({
  ctx,
  tx,
  linkHash,
  identity,
}: {
  ctx: AppContext
  tx: Tx
  linkHash: string
  identity: Identity
}): Promise<{ userId: string }> => {
  const now = ctx.clock.now()
  const link = await findOpenLink({ db: tx, hash: linkHash, now })
  if (!link || link.provider !== identity.provider) throw linkExpired()
  const { userId } = link
  await lockAccount({ db: tx, ...identity })
  // Lock order as in deletion: the user first, then their rows.
  await lockUser({ tx, userId })
  if (!(await consumeLink({ db: tx, hash: linkHash, now }))) throw linkExpired()
  const name = NAMES[identity.provider]
  const known = await findSignIn({ db: tx, ...identity })
  if (known && known.userId !== userId) {
    throw signInTaken(
      `Этот аккаунт ${name} уже привязан к другому профилю. Войдите через него или выберите другой`,
    )
  }
  if (known) return { userId }
  const signIns = await listSignInsOf({ db: tx, userId })
  if (signIns.some(({ provider }) => provider === identity.provider)) {
    throw signInTaken(`К профилю уже привязан другой аккаунт ${name}. Сначала отвяжите его`)
  }
  const { provider, subject, label } = identity
  await insertSignIn({ db: tx, provider, subject, label, userId, createdAt: now })
  return { userId }
}
