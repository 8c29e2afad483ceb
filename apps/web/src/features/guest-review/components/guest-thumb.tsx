import type { GuestMedia } from '@kadr/contract/reviews'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { copy } from '../copy.ts'

type Props = { media: GuestMedia | undefined; isSmall?: boolean }

/** The first file of a publication; the whole of it is in the preview. */
export const GuestThumb = ({ media, isSmall = false }: Props) => {
  const src = media && (media.thumbnailUrl ?? (media.kind === 'video' ? null : media.url))
  const duration = media?.durationSeconds ?? null
  return (
    <span
      className={clsx(
        'relative flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3',
        isSmall ? 'h-20 w-12' : 'h-50 w-28',
      )}
    >
      {src ? (
        <img
          src={src}
          alt={media?.altText ?? ''}
          loading="lazy"
          className="size-full object-cover"
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
