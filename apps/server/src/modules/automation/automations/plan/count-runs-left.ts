import type { RunCost } from '@kadr/domain/automation/rule-cost'
import { isUnlimited } from '@kadr/domain/money/limits'

const timesOf = ({ left, cost }: { left: number; cost: number }) =>
  cost === 0 || isUnlimited(left) ? Number.POSITIVE_INFINITY : Math.floor(Math.max(0, left) / cost)

/** How many runs the points are enough for; null for any number. */
export const countRunsLeft = ({
  cost,
  points,
}: {
  cost: RunCost
  points: { videoGenerations: number; aiGenerations: number }
}): number | null => {
  const count = Math.min(
    timesOf({ left: points.videoGenerations, cost: cost.videos }),
    timesOf({ left: points.aiGenerations, cost: cost.ai }),
  )
  return Number.isFinite(count) ? count : null
}
