import type { Points } from '@kadr/contract/money/subscription'
import { isUnlimited, UNLIMITED } from '@kadr/domain/money/limits'
import type { SubscriptionTerms } from '../subscription/index.ts'
import type { listBalances, PointsKind } from './points.repository.ts'

type Balance = Awaited<ReturnType<typeof listBalances>>[number]

export const presentPoints = ({
  balances,
  terms,
}: {
  balances: Balance[]
  terms: SubscriptionTerms
}): Points => {
  const left = (kind: PointsKind) => {
    const balance = balances.find((candidate) => candidate.kind === kind)
    if (!balance) return 0
    if (isUnlimited(balance.granted)) return UNLIMITED
    return balance.granted - balance.reserved - balance.spent
  }
  return {
    videoGenerations: left('videoGenerations'),
    aiGenerations: left('aiGenerations'),
    planName: terms.plan,
    renewsAt: terms.period.end.toISOString(),
  }
}
