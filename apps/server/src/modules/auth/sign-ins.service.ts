import type { SignIn, SignInProvider } from '@kadr/contract/users'
import { UserError } from '@kadr/kit/app-error'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { lockUser } from '../users/index.ts'
import { deleteSignIn, listSignInsOf } from './sign-ins.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

export const listSignIns = async ({ ctx, userId }: OfUser): Promise<SignIn[]> => {
  const rows = await listSignInsOf({ db: ctx.db, userId })
  return rows.map(({ provider, label, createdAt }) => ({
    provider,
    label,
    linkedAt: createdAt.toISOString(),
  }))
}

/** The last way in stays: without it the profile could never be opened again. */
export const unlinkSignIn = ({
  ctx,
  userId,
  provider,
}: OfUser & { provider: SignInProvider }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
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
    return {}
  })
