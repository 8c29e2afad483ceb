import type { StorageUse } from '@kadr/contract/library/resources'
import { isUnlimited } from '@kadr/domain/money/limits'
import { clsx } from 'clsx'
import { copy } from '../copy.ts'
import { LiftLimitLink } from '../limits/lift-limit-link.tsx'
import { formatSize } from './format-file.ts'

/** The limits of one file, shown before the user chooses one. */
export const limitsText = ({ maxFileBytes: { image, video, audio } }: StorageUse) =>
  copy.limits({ image: formatSize(image), video: formatSize(video), audio: formatSize(audio) })

/** Percent. */
const NEARLY_FULL = 90

export const StorageMeter = ({ storage }: { storage: StorageUse }) => {
  const { usedBytes, limitBytes } = storage
  const hasLimit = !isUnlimited(limitBytes)
  const share = hasLimit ? Math.min(100, (usedBytes / Math.max(1, limitBytes)) * 100) : 0
  const isFull = hasLimit && usedBytes >= limitBytes
  const text = hasLimit
    ? `${formatSize(usedBytes)} из\u00A0${formatSize(limitBytes)}`
    : formatSize(usedBytes)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-label">
        <span className="text-ink-2">{copy.storage}</span>
        <span className="font-medium tabular-nums">{text}</span>
      </div>
      {hasLimit ? (
        <>
          <meter
            aria-label={copy.storage}
            aria-valuetext={text}
            min={0}
            max={limitBytes}
            value={Math.min(usedBytes, limitBytes)}
            className="sr-only"
          />
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className={clsx('h-full rounded-full', isFull ? 'bg-failed' : 'bg-accent')}
              style={{ width: `${share}%` }}
            />
          </div>
        </>
      ) : null}
      <p className={clsx('text-caption', isFull ? 'text-failed' : 'text-ink-3')}>
        {isFull ? copy.full : limitsText(storage)}
      </p>
      {share >= NEARLY_FULL ? (
        <p className="text-label">
          <LiftLimitLink limit="storage" />
        </p>
      ) : null}
      {storage.isMediaProcessingAvailable ? null : (
        <p className="text-caption text-scheduled">{copy.noMedia}</p>
      )}
    </div>
  )
}
