import { formatNumber } from '@kadr/domain/base/plural'
import { clsx } from 'clsx'
import { useConversationCounts } from '../api/conversations.queries.ts'

/** Of what nobody has read; live while the tab is open. */
export default function NewCount({ className }: { className: string }) {
  const { data } = useConversationCounts()
  if (!data || data.new === 0) return null
  const { new: count, max } = data
  return (
    <span
      className={clsx(
        'flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-caption font-semibold text-on-accent tabular-nums',
        className,
      )}
    >
      {count > max ? `${formatNumber(max)}+` : formatNumber(count)}
      <span className="sr-only"> новых</span>
    </span>
  )
}
