import type { AppContext } from '../../context.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { listOrdersOf } from './orders.repository.ts'
import { listPaymentsOf, listRefundsOf } from './payments.repository.ts'
import { findEmail, findRenewal, listConsentsOf, listMethodsOf } from './renewals.repository.ts'

/** Tokens of saved methods are secrets, not personal data. */
export const exportBilling = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  orders: readAtOnce(() => listOrdersOf({ db, userId })),
  payments: readAtOnce(async () =>
    (await listPaymentsOf({ db, userId })).map(({ payment }) => payment),
  ),
  refunds: readAtOnce(() => listRefundsOf({ db, userId })),
  consents: readAtOnce(() => listConsentsOf({ db, userId })),
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
