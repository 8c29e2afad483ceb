import type { SignInProvider } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockUser } from '../users/index.ts'
import type { Identity } from './identity.ts'
import { consumeLink, findOpenLink } from './sign-in-flows.repository.ts'
import { findSignIn, insertSignIn, listSignInsOf, lockAccount } from './sign-ins.repository.ts'

export const linkExpired = () =>
  new UserError({
    code: 'LINK_EXPIRED',
    userMessage: 'Ссылка устарела или уже использована. Начните привязку заново',
  })

/** A profile has one account of each provider. */
export const anotherAttached = (provider: SignInProvider) =>
  new UserError({
    code: 'SIGN_IN_TAKEN',
    userMessage: `К профилю уже привязан другой аккаунт ${PROVIDER_NAMES[provider]}. Сначала отвяжите его`,
  })

type Attached =
  | { kind: 'attached'; userId: string }
  | { kind: 'taken'; userId: string; from: { userId: string; since: Date } }

/** Attaches an account to the link's user. One that opens another profile stays there until its holder decides. */
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
}): Promise<Attached> => {
  const now = ctx.clock.now()
  const link = await findOpenLink({ db: tx, hash: linkHash, now })
  if (!link || link.provider !== identity.provider) throw linkExpired()
  const { userId } = link
  await lockAccount({ db: tx, ...identity })
  // Lock order as in deletion: the user first, then their rows.
  await lockUser({ tx, userId })
  if (!(await consumeLink({ db: tx, hash: linkHash, now }))) throw linkExpired()
  const known = await findSignIn({ db: tx, ...identity })
  if (known?.userId === userId) return { kind: 'attached', userId }
  const signIns = await listSignInsOf({ db: tx, userId })
  if (signIns.some(({ provider }) => provider === identity.provider)) {
    throw anotherAttached(identity.provider)
  }
  if (known) {
    return { kind: 'taken', userId, from: { userId: known.userId, since: known.createdAt } }
  }
  const { provider, subject, label } = identity
  await insertSignIn({ db: tx, provider, subject, label, userId, createdAt: now })
  return { kind: 'attached', userId }
}
