import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import type { StockLibrary } from '@kadr/contract/library/stock'
import { lazy, Suspense, useState } from 'react'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { type StockMedium, useStockLibraries } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'
import type { ResourceSource } from '../resources/list-cache.ts'
import { LibraryTab, type PickerBodyProps } from './library-tab.tsx'

const StockTab = lazy(() => import('./stock-tab.tsx'))

const SOURCES = [
  { value: 'own', label: copy.own },
  { value: 'starter', label: copy.starter },
] as const
const WITH_STOCK = [...SOURCES, { value: 'stock', label: copy.stock.tab }] as const

const MEDIA = ['image', 'video'] as const

/** What of the libraries may be chosen here. */
const findMedia = (
  kinds: readonly ResourceKind[] | undefined,
  libraries: readonly StockLibrary[],
): StockMedium[] => {
  const offered = libraries.some(({ hasVideos }) => hasVideos) ? MEDIA : (['image'] as const)
  return libraries.length === 0
    ? []
    : offered.filter((medium) => kinds === undefined || kinds.includes(medium))
}

export const PickerBody = (props: PickerBodyProps) => {
  const [source, setSource] = useState<ResourceSource | 'stock'>('own')
  const libraries = useStockLibraries() ?? []
  const media = findMedia(props.kinds, libraries)
  const choice = (
    <Segmented
      label={copy.source}
      options={media.length > 0 ? WITH_STOCK : SOURCES}
      value={source}
      onValueChange={setSource}
      className="max-sm:w-full"
    />
  )
  const showImported = (resource: Resource) => {
    setSource('own')
    props.onUploaded([resource])
  }
  if (source !== 'stock')
    return (
      <LibraryTab {...props} source={source} onUpload={() => setSource('own')}>
        {choice}
      </LibraryTab>
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex">{choice}</div>
      <div className="-mx-1.5 -mt-1 h-[44dvh] overflow-y-auto pt-1 md:h-[58dvh]">
        <Suspense>
          <StockTab libraries={libraries} media={media} onImported={showImported} />
        </Suspense>
      </div>
    </div>
  )
}
