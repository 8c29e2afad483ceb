import type { Resource } from '@kadr/contract/library/resources'
import { formatBytes } from '@kadr/domain/library/storage-limits'
import { FolderOpen, Upload, Video } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLiveResource, useStorageUse } from '../../../../media/api/media.queries.ts'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { FileButton } from '../../../../media/uploads/file-button.tsx'
import { DropOverlay, useFileDrop } from '../../../../media/uploads/use-file-drop.tsx'
import { usePickerUploads } from '../../../../media/uploads/use-picker-uploads.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { copy as texts } from '../copy.ts'
import { sourceOf } from '../model/new-draft.ts'

const CameraDialog = lazy(() => import('../camera/camera-dialog.tsx'))

const { start: copy } = texts
const KINDS = ['video'] as const

type Props = { onSource: (resource: Resource) => void }

/** A new file has no size until it is read. */
const Awaited = ({ resource, onSource }: Props & { resource: Resource }) => {
  const live = useLiveResource(resource)
  const isReady = sourceOf(live) !== undefined
  useEffect(() => {
    if (isReady) onSource(live)
  }, [isReady, live, onSource])
  if (live.kind !== 'video' || live.state === 'failed') {
    return (
      <p role="alert" className="text-label text-failed">
        {live.failure ?? copy.wrong}
      </p>
    )
  }
  return (
    <p role="status" className="flex items-center gap-2 text-label text-ink-2">
      <Spinner size={18} />
      {copy.processing}
    </p>
  )
}

/** Where a reel begins: a dropped or chosen file, the library, or the camera. */
export const SourceStart = ({ onSource }: Props) => {
  const [chosen, setChosen] = useState<Resource>()
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const { data: use } = useStorageUse()
  const take = useCallback(([first]: readonly Resource[]) => first && setChosen(first), [])
  const { send, isUnderWay } = usePickerUploads(take)
  const sendOne = useCallback((files: readonly File[]) => send?.(files.slice(0, 1)), [send])
  const isOver = useFileDrop(send ? sendOne : undefined)
  return (
    <section className="grid justify-items-center gap-5 rounded-card border-2 border-dashed border-line bg-surface px-4 py-10 text-center lg:py-20">
      {isOver ? <DropOverlay text={copy.drop} /> : null}
      <span className="flex size-14 items-center justify-center rounded-card bg-accent-soft text-accent">
        <Video aria-hidden="true" className="size-7" />
      </span>
      <div className="grid max-w-xl gap-2">
        <h2 className="text-title font-semibold text-balance">{copy.title}</h2>
        <p className="text-ink-2">{copy.text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton accept="video" onFiles={sendOne}>
          {(open) => (
            <Button
              disabled={!send || isUnderWay}
              icon={<Upload aria-hidden="true" className="size-5" />}
              onClick={open}
            >
              {copy.choose}
            </Button>
          )}
        </FileButton>
        <Button
          variant="secondary"
          disabled={!send || isUnderWay}
          icon={<Video aria-hidden="true" className="size-5" />}
          onClick={() => setIsCameraOpen(true)}
        >
          {copy.record}
        </Button>
        <Button
          variant="secondary"
          disabled={isUnderWay}
          icon={<FolderOpen aria-hidden="true" className="size-5" />}
          onClick={() => setIsLibraryOpen(true)}
        >
          {copy.library}
        </Button>
      </div>
      {isUnderWay ? (
        <p role="status" className="flex items-center gap-2 text-label text-ink-2">
          <Spinner size={18} />
          {copy.uploading}
        </p>
      ) : null}
      {chosen ? <Awaited key={chosen.id} resource={chosen} onSource={onSource} /> : null}
      {use ? (
        <p className="text-caption text-ink-3">
          {copy.limits(formatBytes(use.maxFileBytes.video))}
        </p>
      ) : null}
      <ResourcePicker
        open={isLibraryOpen}
        onOpenChange={setIsLibraryOpen}
        kinds={KINDS}
        max={1}
        onChoose={take}
      />
      {isCameraOpen ? (
        <Suspense>
          <CameraDialog open onOpenChange={setIsCameraOpen} onTake={(file) => send?.([file])} />
        </Suspense>
      ) : null}
    </section>
  )
}
