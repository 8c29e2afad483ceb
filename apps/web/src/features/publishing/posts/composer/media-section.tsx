import type { Resource } from '@kadr/contract/library/resources'
import { ArrowDown, ArrowUp, ImagePlus, Upload, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { Credit } from '../../../../media/resources/credit.tsx'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { FileButton } from '../../../../media/uploads/file-button.tsx'
import { useUploadQueue } from '../../../../media/uploads/uploads-context.tsx'
import { usePickerUploads } from '../../../../media/uploads/use-picker-uploads.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useCacheMedia } from '../api/posts.queries.ts'
import { AltField } from './alt-field.tsx'
import { composerCopy } from './copy.ts'

const MAX = 35
const KINDS = ['image', 'video'] as const
const { media: copy } = composerCopy

type Props = {
  ids: readonly string[]
  media: ReadonlyMap<string, Resource>
  onIds: (ids: string[]) => void
  isAltShown?: boolean
}

/** Posts show no sound files. Deduplicates, and seeds the cache with the chosen resources. */
export const useAddMedia = ({ ids, onIds }: Pick<Props, 'ids' | 'onIds'>) => {
  const keep = useCacheMedia()
  const queue = useUploadQueue()
  return useCallback(
    (chosen: readonly Resource[]) => {
      const shown = chosen.filter(({ kind }) => kind !== 'audio')
      keep(shown)
      onIds([...new Set([...ids, ...shown.map(({ id }) => id)])].slice(0, MAX))
      // The finished upload tray would cover the composer's buttons.
      if (queue?.store.getState().items.every(({ state }) => state === 'done')) queue.dismissEnded()
    },
    [ids, onIds, keep, queue],
  )
}

const icon = (Icon: typeof X) => <Icon aria-hidden="true" className="size-4" />

const FileRow = ({
  resource,
  index,
  ids,
  onIds,
  isAltShown,
}: { resource: Resource | undefined; index: number } & Omit<Props, 'media'>) => {
  const name = resource?.name ?? copy.unknown
  const swap = (other: number) => {
    const [one, two] = [ids[index], ids[other]]
    if (one && two) onIds(ids.with(index, two).with(other, one))
  }
  return (
    <li className="flex min-w-0 items-center gap-2">
      <span className="w-16 shrink-0">{resource ? <LiveThumb resource={resource} /> : null}</span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="truncate text-label text-ink-2">{name}</p>
        {resource?.attribution ? (
          <Credit attribution={resource.attribution} className="text-caption text-ink-3" />
        ) : null}
        {isAltShown && resource?.kind === 'image' && !resource.isStarter ? (
          <AltField key={resource.altText} resource={resource} />
        ) : null}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <IconButton
          label={copy.earlier(name)}
          icon={icon(ArrowUp)}
          disabled={index === 0}
          className="max-sm:h-8"
          onClick={() => swap(index - 1)}
        />
        <IconButton
          label={copy.later(name)}
          icon={icon(ArrowDown)}
          disabled={index === ids.length - 1}
          className="max-sm:h-8"
          onClick={() => swap(index + 1)}
        />
      </div>
      <IconButton
        label={copy.remove(name)}
        icon={icon(X)}
        onClick={() => onIds(ids.toSpliced(index, 1))}
      />
    </li>
  )
}

export const MediaSection = ({ ids, media, onIds, isAltShown = true }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const add = useAddMedia({ ids, onIds })
  const uploads = usePickerUploads(add)
  const isFull = ids.length >= MAX
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 text-label font-medium">{copy.label}</legend>
      <ol className="grid grid-cols-1 gap-3 empty:hidden">
        {ids.map((id, index) => (
          <FileRow
            key={id}
            resource={media.get(id)}
            index={index}
            ids={ids}
            onIds={onIds}
            isAltShown={isAltShown}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={isFull}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {copy.add}
        </Button>
        <FileButton accept="any" isMultiple onFiles={(files) => uploads.send?.(files)}>
          {(open) => (
            <Button
              variant="ghost"
              disabled={isFull || !uploads.send}
              isLoading={uploads.isUnderWay}
              icon={<Upload aria-hidden="true" className="size-5" />}
              onClick={open}
            >
              {copy.device}
            </Button>
          )}
        </FileButton>
      </div>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={MAX - ids.length}
        onChoose={add}
      />
    </fieldset>
  )
}
