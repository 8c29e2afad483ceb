import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import { countOf } from '@kadr/domain/base/plural'
import { Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { useResourceList, useStorageUse } from '../api/media.queries.ts'
import { copy, FILE_FORMS } from '../copy.ts'
import type { ResourceSource } from '../resources/list-cache.ts'
import { ResourceList } from '../resources/resource-list.tsx'
import { ResourceTile } from '../resources/resource-tile.tsx'
import { limitsText } from '../resources/storage-meter.tsx'
import { FileButton } from '../uploads/file-button.tsx'
import { usePickerUploads } from '../uploads/use-picker-uploads.ts'
import { KindChoice } from './kind-choice.tsx'

export type PickerBodyProps = {
  kinds: readonly ResourceKind[] | undefined
  picked: readonly Resource[]
  max: number
  onToggle: (resource: Resource) => void
  onUploaded: (resources: readonly Resource[]) => void
}

type Props = PickerBodyProps & {
  source: ResourceSource
  /** New files are among one's own. */
  onUpload: () => void
  /** The choice of where to look. */
  children: ReactNode
}

/** Files of the workspace or of the starter pack. */
export const LibraryTab = ({
  source,
  onUpload,
  children,
  kinds,
  picked,
  max,
  onToggle,
  onUploaded,
}: Props) => {
  const [kind, setKind] = useState(kinds?.[0])
  const [search, setSearch] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const { data: storage } = useStorageUse()
  // The backgrounds were inserted first, so the oldest of the starter pack come first.
  const order = source === 'starter' ? { sort: 'oldest' as const } : {}
  const list = useResourceList({
    source,
    ...order,
    ...(kind && { kind }),
    ...(search && { search }),
  })
  const uploads = usePickerUploads(onUploaded)
  const isFull = picked.length >= max && max > 1

  const sendFiles = (files: File[]) => {
    onUpload()
    uploads.send?.(files)
  }
  const upload = (
    <FileButton accept={kind ?? 'any'} isMultiple={max > 1} onFiles={sendFiles}>
      {(open) => (
        <Button
          variant="secondary"
          disabled={!uploads.send}
          isLoading={uploads.isUnderWay}
          icon={<Upload aria-hidden="true" className="size-4" />}
          onClick={open}
        >
          {copy.upload}
        </Button>
      )}
    </FileButton>
  )

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {kinds?.length === 1 ? null : (
          <KindChoice
            kinds={kinds}
            value={kind}
            onValueChange={setKind}
            className="max-sm:w-full"
          />
        )}
        <SearchInput
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={search}
          onValueChange={setSearch}
          className="min-w-32 flex-1"
        />
        {upload}
      </div>
      <p className="text-caption text-ink-3">
        {isFull
          ? copy.picker.tooMany(countOf({ count: max, forms: FILE_FORMS }))
          : storage && `${limitsText(storage)} ${copy.picker.uploadHint}`}
      </p>
      {/* Rows are measured against this box, so its height must not depend on the content. */}
      <div ref={scroller} className="-mx-1.5 h-[36dvh] overflow-y-auto md:h-[52dvh]">
        <ResourceList
          label={source === 'own' ? copy.own : copy.starter}
          list={list}
          scroller={scroller}
          empty={
            <EmptyState
              drawing={search ? 'search' : 'reel'}
              title={search ? copy.nothingTitle : copy.emptyTitle}
              text={search ? copy.nothingText : copy.emptyText}
            />
          }
          renderTile={({ resource, index }) => (
            <ResourceTile
              resource={resource}
              index={index}
              isSelected={picked.some(({ id }) => id === resource.id)}
              onPress={onToggle}
              isChoice
            />
          )}
        />
      </div>
    </div>
  )
}
