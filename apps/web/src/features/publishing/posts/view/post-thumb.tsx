import type { Post } from '@kadr/contract/publishing/posts'
import { FileText, Play } from 'lucide-react'

export const PostThumb = ({ media }: Pick<Post, 'media'>) => {
  const [first] = media
  const src = first?.urls.thumbnail ?? first?.placeholder
  return (
    <span className="relative flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3">
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover object-top" />
      ) : (
        <FileText aria-hidden="true" className="size-6" />
      )}
      {first?.kind === 'video' ? (
        <span className="absolute right-1 bottom-1 flex size-5 items-center justify-center rounded-full bg-night/70 text-on-night">
          {/* The triangle's weight is left of its middle. */}
          <Play aria-hidden="true" className="ml-px size-3 fill-current" />
        </span>
      ) : null}
      {media.length > 1 ? (
        <span className="absolute top-2 right-2 rounded-chip bg-night/80 px-1 text-caption text-on-night tabular-nums">
          {media.length}
        </span>
      ) : null}
    </span>
  )
}
