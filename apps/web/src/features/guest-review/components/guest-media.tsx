import type { GuestMedia as Media } from '@kadr/contract/reviews'
import { copy } from '../copy.ts'

/** A video plays in place; several files are scrolled sideways. */
export const GuestMedia = ({ media }: { media: readonly Media[] }) => {
  if (media.length === 0) return null
  return (
    <div className="flex snap-x gap-2 overflow-x-auto [scrollbar-width:none]">
      {media.map((file) => (
        <div
          key={file.url}
          className="relative h-64 shrink-0 snap-start overflow-hidden rounded-card bg-sunken"
        >
          {file.kind === 'video' ? (
            <video
              src={file.url}
              controls
              playsInline
              preload="none"
              aria-label={file.altText || copy.states.waiting}
              {...(file.thumbnailUrl && { poster: file.thumbnailUrl })}
              className="h-full w-auto"
            />
          ) : (
            <img
              src={file.thumbnailUrl ?? file.url}
              alt={file.altText}
              className="h-full w-auto object-cover"
            />
          )}
          {file.durationSeconds === null ? null : (
            <span className="pointer-events-none absolute top-2 right-2 rounded-chip bg-ink/80 px-1.5 text-caption text-surface">
              {copy.duration(file.durationSeconds)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
