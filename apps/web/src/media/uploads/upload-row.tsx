import { hasRoomFor } from '@kadr/domain/library/storage-limits'
import { clsx } from 'clsx'
import {
  CircleAlert,
  CircleCheck,
  Clock,
  FolderSearch,
  LoaderCircle,
  RotateCw,
  WifiOff,
  X,
} from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useStorageUse } from '../api/media.queries.ts'
import { LiftLimitLink } from '../limits/lift-limit-link.tsx'
import { uploadCopy } from './copy.ts'
import { FileButton } from './file-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { isEnded, percentOf, type UploadItem, type UploadState } from './upload-item.ts'
import type { UploadQueue } from './upload-queue.ts'
import { describeUpload } from './upload-status.ts'

const LOOK: Record<UploadState, { icon: typeof Clock; color: string }> = {
  queued: { icon: Clock, color: 'text-ink-3' },
  sending: { icon: LoaderCircle, color: 'text-accent motion-safe:animate-spin' },
  offline: { icon: WifiOff, color: 'text-scheduled' },
  checking: { icon: LoaderCircle, color: 'text-accent motion-safe:animate-spin' },
  done: { icon: CircleCheck, color: 'text-published' },
  refused: { icon: CircleAlert, color: 'text-failed' },
  failed: { icon: CircleAlert, color: 'text-failed' },
  lost: { icon: FolderSearch, color: 'text-scheduled' },
}

type Props = { item: UploadItem; queue: UploadQueue }

const Action = ({ item, queue }: Props) => {
  if (item.state === 'failed') {
    return (
      <Button
        variant="text"
        size="sm"
        icon={<RotateCw aria-hidden="true" className="size-4" />}
        onClick={() => queue.retry(item.id)}
      >
        {uploadCopy.retry}
      </Button>
    )
  }
  if (item.state !== 'lost') return null
  const give = ([file]: File[]) => {
    if (file) queue.giveFile({ id: item.id, file })
  }
  return (
    <FileButton accept={item.kind ?? 'any'} onFiles={give}>
      {(open) => (
        <Button variant="text" size="sm" onClick={open}>
          {uploadCopy.chooseAgain}
        </Button>
      )}
    </FileButton>
  )
}

/** The plan with more room, where the file does not fit into what is left. */
const MoreRoom = ({ size }: { size: number }) => {
  const { data: storage } = useStorageUse()
  if (!storage || hasRoomFor({ ...storage, size })) return null
  return (
    <p className="text-caption">
      <LiftLimitLink limit="storage" />
    </p>
  )
}

export const UploadRow = ({ item, queue }: Props) => {
  const { icon: Icon, color } = LOOK[item.state]
  const isBad = item.state === 'refused' || item.state === 'failed'
  const hasBar = item.state === 'sending' || item.state === 'offline'
  return (
    <li className="flex min-w-0 gap-3 py-2 pr-1 pl-4">
      <Icon aria-hidden="true" className={clsx('mt-2.5 size-5 shrink-0', color)} />
      <div className="grid min-w-0 flex-1 content-start gap-1 py-2">
        <p className="truncate text-label font-medium">{item.name}</p>
        {hasBar ? (
          <ProgressBar label={uploadCopy.ofFile(item.name)} percent={percentOf(item)} />
        ) : null}
        <p className={clsx('text-caption', isBad ? 'text-failed' : 'text-ink-3')}>
          {describeUpload(item)}
        </p>
        {isBad ? <MoreRoom size={item.size} /> : null}
        <div className="flex empty:hidden">
          <Action item={item} queue={queue} />
        </div>
      </div>
      <IconButton
        label={isEnded(item) ? uploadCopy.dismiss(item.name) : uploadCopy.cancel(item.name)}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => queue.cancel(item.id)}
      />
    </li>
  )
}
