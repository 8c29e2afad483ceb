import type { SignInProvider } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import type { Identity } from './identity.ts'
import { registerUser } from './register-user.ts'
import {
  deleteExpiredTokens,
  listAllRefreshTokens,
  listAllSessions,
} from './sessions.repository.ts'
import { deleteExpiredFlows, listLinksOf } from './sign-in-flows.repository.ts'
import { findSignIn, insertSignIn, listSignInsOf, lockAccount } from './sign-ins.repository.ts'

export const purgeExpiredSignIns = async ({ ctx }: { ctx: AppContext }) => {
  const now = ctx.clock.now()
  await deleteExpiredFlows({ db: ctx.db, now })
  await deleteExpiredTokens({ db: ctx.db, now })
}

export const exportSignIns = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  signIns: readAtOnce(() => listSignInsOf({ db: ctx.db, userId })),
  sessions: readAtOnce(() => listAllSessions({ db: ctx.db, userId })),
  refreshTokens: readAtOnce(() => listAllRefreshTokens({ db: ctx.db, userId })),
  signInLinks: readAtOnce(() => listLinksOf({ db: ctx.db, userId })),
})

/** Registers a user with several sign-in methods. Idempotent: an existing user is not changed. */
export const registerOnce = ({
  ctx,
  identity,
  more,
  afterwards,
}: {
  ctx: AppContext
  identity: Identity
  more: { provider: SignInProvider; subject: string; label: string }[]
  /** Further writes for the new user, in the same transaction. */
  afterwards(input: { tx: Tx; userId: string }): Promise<void>
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockAccount({ db: tx, ...identity })
    if (await findSignIn({ db: tx, ...identity })) return
    const userId = await registerUser({ ctx, tx, identity })
    for (const account of more) {
      await insertSignIn({ db: tx, ...account, userId, createdAt: ctx.clock.now() })
    }
    await afterwards({ tx, userId })
  })
