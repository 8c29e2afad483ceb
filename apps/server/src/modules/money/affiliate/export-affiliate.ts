import type { AppContext } from '../../../context.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { presentPayout, presentShare } from './affiliate.presenter.ts'
import {
  findAffiliateOf,
  listClicksOf,
  listReferralsOf,
  listShares,
} from './affiliate.repository.ts'
import { listPayouts } from './payouts.repository.ts'

/** Referred people are exported as a number only. Payout requisites stay encrypted while a request is open. */
export const exportAffiliate = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => {
  const withId = async <T>(list: (affiliateId: string) => PromiseLike<T[]>): Promise<T[]> => {
    const row = await findAffiliateOf({ db, userId })
    return row ? list(row.id) : []
  }
  return {
    affiliates: readAtOnce(async () => {
      const row = await findAffiliateOf({ db, userId })
      return row ? [row] : []
    }),
    affiliateClicks: readAtOnce(() => withId((affiliateId) => listClicksOf({ db, affiliateId }))),
    affiliateShares: readAtOnce(async () => {
      const rows = await withId((affiliateId) => listShares({ db, affiliateId }))
      return rows.map(presentShare)
    }),
    affiliatePayouts: readAtOnce(async () => {
      const rows = await withId((affiliateId) => listPayouts({ db, affiliateId }))
      return rows.map(presentPayout)
    }),
    referrals: readAtOnce(() => listReferralsOf({ db, userId })),
  }
}
