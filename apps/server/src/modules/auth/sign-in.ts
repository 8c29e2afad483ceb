import type { SignedIn } from '@kadr/contract/auth'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { getUser, holdUser } from '../users/index.ts'
import type { Identity } from './identity.ts'
import { openSession } from './open-session.ts'
import { registerPerson } from './register-person.ts'
import { findSignIn, lockAccount, updateLabel } from './sign-ins.repository.ts'

type SignInInput = { ctx: AppContext; tx: Tx; identity: Identity; userAgent: string }

/** Two first sign-ins of one person may come at once: the lock makes the second find the first. */
const findOrRegister = async ({ ctx, tx, identity }: Omit<SignInInput, 'userAgent'>) => {
  await lockAccount({ db: tx, ...identity })
  const known = await findSignIn({ db: tx, ...identity })
  // Somebody whose deletion has just been committed is a newcomer again.
  if (!known || !(await holdUser({ tx, userId: known.userId }))) {
    return registerPerson({ ctx, tx, identity })
  }
  if (known.label !== identity.label) await updateLabel({ db: tx, ...identity })
  return known.userId
}

export const signInPerson = async ({
  ctx,
  tx,
  userId,
  identity,
  userAgent,
}: SignInInput & { userId: string }): Promise<SignedIn> => ({
  ...(await openSession({ ctx, tx, userId, authType: identity.provider, userAgent })),
  user: await getUser({ ctx, tx, userId }),
})

/** Opens a session for whoever the provider vouches for; a newcomer is registered on the way. */
export const signIn = async (input: SignInInput): Promise<SignedIn> =>
  signInPerson({ ...input, userId: await findOrRegister(input) })
