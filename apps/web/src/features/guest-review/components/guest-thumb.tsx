import type { GuestMedia } from '@kadr/contract/reviews'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { copy } from '../copy.ts'

type Props = { media: GuestMedia; isSmall?: boolean }

/** The first file of a publication; the whole of it is in the preview. */
export const GuestThumb = ({ media, isSmall = false }: Props) => {
  const src = media.thumbnailUrl ?? (media.kind === 'video' ? null : media.url)
  const duration = media.durationSeconds
  return (
    <span
      className={clsx(
        'relative flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3',
        isSmall ? 'w-12' : 'w-28',
        !src && (isSmall ? 'h-16' : 'h-36'),
      )}
    >
      {src ? (
        <img
          src={src}
          alt={media.altText}
          loading="lazy"
          className={clsx('w-full object-cover', isSmall ? 'max-h-20' : 'max-h-50')}
        />
      ) : (
        <FileText aria-hidden="true" className="size-6" />
      )}
      {duration === null || isSmall ? null : (
        <span className="absolute right-1.5 bottom-1.5 rounded-chip bg-ink/85 px-1.5 text-caption text-surface tabular-nums">
          {copy.duration(duration)}
        </span>
      )}
    </span>
  )
}
