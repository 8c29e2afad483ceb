import { clsx } from 'clsx'
import { ImageIcon, Play } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { PreviewedFile } from './composing-parts.ts'

/** `preview` of a video is a clip, its picture is the thumbnail. */
const pictureOf = ({ kind, urls, placeholder }: PreviewedFile) =>
  (kind === 'video' ? null : urls.preview) ?? urls.thumbnail ?? placeholder

type PictureProps = {
  resource: PreviewedFile
  className?: string | undefined
  style?: CSSProperties
  /** The whole picture, with margins where its shape differs. */
  isContained?: boolean
}

const PreviewPicture = ({ resource, className, style, isContained }: PictureProps) => {
  const [isPlaying, setIsPlaying] = useState(false)
  const src = pictureOf(resource)
  const clip = resource.kind === 'video' ? (resource.urls.preview ?? resource.urls.original) : null
  const fill = clsx('absolute inset-0 size-full', isContained ? 'object-contain' : 'object-cover')
  return (
    <span className={clsx('relative block overflow-hidden bg-sunken', className)} style={style}>
      {src ? (
        <img
          src={src}
          alt={resource.altText || resource.name}
          loading="lazy"
          className={clsx(fill, isPlaying && 'hidden')}
        />
      ) : (
        <ImageIcon aria-hidden="true" className="absolute inset-0 m-auto size-8 text-line-strong" />
      )}
      {clip && isPlaying ? (
        // biome-ignore lint/a11y/useMediaCaption: a post's own video, as its readers will get it
        <video
          src={clip}
          controls
          autoPlay
          playsInline
          aria-label={resource.name}
          onError={() => setIsPlaying(false)}
          className={clsx(fill, 'z-10 bg-night')}
        />
      ) : null}
      {clip && !isPlaying ? (
        <button
          type="button"
          aria-label={`Смотреть: ${resource.name}`}
          onClick={() => setIsPlaying(true)}
          className="absolute inset-0 z-10 m-auto flex size-11 cursor-pointer items-center justify-center rounded-full bg-night/80 text-on-night"
        >
          <Play aria-hidden="true" className="size-5 fill-current" />
        </button>
      ) : null}
    </span>
  )
}

type MediaProps = { media: readonly PreviewedFile[]; className?: string; max?: number }

const WIDEST = 16 / 9

const shapeOf = ({ width, height }: PreviewedFile): CSSProperties => ({
  aspectRatio: width && height ? Math.min(width / height, WIDEST) : WIDEST,
  maxHeight: '28rem',
})

/** A single file whole; several side by side, up to four, the rest as a number. */
export const PreviewGrid = ({ media, className, max = 4 }: MediaProps) => {
  const [first, ...others] = media
  if (!first) return null
  if (others.length === 0) {
    return (
      <PreviewPicture
        key={first.id}
        resource={first}
        isContained
        className={clsx('w-full', className)}
        style={shapeOf(first)}
      />
    )
  }
  const shown = media.slice(0, max)
  const hidden = media.length - shown.length
  const isOdd = shown.length % 2 === 1
  return (
    <div className={clsx('grid grid-cols-2 gap-0.5 overflow-hidden', className)}>
      {shown.map((resource, index) => (
        <span key={resource.id} className={clsx('relative', isOdd && index === 0 && 'col-span-2')}>
          <PreviewPicture
            resource={resource}
            className={isOdd && index === 0 ? 'aspect-2/1' : 'aspect-square'}
          />
          {hidden > 0 && index === shown.length - 1 ? (
            <span className="absolute inset-0 z-10 flex items-center justify-center bg-night/80 text-title font-semibold text-on-night">
              +{hidden}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  )
}

export const PreviewCarousel = ({ media, className }: MediaProps) => {
  const [first] = media
  if (!first) return null
  return (
    <div className="relative">
      <PreviewPicture key={first.id} resource={first} className={className ?? 'aspect-square'} />
      {media.length > 1 ? (
        <span className="absolute top-2 right-2 rounded-full bg-night/80 px-2 py-0.5 text-caption text-on-night tabular-nums">
          1/{media.length}
        </span>
      ) : null}
    </div>
  )
}

export const PreviewUpright = ({ media, children }: MediaProps & { children: ReactNode }) => {
  const [first] = media
  return (
    <div className="mx-auto grid w-full max-w-64 grid-cols-1 overflow-hidden rounded-card bg-night text-on-night">
      {first ? (
        <PreviewPicture key={first.id} resource={first} className="aspect-9/16" />
      ) : (
        <span className="block aspect-9/16" />
      )}
      <div className="grid grid-cols-1 gap-1 p-3 text-label empty:hidden">{children}</div>
    </div>
  )
}
