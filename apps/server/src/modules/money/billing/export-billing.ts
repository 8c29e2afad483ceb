import type { AppContext } from '../../../context.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listOrdersOf } from './checkout/orders.repository.ts'
import { listDisputesOf } from './payments/disputes.repository.ts'
import { listPaymentsOf, listRefundsOf } from './payments/payments.repository.ts'
import { findEmail, findRenewal, listMethodsOf } from './renewals/renewals.repository.ts'

/** Tokens of saved methods are secrets, not personal data. */
export const exportBilling = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  orders: readAtOnce(() => listOrdersOf({ db, userId })),
  payments: readAtOnce(async () =>
    (await listPaymentsOf({ db, userId })).map(({ payment }) => payment),
  ),
  refunds: readAtOnce(() => listRefundsOf({ db, userId })),
  disputes: readAtOnce(() => listDisputesOf({ db, userId })),
  paymentMethods: readAtOnce(() => listMethodsOf({ db, userId })),
  billingProfiles: readAtOnce(async () => {
    const email = await findEmail({ db, userId })
    return email === null ? [] : [{ email }]
  }),
  renewals: readAtOnce(async () => {
    const renewal = await findRenewal({ db, userId })
    return renewal ? [renewal] : []
  }),
})
