import type { AiStatus } from '@kadr/contract/studio/ai'
import { isUnlimited, usedOf } from '@kadr/domain/money/limits'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Meter } from '../../ui/feedback/meter.tsx'
import { copy } from '../copy.ts'

type Props = { status: AiStatus | undefined; children?: string }

/** Under the button of a request: who writes, and what it costs. */
export const AiNote = ({ status, children = '' }: Props) => {
  const text = [status?.isOffline ? copy.templateText : '', children]
    .filter((part) => part !== '')
    .join(' ')
  return text === '' ? null : <p className="text-caption text-ink-3">{text}</p>
}

/** Required wherever texts of the offline templates are shown. */
export const TemplateMark = () => <Badge tone="neutral">{copy.template}</Badge>

export const AiMeter = ({ status: { meters } }: { status: AiStatus }) => (
  <Meter
    label={copy.meter}
    value={usedOf({ remaining: meters.left, limit: meters.limit })}
    of={meters.limit}
    isUnlimited={isUnlimited(meters.limit)}
  />
)
