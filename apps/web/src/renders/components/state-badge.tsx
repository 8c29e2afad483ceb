import type { GenerationState } from '@kadr/contract/generations'
import { Badge } from '../../ui/badge.tsx'
import { STATE_NAME } from '../copy.ts'

const TONE = {
  queued: 'scheduled',
  rendering: 'working',
  ready: 'published',
  failed: 'failed',
  cancelled: 'neutral',
} as const satisfies Record<GenerationState, string>

export const StateBadge = ({ state }: { state: GenerationState }) => (
  <Badge tone={TONE[state]}>{STATE_NAME[state]}</Badge>
)
