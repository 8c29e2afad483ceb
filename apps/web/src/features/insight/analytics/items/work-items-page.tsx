import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { copy } from '../copy.ts'
import { AnalyticsHeader } from '../page/analytics-header.tsx'
import { NetworkFilter } from '../page/network-filter.tsx'
import { PeriodPicker } from '../page/period-picker.tsx'
import { ITEM_SORTS, SortPicker } from '../page/sort-picker.tsx'
import { useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { ItemsSection } from './items-section.tsx'

export default function WorkItemsPage() {
  const { search, go } = useAnalyticsSearch()
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker hasComparison={false} />
        <NetworkFilter />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={copy.items.search}
          placeholder={copy.items.search}
          value={search.q ?? ''}
          onValueChange={(q) => go({ q })}
          className="flex-1 basis-56"
        />
        <SortPicker options={ITEM_SORTS} usual="published" />
      </div>
      <ItemsSection {...(search.group && { postGroupId: search.group })} />
    </div>
  )
}
