import type { Post } from '@kadr/contract/posts'
import { FileText, Play } from 'lucide-react'

/** The first file of a post, small; a sheet of paper where there is none. */
export const PostThumb = ({ media }: Pick<Post, 'media'>) => {
  const [first] = media
  const src = first?.urls.thumbnail ?? first?.placeholder
  return (
    <span className="relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3">
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden="true" className="size-6" />
      )}
      {first?.kind === 'video' ? (
        <Play
          aria-hidden="true"
          className="absolute right-1 bottom-1 size-4 rounded-chip bg-ink/80 fill-current p-0.5 text-surface"
        />
      ) : null}
      {media.length > 1 ? (
        <span className="absolute top-1 right-1 rounded-chip bg-ink/80 px-1 text-caption text-surface tabular-nums">
          {media.length}
        </span>
      ) : null}
    </span>
  )
}
