import { clsx } from 'clsx'
import { formatRatio, roundRatio } from './format-figure.ts'

type Props = { ratio: number; className?: string }

/** «× 2,4», coloured by its side of the median; «× 1,0» is neither good nor bad. */
export const RatioText = ({ ratio, className }: Props) => {
  const shown = roundRatio(ratio)
  return (
    <span
      className={clsx(
        'tabular-nums',
        shown > 1 && 'text-published',
        shown < 1 && 'text-failed',
        className,
      )}
    >
      {formatRatio(ratio)}
    </span>
  )
}
