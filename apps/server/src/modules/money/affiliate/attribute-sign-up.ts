import { createHmac } from 'node:crypto'
import { REFERRAL_CODE } from '@kadr/contract/identity/referral'
import type { SignUp } from '../../../context.ts'
import { findAffiliateByCode, insertMark, insertReferral } from './affiliate.repository.ts'

/**
 * Assigns a new person to the partner whose link they followed. A sign-in account counts once, even after the profile
 * was deleted.
 */
export const attributeSignUp = async ({
  ctx,
  tx,
  userId,
  account: { provider, subject },
  referral,
}: SignUp): Promise<void> => {
  if (referral === undefined || !REFERRAL_CODE.test(referral)) return
  const affiliate = await findAffiliateByCode({ db: tx, code: referral })
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
