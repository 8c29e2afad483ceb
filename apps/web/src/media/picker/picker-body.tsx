import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import { lazy, Suspense, useState } from 'react'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { useStockLibraries } from '../api/stock.queries.ts'
import { copy } from '../copy.ts'
import type { ResourceSource } from '../resources/list-cache.ts'
import { LibraryTab, type PickerBodyProps } from './library-tab.tsx'

const StockTab = lazy(() => import('./stock-tab.tsx'))

const SOURCES = [
  { value: 'own', label: copy.own },
  { value: 'starter', label: copy.starter },
] as const
const WITH_STOCK = [...SOURCES, { value: 'stock', label: copy.stock.tab }] as const

const canBeImage = (kinds: readonly ResourceKind[] | undefined) =>
  kinds === undefined || kinds.includes('image')

export const PickerBody = (props: PickerBodyProps) => {
  const [source, setSource] = useState<ResourceSource | 'stock'>('own')
  const libraries = useStockLibraries() ?? []
  const hasStock = libraries.length > 0 && canBeImage(props.kinds)
  const choice = (
    <Segmented
      label={copy.source}
      options={hasStock ? WITH_STOCK : SOURCES}
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
          <StockTab libraries={libraries} onImported={showImported} />
        </Suspense>
      </div>
    </div>
  )
}
