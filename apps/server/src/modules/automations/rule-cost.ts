import type { AutomationRule } from '@kadr/contract/automation-rule'
import { isUnlimited } from '@kadr/domain/limits'

type Cost = { videos: number; ai: number }

/** Points of one run. Posts and carousels need no video, posts that go out again no words. */
export const costOfRun = ({ output, source }: Pick<AutomationRule, 'output' | 'source'>): Cost => ({
  videos: output === 'post' || output === 'carousel' ? 0 : 1,
  ai: source.kind === 'evergreen' ? 0 : source.kind === 'hooks' ? 2 : 1,
})

const timesOf = ({ left, cost }: { left: number; cost: number }) =>
  cost === 0 || isUnlimited(left) ? Number.POSITIVE_INFINITY : Math.floor(Math.max(0, left) / cost)

/** How many runs the points suffice for; null for any number. */
export const countRunsLeft = ({
  cost,
  points,
}: {
  cost: Cost
  points: { videoGenerations: number; aiGenerations: number }
}): number | null => {
  const count = Math.min(
    timesOf({ left: points.videoGenerations, cost: cost.videos }),
    timesOf({ left: points.aiGenerations, cost: cost.ai }),
  )
  return Number.isFinite(count) ? count : null
}
