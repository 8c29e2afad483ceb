import type { Currency } from '@kadr/contract/base/primitives'
import type { SignedIn } from '@kadr/contract/identity/auth'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { recordConsentOnce } from '../consents/index.ts'
import { getUser, lockUserShared } from '../users/index.ts'
import { assertSignUpsOpen } from './block-person.ts'
import type { Identity } from './identity.ts'
import { openSession } from './open-session.ts'
import { registerUser } from './register-user.ts'
import { findSignIn, lockAccount, updateLabel } from './sign-ins.repository.ts'

type SignInInput = { ctx: AppContext; tx: Tx; identity: Identity; userAgent: string }
type FirstSignIn = { currency?: Currency | undefined; referral?: string | undefined }

/** Two first sign-ins of one user may be concurrent: with the lock the second finds the first. */
const findOrRegister = async ({
  ctx,
  tx,
  identity,
  currency,
  referral,
}: Omit<SignInInput, 'userAgent'> & FirstSignIn) => {
  await lockAccount({ db: tx, ...identity })
  const known = await findSignIn({ db: tx, ...identity })
  // A user whose deletion has just been committed is registered again.
  if (!known || !(await lockUserShared({ tx, userId: known.userId }))) {
    await assertSignUpsOpen(ctx)
    return registerUser({ ctx, tx, identity, currency, referral })
  }
  if (known.label !== identity.label) await updateLabel({ db: tx, ...identity })
  return known.userId
}

/** Signing in is consent to the processing of personal data, as the sign-in page says. */
export const signInUser = async ({
  ctx,
  tx,
  userId,
  identity,
  userAgent,
}: Omit<SignInInput, 'identity'> & {
  userId: string
  identity: Pick<Identity, 'provider'>
}): Promise<SignedIn> => {
  const source = identity.provider
  await recordConsentOnce({ ctx, tx, userId, subject: 'processing', source })
  return {
    ...(await openSession({ ctx, tx, userId, authType: source, userAgent })),
    user: await getUser({ ctx, tx, userId }),
  }
}

/** Opens a session for the identity; an unknown one is registered first. */
export const signIn = async (input: SignInInput & FirstSignIn): Promise<SignedIn> =>
  signInUser({ ...input, userId: await findOrRegister(input) })
