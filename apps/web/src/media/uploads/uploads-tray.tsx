import { countOf } from '@kadr/domain/base/plural'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { FILE_FORMS } from '../copy.ts'
import { uploadCopy } from './copy.ts'
import { overallProgress } from './overall-progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { UploadItem, UploadState } from './upload-item.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploadQueue, useUploads } from './uploads-context.tsx'

const filesOf = (count: number) => countOf({ count, forms: FILE_FORMS })

const URGENCY: Record<UploadState, number> = {
  refused: 0,
  failed: 0,
  lost: 0,
  offline: 1,
  sending: 1,
  checking: 1,
  queued: 2,
  done: 3,
}

/** Uploads that need the user come first, finished ones last. */
const byUrgency = (items: readonly UploadItem[]) =>
  items.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state])

const headline = (progress: ReturnType<typeof overallProgress>) => {
  const { isUnderWay, ended, total, done, problems, lost } = progress
  if (isUnderWay) return uploadCopy.progress({ done: ended, total })
  if (problems > 0) return uploadCopy.finishedWithProblems({ problems: filesOf(problems) })
  if (lost > 0) return uploadCopy.waitingForFile(filesOf(lost))
  return uploadCopy.finished(filesOf(done))
}

/** Long enough to be read before the tray hides. */
const GOODBYE_MS = 15_000

export const UploadsTray = () => {
  const queue = useUploadQueue()
  const items = useUploads()
  const [chosen, setIsOpen] = useState<boolean>()
  const progress = overallProgress(items)
  // By default open while there is progress or a problem to show.
  const isOpen = chosen ?? (progress.isUnderWay || progress.problems + progress.lost > 0)
  const isOver = items.length > 0 && !progress.isUnderWay && !isOpen
  const leave = useEffectEvent(() => queue?.dismissEnded())
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(leave, GOODBYE_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  if (!queue) return null
  const Chevron = isOpen ? ChevronDown : ChevronUp
  return (
    <section
      aria-label={uploadCopy.region}
      className="fixed inset-x-3 bottom-[calc(76px+var(--safe-bottom))] z-(--z-nav) grid max-h-[min(56dvh,28rem)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-pop md:left-auto md:w-96 lg:right-6 lg:bottom-6"
    >
      <div className="grid gap-2 py-1 pr-1 pl-4">
        <div className="flex items-center gap-1">
          <p
            role="status"
            className="min-w-0 flex-1 truncate text-label font-semibold tabular-nums"
          >
            {headline(progress)}
          </p>
          <IconButton
            label={isOpen ? uploadCopy.collapse : uploadCopy.expand}
            aria-expanded={isOpen}
            icon={<Chevron aria-hidden="true" className="size-5" />}
            onClick={() => setIsOpen(!isOpen)}
          />
          {progress.isUnderWay ? null : (
            <IconButton
              label={uploadCopy.close}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={progress.lost > 0 ? () => setIsOpen(false) : queue.dismissEnded}
            />
          )}
        </div>
        {progress.isUnderWay ? (
          <div className="pr-3 pb-2">
            <ProgressBar label={uploadCopy.overall} percent={progress.percent} />
          </div>
        ) : null}
      </div>
      {isOpen ? (
        <div className="min-h-0 overflow-y-auto border-t border-line">
          <ul className="divide-y divide-line">
            {byUrgency(items).map((item) => (
              <UploadRow key={item.id} item={item} queue={queue} />
            ))}
          </ul>
          {progress.isUnderWay && items.length > 1 ? (
            <div className="border-t border-line px-4 py-2">
              <Button variant="text" size="sm" onClick={queue.cancelAll}>
                {uploadCopy.cancelAll}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
