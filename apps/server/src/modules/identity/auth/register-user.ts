import type { Currency } from '@kadr/contract/base/primitives'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { createUser } from '../users/index.ts'
import { createPersonalWorkspace } from '../workspaces/index.ts'
import type { Identity } from './identity.ts'
import { insertSignIn } from './sign-ins.repository.ts'

/** Creates the profile and personal workspace of a new user, and the rows of other modules. */
export const registerUser = async ({
  ctx,
  tx,
  identity,
  currency,
  referral,
}: {
  ctx: AppContext
  tx: Tx
  identity: Identity
  currency?: Currency | undefined
  /** Referral code of the link the person followed. */
  referral?: string | undefined
}): Promise<string> => {
  const { provider, subject, label, ...person } = identity
  const user = await createUser({ ctx, tx, person: { ...person, selectedCurrency: currency } })
  await insertSignIn({
    db: tx,
    provider,
    subject,
    label,
    userId: user.id,
    createdAt: ctx.clock.now(),
  })
  await createPersonalWorkspace({ tx, userId: user.id, timeZone: user.timeZone })
  for (const module of ctx.modules) {
    await module.onSignUp?.({ ctx, tx, userId: user.id, account: identity, referral })
  }
  return user.id
}
