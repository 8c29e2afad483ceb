import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { getNetwork } from '../../../../networks/index.ts'

type Props = { targets: CalendarItem['targets']; max: number; className: string }

export const networksOf = (targets: CalendarItem['targets']) =>
  [...new Set(orderByNetwork(targets).map(({ network }) => network))].map(getNetwork)

export const NetworkMarks = ({ targets, max, className }: Props) => {
  const networks = networksOf(targets)
  const hidden = networks.length - max
  return (
    <span aria-hidden="true" className="inline-flex shrink-0 items-center gap-0.5">
      {networks.slice(0, max).map(({ id, color, Mark }) => (
        <span key={id} style={{ color }}>
          <Mark className={className} />
        </span>
      ))}
      {hidden > 0 ? <span className="text-caption text-ink-2">+{hidden}</span> : null}
    </span>
  )
}
