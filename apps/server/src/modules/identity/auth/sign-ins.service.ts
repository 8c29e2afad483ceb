import type { MessengerName, SignIn, SignInProvider } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { lockUser } from '../users/index.ts'
import { revokeSessionsOpenedBy } from './sessions.repository.ts'
import {
  deleteSignIn,
  findGoogleSignInsByEmail,
  findSignIn,
  findSignInsByName,
  listSignInsOf,
  setBotBlockedAt,
} from './sign-ins.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

export const listSignIns = async ({ ctx, userId }: OfUser): Promise<SignIn[]> => {
  const rows = await listSignInsOf({ db: ctx.db, userId })
  return rows.map(({ provider, label, createdAt }) => ({
    provider,
    label,
    linkedAt: createdAt.toISOString(),
  }))
}

export const listAccounts = ({ tx, userId }: { tx: Tx; userId: string }) =>
  listSignInsOf({ db: tx, userId })

/** The provider's id of the user, if that method is attached. */
export const findSubject = async ({
  ctx,
  userId,
  provider,
}: OfUser & { provider: SignInProvider }) => {
  const signIns = await listSignInsOf({ db: ctx.db, userId })
  return signIns.find((signIn) => signIn.provider === provider)?.subject
}

/** The user who owns this account of the provider. */
export const findUserBySubject = async ({
  ctx,
  provider,
  subject,
}: {
  ctx: AppContext
  provider: SignInProvider
  subject: string
}) => (await findSignIn({ db: ctx.db, provider, subject }))?.userId

/** Users who sign in by Google with this address. */
export const findUsersByEmail = async ({
  ctx,
  email,
}: {
  ctx: AppContext
  email: string
}): Promise<string[]> =>
  (await findGoogleSignInsByEmail({ db: ctx.db, email })).map(({ userId }) => userId)

/** Undefined unless exactly one user last signed in under this name: user names are reassigned. */
export const findNamedUser = async ({
  ctx,
  ...name
}: {
  ctx: AppContext
  messenger: MessengerName
  username: string
}): Promise<{ userId: string; subject: string } | undefined> => {
  const [found, ...others] = await findSignInsByName({ db: ctx.db, ...name })
  return others.length === 0 ? found : undefined
}

/**
 * The last sign-in method can't be removed: the user could never sign in again. Sessions opened by the removed method
 * are revoked, except the current one.
 */
export const unlinkSignIn = ({
  ctx,
  actor,
  provider,
}: {
  ctx: AppContext
  actor: Actor
  provider: SignInProvider
}): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId, sessionId } = actor
    await lockUser({ tx, userId })
    const signIns = await listSignInsOf({ db: tx, userId })
    if (!signIns.some((signIn) => signIn.provider === provider)) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот способ входа не привязан' })
    }
    if (signIns.length === 1) {
      throw new UserError({
        code: 'LAST_SIGN_IN',
        userMessage: 'Это единственный способ входа. Сначала привяжите другой',
      })
    }
    await deleteSignIn({ db: tx, userId, provider })
    await revokeSessionsOpenedBy({
      db: tx,
      userId,
      provider,
      exceptId: sessionId,
      now: ctx.clock.now(),
    })
    return {}
  })

export const setBotBlocked = ({
  tx,
  ...one
}: {
  tx: Tx
  userId: string
  messenger: MessengerName
  /** Null: not blocked. */
  at: Date | null
}) => setBotBlockedAt({ db: tx, ...one })
