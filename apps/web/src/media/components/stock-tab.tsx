import type { Resource } from '@kadr/contract/resources'
import type { StockKey, StockLibrary } from '@kadr/contract/stock'
import { useState } from 'react'
import { failureText } from '../../platform/failure-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { notify } from '../../ui/toast.tsx'
import { useTakePhoto } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'
import { StockPhotos } from './stock-photos.tsx'

type Props = {
  libraries: readonly StockLibrary[]
  onTaken: (resource: Resource) => void
}

/** Photos of configured libraries. One that is taken becomes a resource with its author. */
export default function StockTab({ libraries, onTaken }: Props) {
  const [key, setKey] = useState<StockKey | undefined>(libraries[0]?.key)
  const [query, setQuery] = useState('')
  const [pages, setPages] = useState(1)
  const library = libraries.find((one) => one.key === key)
  const { mutate, isPending, variables } = useTakePhoto(library?.key ?? 'pexels')
  if (!library) return null
  const change = (run: () => void) => {
    setPages(1)
    run()
  }
  const take = (photoId: string) =>
    mutate(photoId, {
      onSuccess: onTaken,
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
            takingId={isPending ? variables : undefined}
            onTake={({ id }) => take(id)}
            onMore={() => setPages(page + 1)}
          />
        ))
      )}
    </div>
  )
}
