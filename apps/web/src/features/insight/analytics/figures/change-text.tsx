import type { Figure } from '@kadr/contract/insight/analytics-figures'
import { describeLeftOut, listReasons, nameLeftOut } from '@kadr/domain/insight/describe-comparison'
import { clsx } from 'clsx'
import { getNetwork } from '../../../../networks/index.ts'
import { formatChange } from './format-figure.ts'

const TONES = { up: 'text-published', down: 'text-failed', same: 'text-ink-3' }

const nameOf = (network: Figure['networks'][number]) => getNetwork(network).title

/** With what the comparison leaves out, in short; the reason is in its title and below the figures. */
export const ChangeText = ({ figure, className }: { figure: Figure; className?: string }) => {
  const change = formatChange(figure.change)
  const short = nameLeftOut({ figure, nameOf })
  if (!(change || short)) return null
  return (
    <span className={clsx('inline-flex flex-wrap justify-end gap-x-1.5', className)}>
      {change ? (
        <span className={clsx('whitespace-nowrap tabular-nums', TONES[change.tone])}>
          {change.text}
        </span>
      ) : null}
      {short ? (
        <span
          className="text-caption font-normal text-ink-3"
          title={describeLeftOut({ figure, nameOf }) ?? undefined}
        >
          {short}
        </span>
      ) : null}
    </span>
  )
}

export const listFigureReasons = (figures: readonly Figure[]) => listReasons({ figures, nameOf })
