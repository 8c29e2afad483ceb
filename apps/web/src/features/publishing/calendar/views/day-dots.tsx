import { clsx } from 'clsx'
import type { PlacedItem } from '../items/placed-item.ts'
import { STATE_STYLE } from '../items/state-style.ts'

const MAX = 3

type Props = { items: readonly PlacedItem[]; hasGhosts: boolean; isOnAccent: boolean }

/** Decorative: the count is in the accessible label of the day. */
export const DayDots = ({ items, hasGhosts, isOnAccent }: Props) => (
  <span aria-hidden="true" className="flex h-1.5 items-center gap-0.5">
    {items.slice(0, MAX).map(({ item, state }) => (
      <span
        key={item.postId}
        className={clsx(
          'size-1.5 rounded-full',
          isOnAccent ? 'bg-on-accent' : STATE_STYLE[state].dot,
        )}
      />
    ))}
    {hasGhosts ? (
      <span
        className={clsx(
          'size-1.5 rounded-full border',
          isOnAccent ? 'border-on-accent' : 'border-accent',
        )}
      />
    ) : null}
  </span>
)
