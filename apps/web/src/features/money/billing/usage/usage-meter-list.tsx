import { Meter } from '../../../../ui/feedback/meter.tsx'
import { SHORT_LIMIT_LABEL } from '../copy.ts'
import type { UsageMeter } from './usage-meters.ts'

type Props = { meters: UsageMeter[]; className?: string }

export const UsageMeterList = ({ meters, className = 'grid gap-4' }: Props) => (
  <div className={className}>
    {meters.map(({ key, used, limit, isUnlimited }) => (
      <Meter
        key={key}
        label={SHORT_LIMIT_LABEL[key]}
        value={used}
        of={limit}
        isUnlimited={isUnlimited}
      />
    ))}
  </div>
)
