import { formatNumber } from '@kadr/domain/base/plural'
import { formatBytes, storageLimits } from '@kadr/domain/library/storage-limits'
import { isUnlimited } from '@kadr/domain/money/limits'
import { PLAN_NAMES, PLANS } from '@kadr/domain/money/plans'
import { pricePlaceholder } from '@kadr/domain/money/price-texts'
import { formatPrice } from '@kadr/domain/money/prices'

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
  if (field === 'price' && plan === 'FREE') return formatPrice({ amount: 0, currency: 'RUB' })
  if (plan !== 'FREE' && (field === 'price' || field === 'annualPrice'))
    return pricePlaceholder({
      text: field === 'price' ? 'monthly' : 'annual',
      plan,
      currency: 'RUB',
    })
  const limits: Readonly<Record<string, number>> = rules.limits
  return limitText(limits[field])
}
