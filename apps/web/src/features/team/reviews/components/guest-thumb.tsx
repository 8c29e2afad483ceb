import type { GuestMedia } from '@kadr/contract/team/reviews'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { copy } from '../copy.ts'

const FRAMES = { row: 'w-12', beside: 'w-28', above: 'w-full' }
const EMPTY = { row: 'h-16', beside: 'h-36', above: 'h-36' }
const HEIGHTS = { row: 'max-h-20', beside: 'max-h-50', above: 'max-h-72' }
const MARK =
  'absolute right-1.5 rounded-chip bg-night/85 px-1.5 text-caption text-on-night tabular-nums'

type Props = { media: GuestMedia; place: keyof typeof FRAMES; others: number }

/** The first file of a publication; the whole of it is in the preview. */
export const GuestThumb = ({ media, place, others }: Props) => {
  const src = media.thumbnailUrl ?? (media.kind === 'video' ? null : media.url)
  const duration = media.durationSeconds
  return (
    <span
      className={clsx(
        'relative flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3',
        FRAMES[place],
        !src && EMPTY[place],
      )}
    >
      {src ? (
        <img
          src={src}
          alt={media.altText}
          loading="lazy"
          className={clsx('w-full object-cover object-top', HEIGHTS[place])}
        />
      ) : (
        <FileText aria-hidden="true" className="size-6" />
      )}
      {others === 0 || place === 'row' ? null : (
        <span className={clsx(MARK, 'top-1.5')}>
          <span aria-hidden="true">{`+${others}`}</span>
          <span className="sr-only">{copy.otherFiles(others)}</span>
        </span>
      )}
      {duration === null || place === 'row' ? null : (
        <span className={clsx(MARK, 'bottom-1.5')}>{copy.duration(duration)}</span>
      )}
    </span>
  )
}
