import type { Currency } from '@kadr/contract/primitives'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { attributeSignUp } from '../affiliate/index.ts'
import { ensurePointsGranted } from '../points/index.ts'
import { createFreeSubscription } from '../subscription/index.ts'
import { createUser } from '../users/index.ts'
import { createPersonalWorkspace } from '../workspaces/index.ts'
import type { Identity } from './identity.ts'
import { insertSignIn } from './sign-ins.repository.ts'

/** Creates the profile, personal workspace, Free plan and points of a new user. */
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
  /** The code of the link the person came by. */
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
  await createFreeSubscription({ ctx, tx, userId: user.id })
  await ensurePointsGranted({ ctx, tx, userId: user.id })
  if (referral !== undefined) {
    await attributeSignUp({ ctx, tx, userId: user.id, code: referral, account: identity })
  }
  return user.id
}
