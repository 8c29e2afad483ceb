import type { AppContext } from '../../context.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { listOrdersOf } from './orders.repository.ts'
import { listPaymentsOf } from './payments.repository.ts'
import { findEmail, findMethod, findRenewal, listConsentsOf } from './renewals.repository.ts'

/** Tokens of saved methods are secrets, not personal data. */
export const exportBilling = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  orders: readAtOnce(() => listOrdersOf({ db, userId })),
  payments: readAtOnce(async () =>
    (await listPaymentsOf({ db, userId })).map(({ payment }) => payment),
  ),
  consents: readAtOnce(() => listConsentsOf({ db, userId })),
  billing: readAtOnce(async () => {
    const email = await findEmail({ db, userId })
    const method = await findMethod({ db, userId })
    const renewal = await findRenewal({ db, userId })
    return [{ email, method: method?.title ?? null, renewal: renewal ?? null }]
  }),
})
