import type { Figure } from '@kadr/contract/analytics-figures'
import { clsx } from 'clsx'
import { copy } from '../copy.ts'
import { formatChange } from '../model/format-figure.ts'

const TONES = { up: 'text-published', down: 'text-failed', same: 'text-ink-3' }

/** A partial comparison is said in words: a percentage of some of the days would mislead. */
export const ChangeText = ({ figure, className }: { figure: Figure; className?: string }) => {
  if (figure.isPartial) return <span className={clsx('text-ink-3', className)}>{copy.partial}</span>
  const change = formatChange(figure.change)
  if (!change) return null
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', TONES[change.tone], className)}>
      {change.text}
    </span>
  )
}
