import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { useAnalyticsSearch } from './use-analytics-search.ts'

const OPTIONS = [
  { value: 'week', label: copy.period.week },
  { value: 'month', label: copy.period.month },
  { value: 'quarter', label: copy.period.quarter },
  { value: 'custom', label: copy.period.custom },
] as const

const AGAINST = [
  { value: '', label: copy.period.previous },
  { value: 'same_weekday', label: copy.period.sameWeekday },
]

export const PeriodPicker = ({ hasComparison = true }: { hasComparison?: boolean }) => {
  const { search, go } = useAnalyticsSearch()
  const period = search.period ?? 'month'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={copy.period.label}
        options={OPTIONS}
        value={period}
        onValueChange={(next) => go({ period: next })}
        className="max-sm:w-full"
      />
      {period === 'custom' ? (
        <div className="flex items-center gap-2 max-sm:w-full">
          <TextInput
            type="date"
            aria-label={copy.period.from}
            value={search.from ?? ''}
            {...(search.to && { max: search.to })}
            onChange={(event) => go({ from: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <TextInput
            type="date"
            aria-label={copy.period.to}
            value={search.to ?? ''}
            {...(search.from && { min: search.from })}
            onChange={(event) => go({ to: event.target.value })}
          />
        </div>
      ) : null}
      {hasComparison ? (
        <div className="max-sm:w-full">
          <Select
            aria-label={copy.period.against}
            options={AGAINST}
            value={search.against ?? ''}
            onChange={(event) =>
              go({ against: event.target.value === '' ? undefined : 'same_weekday' })
            }
          />
        </div>
      ) : null}
    </div>
  )
}
