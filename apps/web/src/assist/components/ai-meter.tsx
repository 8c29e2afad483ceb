import type { AiStatus } from '@kadr/contract/ai'
import { isUnlimited, usedOf } from '@kadr/domain/limits'
import { Meter } from '../../ui/meter.tsx'
import { copy } from '../copy.ts'

export const AiMeter = ({ status: { meters } }: { status: AiStatus }) => (
  <Meter
    label={copy.meter}
    value={usedOf({ remaining: meters.left, limit: meters.limit })}
    of={meters.limit}
    isUnlimited={isUnlimited(meters.limit)}
  />
)
