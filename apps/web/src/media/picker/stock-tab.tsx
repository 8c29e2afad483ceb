import type { Resource } from '@kadr/contract/library/resources'
import type { StockKey, StockLibrary, StockShape } from '@kadr/contract/library/stock'
import { useState } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { useImportStock } from '../api/stock.mutations.ts'
import type { StockMedium } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'
import { StockFinds } from './stock-finds.tsx'

type Props = {
  libraries: readonly StockLibrary[]
  /** What may be chosen here; never empty. */
  media: readonly StockMedium[]
  onImported: (resource: Resource) => void
}

const SHAPES = (['upright', 'any'] as const).map((value) => ({
  value,
  label: copy.stock.shapes[value],
}))

/** Photos and videos of the configured stock libraries. What is chosen is imported as a resource with its author. */
export default function StockTab({ libraries, media, onImported }: Props) {
  const [medium, setMedium] = useState<StockMedium>(media[0] ?? 'image')
  const [key, setKey] = useState<StockKey | undefined>()
  const [shape, setShape] = useState<StockShape>('upright')
  const [query, setQuery] = useState('')
  const [pages, setPages] = useState(1)
  const { mutate, isPending, variables } = useImportStock()
  const fitting = libraries.filter(({ hasVideos }) => medium === 'image' || hasVideos)
  const library = fitting.find((one) => one.key === key) ?? fitting[0]
  if (!library) return null
  const words = copy.stock[medium]
  const change = (run: () => void) => {
    setPages(1)
    run()
  }
  const importFind = (id: string) =>
    mutate(
      { library: library.key, medium, id },
      { onSuccess: onImported, onError: (error) => notify.error(failureText(error)) },
    )
  return (
    <div className="grid grid-cols-1 gap-3 px-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {media.length > 1 ? (
          <Segmented
            label={copy.stock.medium}
            options={media.map((value) => ({ value, label: copy.stock[value].name }))}
            value={medium}
            onValueChange={(chosen) => change(() => setMedium(chosen))}
          />
        ) : null}
        {fitting.length > 1 ? (
          <Segmented
            label={copy.stock.library}
            options={fitting.map(({ key: value, name }) => ({ value, label: name }))}
            value={library.key}
            onValueChange={(chosen) => change(() => setKey(chosen))}
          />
        ) : null}
        {medium === 'video' ? (
          <Segmented
            label={copy.stock.shape}
            options={SHAPES}
            value={shape}
            onValueChange={(chosen) => change(() => setShape(chosen))}
          />
        ) : null}
        <SearchInput
          label={copy.stock.search}
          placeholder={copy.stock.placeholder}
          value={query}
          onValueChange={(typed) => change(() => setQuery(typed))}
          className="min-w-32 flex-1"
        />
      </div>
      <p className="text-caption text-ink-3">
        {words.providedBy}{' '}
        <a href={library.url} target="_blank" rel="noreferrer">
          {library.name}
        </a>
      </p>
      {query === '' ? (
        <EmptyState drawing="search" title={words.emptyTitle} text={words.emptyText} />
      ) : (
        Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <StockFinds
            key={`${library.key} ${medium} ${shape} ${query} ${page}`}
            library={library.key}
            medium={medium}
            shape={shape}
            query={query}
            page={page}
            isLast={page === pages}
            importingId={isPending ? variables.id : undefined}
            onImport={({ id }) => importFind(id)}
            onMore={() => setPages(page + 1)}
          />
        ))
      )}
    </div>
  )
}
