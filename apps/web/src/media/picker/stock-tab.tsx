import type { Resource } from '@kadr/contract/library/resources'
import type { StockKey, StockLibrary } from '@kadr/contract/library/stock'
import { useState } from 'react'
import { failureText } from '../../platform/api/failure-text.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { useImportStockPhoto } from '../api/stock.mutations.ts'
import { copy } from '../copy.ts'
import { StockPhotos } from './stock-photos.tsx'

type Props = {
  libraries: readonly StockLibrary[]
  onImported: (resource: Resource) => void
}

/** Photos of the configured stock libraries. A chosen photo is imported as a resource with its author. */
export default function StockTab({ libraries, onImported }: Props) {
  const [key, setKey] = useState<StockKey | undefined>(libraries[0]?.key)
  const [query, setQuery] = useState('')
  const [pages, setPages] = useState(1)
  const library = libraries.find((one) => one.key === key)
  const { mutate, isPending, variables } = useImportStockPhoto(library?.key ?? 'pexels')
  if (!library) return null
  const change = (run: () => void) => {
    setPages(1)
    run()
  }
  const importPhoto = (photoId: string) =>
    mutate(photoId, {
      onSuccess: onImported,
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <div className="grid grid-cols-1 gap-3 px-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {libraries.length > 1 ? (
          <Segmented
            label={copy.stock.library}
            options={libraries.map(({ key: value, name }) => ({ value, label: name }))}
            value={library.key}
            onValueChange={(chosen) => change(() => setKey(chosen))}
          />
        ) : null}
        <SearchInput
          label={copy.stock.search}
          placeholder={copy.stock.placeholder}
          value={query}
          onValueChange={(words) => change(() => setQuery(words))}
          className="min-w-32 flex-1"
        />
      </div>
      <p className="text-caption text-ink-3">
        {copy.stock.providedBy}{' '}
        <a href={library.url} target="_blank" rel="noreferrer">
          {library.name}
        </a>
      </p>
      {query === '' ? (
        <EmptyState drawing="search" title={copy.stock.emptyTitle} text={copy.stock.emptyText} />
      ) : (
        Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <StockPhotos
            key={`${library.key} ${query} ${page}`}
            library={library.key}
            query={query}
            page={page}
            isLast={page === pages}
            importingId={isPending ? variables : undefined}
            onImport={({ id }) => importPhoto(id)}
            onMore={() => setPages(page + 1)}
          />
        ))
      )}
    </div>
  )
}
