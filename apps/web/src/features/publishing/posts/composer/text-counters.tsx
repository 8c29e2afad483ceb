import { formatNumber } from '@kadr/domain/base/plural'
import { clsx } from 'clsx'
import { getNetwork } from '../../../../networks/index.ts'
import { composerCopy } from './copy.ts'
import type { TargetCheck } from './target-check.ts'

export const TextCounters = ({ checks }: { checks: readonly TargetCheck[] }) => (
  <ul
    aria-label={composerCopy.text.counters}
    className="flex min-w-0 flex-wrap items-center gap-1.5 empty:hidden"
  >
    {checks.map(({ account, counter }) => {
      if (!counter) return null
      const { Mark, title } = getNetwork(account.network)
      const isOver = counter.left < 0
      const count = formatNumber(counter.count)
      const max = formatNumber(counter.max)
      return (
        <li
          key={account.id}
          className={clsx(
            'inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-caption tabular-nums',
            isOver ? 'bg-failed-soft font-medium text-failed' : 'bg-sunken text-ink-2',
          )}
        >
          <Mark className="size-3.5" />
          <span aria-hidden="true">{`${count}/${max}`}</span>
          <span className="sr-only">
            {composerCopy.text.counter({ network: title, count, max })}
          </span>
        </li>
      )
    })}
  </ul>
)
