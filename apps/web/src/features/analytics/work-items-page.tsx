import { SearchInput } from '../../ui/search-input.tsx'
import { AnalyticsHeader } from './components/analytics-header.tsx'
import { ItemsSection } from './components/items-section.tsx'
import { NetworkFilter } from './components/network-filter.tsx'
import { PeriodPicker } from './components/period-picker.tsx'
import { ITEM_SORTS, SortPicker } from './components/sort-picker.tsx'
import { copy } from './copy.ts'
import { useAnalyticsSearch } from './model/use-analytics-search.ts'

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
