import type { AffiliateShare, Payout } from '@kadr/contract/money/affiliate'
import type { ShareRow } from './affiliate.repository.ts'
import type { PayoutRow } from './payouts.repository.ts'

export const presentShare = (row: ShareRow): AffiliateShare => ({
  id: row.id,
  kind: row.kind,
  percent: row.percent,
  amount: { amount: row.amount, currency: row.currency },
  returned: row.returned,
  createdAt: row.createdAt.toISOString(),
  heldUntil: row.heldUntil.toISOString(),
})

export const presentPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  state: row.state,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
