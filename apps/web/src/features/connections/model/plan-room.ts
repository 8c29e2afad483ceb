import type { Subscription } from '@kadr/contract/subscription'
import { isUnlimited, mayConnect } from '@kadr/domain/limits'
import { countOf } from '@kadr/domain/plural'
import { ACCOUNTS, copy } from '../copy.ts'

export type PlanRoom = {
  used: number
  limit: number
  isUnlimited: boolean
  hasRoom: boolean
  text: string
}

export const planRoom = ({ limits, connectedAccountsCount: used }: Subscription): PlanRoom => {
  const limit = limits.connectedAccounts
  const hasRoom = mayConnect({ limit, count: used })
  const text = () => {
    if (isUnlimited(limit)) return copy.limit.unlimited
    if (limit === 0) return copy.limit.none
    if (!hasRoom) return copy.limit.reached
    return copy.limit.left(countOf({ count: limit - used, forms: ACCOUNTS }))
  }
  return { used, limit, isUnlimited: isUnlimited(limit), hasRoom, text: text() }
}
