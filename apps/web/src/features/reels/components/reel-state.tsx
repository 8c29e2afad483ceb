import type { ReelSummary } from '@kadr/contract/reels'
import { StateBadge } from '../../../renders/components/state-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { copy } from '../copy.ts'

/** A reel whose render was cancelled is a draft again. */
export const ReelState = ({ lastGeneration }: Pick<ReelSummary, 'lastGeneration'>) =>
  lastGeneration === null || lastGeneration.state === 'cancelled' ? (
    <Badge tone="draft">{copy.draft}</Badge>
  ) : (
    <StateBadge state={lastGeneration.state} />
  )
