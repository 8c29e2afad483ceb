import type { SignedIn } from '@kadr/contract/identity/auth'
import { REFERRAL_START } from '@kadr/contract/identity/referral'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { acceptInitData, type InitDataInput } from './accept-init-data.ts'
import { signIn } from './sign-in.ts'

export const validateLaunch = ({
  ctx,
  userAgent,
  ...input
}: InitDataInput & { ctx: AppContext; userAgent: string }): Promise<SignedIn> =>
  inTransaction(ctx.db, async (tx) => {
    const { identity, startParam } = await acceptInitData({ ctx, tx, ...input })
    const referral = startParam?.startsWith(REFERRAL_START)
      ? startParam.slice(REFERRAL_START.length)
      : undefined
    return signIn({ ctx, tx, identity, userAgent, referral })
  })
