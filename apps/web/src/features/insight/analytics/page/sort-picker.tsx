import { workItemSort } from '@kadr/contract/insight/work-items'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'
import { useAnalyticsSearch } from './use-analytics-search.ts'

type Props = { options: readonly { value: string; label: string }[]; usual: string }

/** By any figure, on the server. */
export const SortPicker = ({ options, usual }: Props) => {
  const { search, go } = useAnalyticsSearch()
  const isAscending = search.order === 'asc'
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <div className="flex items-center gap-1">
      <div className="flex-1">
        <Select
          aria-label={copy.items.sort}
          options={options}
          value={options.some(({ value }) => value === search.sort) ? search.sort : usual}
          onChange={(event) => go({ sort: event.target.value })}
        />
      </div>
      <IconButton
        label={isAscending ? copy.items.ascending : copy.items.descending}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => go({ order: isAscending ? undefined : 'asc' })}
      />
    </div>
  )
}

export const ITEM_SORTS = workItemSort.options.map((value) => ({
  value,
  label: copy.items.sorts[value],
}))
