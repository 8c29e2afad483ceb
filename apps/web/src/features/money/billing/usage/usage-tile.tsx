import type { PlanLimits } from '@kadr/contract/money/subscription'
import { formatNumber } from '@kadr/domain/base/plural'
import { findLimitText, usagePercent } from '@kadr/domain/money/limits'
import { Clapperboard, Link2, type LucideIcon, Radar, Sparkles } from 'lucide-react'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy, LIMIT_LABEL, SHORT_LIMIT_LABEL } from '../copy.ts'
import type { UsageMeter } from './usage-meters.ts'

const ICONS: Record<keyof PlanLimits, LucideIcon> = {
  videoGenerations: Clapperboard,
  aiGenerations: Sparkles,
  connectedAccounts: Link2,
  accountTracking: Radar,
}

const Bar = ({ meter }: { meter: UsageMeter }) => {
  const { key, used, limit } = meter
  return (
    <>
      <meter
        aria-label={LIMIT_LABEL[key]}
        min={0}
        max={limit}
        value={Math.min(used, limit)}
        className="sr-only"
      />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${usagePercent({ used, limit })}%` }}
        />
      </div>
    </>
  )
}

export const UsageTile = ({ meter }: { meter: UsageMeter }) => {
  const Icon = ICONS[meter.key]
  const limitText = findLimitText(meter.limit)
  const hasFigure = !limitText || meter.used > 0
  return (
    <Card asChild className="flex flex-col gap-3">
      <li>
        <div className="flex items-start gap-2 text-label text-ink-2">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">{SHORT_LIMIT_LABEL[meter.key]}</span>
        </div>
        <div className="mt-auto grid gap-2.5">
          <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
            {hasFigure ? (
              <span className="text-headline font-bold">{formatNumber(meter.used)}</span>
            ) : null}
            <span className="text-label text-ink-3">
              {limitText ?? copy.of(formatNumber(meter.limit))}
            </span>
          </p>
          {limitText ? null : <Bar meter={meter} />}
        </div>
      </li>
    </Card>
  )
}
