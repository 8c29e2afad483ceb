import { createHmac } from 'node:crypto'
import { REFERRAL_CODE } from '@kadr/contract/referral'
import type { SignInProvider } from '@kadr/contract/users'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { findAffiliateByCode, insertMark, insertReferral } from './affiliate.repository.ts'

/**
 * A new person belongs to the partner whose link they came by. An account of sign-in that was brought once is not
 * brought again after its deletion.
 */
export const attributeSignUp = async ({
  ctx,
  tx,
  userId,
  code,
  account: { provider, subject },
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  code: string
  account: { provider: SignInProvider; subject: string }
}): Promise<void> => {
  if (!REFERRAL_CODE.test(code)) return
  const affiliate = await findAffiliateByCode({ db: tx, code })
  if (!affiliate || affiliate.userId === null) return
  const createdAt = ctx.clock.now()
  const mark = createHmac('sha256', ctx.secrets.derive('referral-marks'))
    .update(`${provider}:${subject}`)
    .digest('hex')
  if (!(await insertMark({ db: tx, mark, createdAt }))) {
    ctx.log.info({ affiliateId: affiliate.id }, 'affiliate.sign_up.doubled')
    return
  }
  await insertReferral({ db: tx, affiliateId: affiliate.id, userId, createdAt })
}
