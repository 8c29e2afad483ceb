import type { Subscription } from '@kadr/contract/money/subscription'
import { countOf } from '@kadr/domain/base/plural'
import { isUnlimited, mayConnect } from '@kadr/domain/money/limits'
import { ACCOUNTS, copy } from '../copy.ts'

export type AccountQuota = {
  used: number
  limit: number
  isUnlimited: boolean
  hasFree: boolean
  text: string
}

export const accountQuota = ({
  limits,
  connectedAccountsCount: used,
}: Subscription): AccountQuota => {
  const limit = limits.connectedAccounts
  const hasFree = mayConnect({ limit, count: used })
  const text = () => {
    if (isUnlimited(limit)) return copy.limit.unlimited
    if (limit === 0) return copy.limit.none
    if (!hasFree) return copy.limit.reached
    return copy.limit.left(countOf({ count: limit - used, forms: ACCOUNTS }))
  }
  return { used, limit, isUnlimited: isUnlimited(limit), hasFree, text: text() }
}
