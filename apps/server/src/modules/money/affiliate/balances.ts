import { type ChargeCurrency, chargeCurrency } from '@kadr/contract/base/primitives'
import type { AffiliateBalance } from '@kadr/contract/money/affiliate'
import { PAYOUT_MINIMUMS } from '@kadr/domain/money/affiliate'
import type { Db, Tx } from '../../../db/connection.ts'
import { listBalances } from '../ledger/index.ts'
import { listHeld } from './affiliate.repository.ts'
import { listPayouts } from './payouts.repository.ts'

type Sum = { currency: ChargeCurrency; amount: number }

const sumOf = (sums: readonly Sum[], currency: ChargeCurrency) =>
  sums.reduce((total, sum) => total + (sum.currency === currency ? sum.amount : 0), 0)

/** One per currency ever earned. The balance is what the ledger owes the partner. */
export const readBalances = async ({
  db,
  affiliateId,
  now,
}: {
  db: Db | Tx
  affiliateId: string
  now: Date
}): Promise<AffiliateBalance[]> => {
  const booked = await listBalances({ db, account: 'affiliate', party: affiliateId })
  const held = await listHeld({ db, affiliateId, now })
  const payouts = await listPayouts({ db, affiliateId })
  const of = (state: string) => payouts.filter((payout) => payout.state === state)
  return chargeCurrency.options
    .filter((currency) => booked.some((sum) => sum.currency === currency))
    .map((currency) => {
      const waiting = sumOf(held, currency)
      return {
        currency,
        held: waiting,
        // Debts are credits, which the ledger stores as negative amounts.
        available: -sumOf(booked, currency) - waiting,
        requested: sumOf(of('requested'), currency),
        paid: sumOf(of('paid'), currency),
        minimum: PAYOUT_MINIMUMS[currency],
      }
    })
}
