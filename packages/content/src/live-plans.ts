import { isUnlimited } from '@kadr/domain/limits'
import { PLAN_NAMES, PLANS } from '@kadr/domain/plans'
import { formatNumber } from '@kadr/domain/plural'
import { formatPrice, SEED_PRICES } from '@kadr/domain/prices'
import { formatBytes, storageLimits } from '@kadr/domain/storage-limits'

const limitText = (limit: number | undefined) => {
  if (limit === undefined) return undefined
  return isUnlimited(limit) ? 'без ограничений' : formatNumber(limit)
}

/** `creator.aiGenerations` as a text, or undefined when plans have no such field. */
export const readPlan = (path: string): string | undefined => {
  const [name = '', field = ''] = path.split('.')
  const plan = PLAN_NAMES.find((known) => known === name.toUpperCase())
  if (plan === undefined) return undefined
  const rules = PLANS[plan]
  if (field === 'teamSize') return formatNumber(rules.teamSize)
  if (field === 'storage') return formatBytes(storageLimits(plan).workspaceBytes)
  if (field === 'price') {
    const amount = plan === 'FREE' ? 0 : SEED_PRICES[plan].RUB
    return formatPrice({ amount, currency: 'RUB' })
  }
  const limits: Readonly<Record<string, number>> = rules.limits
  return limitText(limits[field])
}
