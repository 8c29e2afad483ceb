import { resourceSort } from '@kadr/contract/library/resources'
import { useResourceList } from '../../../../media/api/media.queries.ts'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { KindChoice } from '../../../../media/picker/kind-choice.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { useTags } from '../api/resources.queries.ts'
import { copy, SORT_NAME } from '../copy.ts'
import type { ResourcesSearch } from '../model/resources-search.ts'

const SORTS = resourceSort.options.map((value) => ({ value, label: SORT_NAME[value] }))

/** Own tags come from the API; the starter pack is small enough to collect them from its list. */
const useTagOptions = (source: ResourcesSearch['source']) => {
  const { data: own = [] } = useTags()
  const { resources = [] } = useResourceList(
    { source: 'starter' },
    { isEnabled: source === 'starter' },
  )
  if (source !== 'starter') {
    return own.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))
  }
  const tags = [...new Set(resources.flatMap(({ tags }) => tags))]
  return tags
    .toSorted((a, b) => a.localeCompare(b, 'ru'))
    .map((tag) => ({ value: tag, label: tag }))
}

type Props = {
  search: ResourcesSearch
  onChange: (part: { [K in keyof ResourcesSearch]: ResourcesSearch[K] | undefined }) => void
}

export const Toolbar = ({ search, onChange }: Props) => {
  const known = useTagOptions(search.source)
  const isListed = !search.tag || known.some(({ value }) => value === search.tag)
  const options = isListed
    ? known
    : [...known, { value: search.tag ?? '', label: search.tag ?? '' }]
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label={mediaCopy.search}
        placeholder={mediaCopy.searchPlaceholder}
        value={search.q ?? ''}
        onValueChange={(q) => onChange({ q: q || undefined })}
        className="flex-1 basis-56"
      />
      <KindChoice
        value={search.kind}
        onValueChange={(kind) => onChange({ kind })}
        className="max-sm:w-full"
      />
      <div className="flex min-w-0 gap-2 max-sm:w-full max-sm:*:min-w-0 max-sm:*:flex-1 max-[23rem]:flex-col">
        {options.length > 0 ? (
          <Select
            aria-label={copy.tag}
            placeholder={copy.allTags}
            options={options}
            value={search.tag ?? ''}
            onChange={(event) => onChange({ tag: event.target.value || undefined })}
            className="sm:w-40"
          />
        ) : null}
        <Select
          aria-label={copy.sort}
          options={SORTS}
          value={search.sort ?? 'newest'}
          onChange={(event) =>
            onChange({ sort: resourceSort.options.find((sort) => sort === event.target.value) })
          }
          className="sm:w-50"
        />
      </div>
    </div>
  )
}
