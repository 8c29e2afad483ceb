import type { SignedIn } from '@kadr/contract/identity/auth'
import type { SignInProvider } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { lockUser } from '../users/index.ts'
import { anotherAttached, linkExpired } from './attach-sign-in.ts'
import { revokeSessionsOpenedBy } from './sessions.repository.ts'
import { signInUser } from './sign-in.ts'
import { consumeMove, findOpenMove } from './sign-in-flows.repository.ts'
import { findSignIn, giveSignIn, listSignInsOf, lockAccount } from './sign-ins.repository.ts'

type Move = {
  provider: SignInProvider
  subject: string
  from: string
  to: string
  /** Without the account nobody could open the profile it comes from. */
  isOnlyWay: boolean
}

type Step = { ctx: AppContext; tx: Tx }

/** Accepts an offer; both profiles stay locked until the transaction ends. */
export const acceptMove = async ({
  ctx,
  tx,
  moveToken,
}: Step & { moveToken: string }): Promise<Move> => {
  const offer = { db: tx, hash: hashToken(moveToken), now: ctx.clock.now() }
  const move = await findOpenMove(offer)
  if (!move) throw linkExpired()
  const { userId: to, fromUserId: from, provider, subject } = move
  await lockAccount({ db: tx, provider, subject })
  for (const userId of [from, to].sort()) await lockUser({ tx, userId })
  if (!(await consumeMove(offer))) throw linkExpired()
  const known = await findSignIn({ db: tx, provider, subject })
  if (known?.userId !== from) throw linkExpired()
  const own = await listSignInsOf({ db: tx, userId: to })
  if (own.some((signIn) => signIn.provider === provider)) throw anotherAttached(provider)
  const ways = await listSignInsOf({ db: tx, userId: from })
  return { provider, subject, from, to, isOnlyWay: ways.length === 1 }
}

/** Gives the account to the other profile and signs in to it; devices that came in by it are signed out of the old one. */
export const completeMove = async ({
  ctx,
  tx,
  move: { provider, subject, from, to },
  userAgent,
}: Step & { move: Move; userAgent: string }): Promise<SignedIn> => {
  if (!(await giveSignIn({ db: tx, provider, subject, from, to }))) throw linkExpired()
  await revokeSessionsOpenedBy({ db: tx, userId: from, provider, now: ctx.clock.now() })
  return signInUser({ ctx, tx, userId: to, identity: { provider }, userAgent })
}
