import { formatNumber } from '@kadr/domain/base/plural'
import { clsx } from 'clsx'

type MeterProps = {
  label: string
  /** The used amount. */
  value: number
  of: number
  isUnlimited?: boolean
}

const wording = ({ value, of, isUnlimited }: Omit<MeterProps, 'label'>) => {
  if (isUnlimited) return value > 0 ? `${formatNumber(value)}, без\u00A0лимита` : 'Без\u00A0лимита'
  if (of === 0) return 'Нет в\u00A0тарифе'
  return `${formatNumber(value)} из ${formatNumber(of)}`
}

/** The used part of a limit, as text and as a bar. */
export function Meter({ label, value, of, isUnlimited = false }: MeterProps) {
  const text = wording({ value, of, isUnlimited })
  const share = isUnlimited || of === 0 ? 0 : Math.min(100, Math.max(0, (value / of) * 100))
  const hasBar = !isUnlimited && of > 0
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-label">
        <span className="text-ink-2">{label}</span>
        <span className={clsx('tabular-nums', hasBar ? 'font-medium' : 'text-caption text-ink-2')}>
          {text}
        </span>
      </div>
      {hasBar ? (
        <>
          <meter
            aria-label={label}
            aria-valuetext={text}
            min={0}
            max={of}
            value={Math.min(value, of)}
            className="sr-only"
          />
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className={clsx('h-full rounded-full', share < 100 ? 'bg-accent' : 'bg-failed')}
              style={{ width: `${share}%` }}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
