import type { Resource } from '@kadr/contract/resources'
import { clsx } from 'clsx'
import { ImageIcon, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import type { PostPreviewProps } from './composing-parts.ts'

export const PreviewCard = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-96 grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 text-label">
    {children}
  </div>
)

type PersonProps = { account: PostPreviewProps['account']; line?: string | undefined }

export const PreviewPerson = ({ account, line }: PersonProps) => (
  <div className="flex min-w-0 items-center gap-2.5">
    <Avatar name={account.title} src={account.avatarUrl} size="sm" />
    <div className="min-w-0">
      <p className="truncate font-semibold">{account.title}</p>
      {line ? <p className="truncate text-caption text-ink-3">{line}</p> : null}
    </div>
  </div>
)

const MARKED = /(https?:\/\/[^\s]+|[#@][\p{L}\p{N}_.]+)/u

/** Links, hashtags and mentions are coloured, as in the networks. */
export const PreviewText = ({ text, lines }: { text: string; lines?: number }) => {
  if (text === '') return null
  return (
    <p
      className="whitespace-pre-wrap wrap-anywhere"
      {...(lines && {
        style: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
        },
      })}
    >
      {text.split(MARKED).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
          <span key={index} className="text-accent">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const pictureOf = ({ urls, placeholder }: Resource) => urls.preview ?? urls.thumbnail ?? placeholder

type PictureProps = { resource: Resource; className?: string }

const PreviewPicture = ({ resource, className }: PictureProps) => {
  const src = pictureOf(resource)
  return (
    <span className={clsx('relative block overflow-hidden bg-sunken', className)}>
      {src ? (
        <img
          src={src}
          alt={resource.altText || resource.name}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <ImageIcon aria-hidden="true" className="absolute inset-0 m-auto size-8 text-line-strong" />
      )}
      {resource.kind === 'video' ? (
        <span className="absolute inset-0 m-auto flex size-11 items-center justify-center rounded-full bg-ink/80 text-surface">
          <Play aria-hidden="true" className="size-5 fill-current" />
        </span>
      ) : null}
    </span>
  )
}

type MediaProps = { media: readonly Resource[]; className?: string; max?: number }

/** Up to four pictures side by side, the rest as a number. */
export const PreviewGrid = ({ media, className, max = 4 }: MediaProps) => {
  const [first, ...others] = media
  if (!first) return null
  if (others.length === 0) {
    return <PreviewPicture resource={first} className={clsx('aspect-video', className)} />
  }
  const shown = media.slice(0, max)
  const hidden = media.length - shown.length
  return (
    <div className={clsx('grid grid-cols-2 gap-0.5 overflow-hidden', className)}>
      {shown.map((resource, index) => (
        <span key={resource.id} className="relative">
          <PreviewPicture resource={resource} className="aspect-square" />
          {hidden > 0 && index === shown.length - 1 ? (
            <span className="absolute inset-0 flex items-center justify-center bg-ink/80 text-title font-semibold text-surface">
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
      <PreviewPicture resource={first} className={className ?? 'aspect-square'} />
      {media.length > 1 ? (
        <span className="absolute top-2 right-2 rounded-full bg-ink/80 px-2 py-0.5 text-caption text-surface tabular-nums">
          1/{media.length}
        </span>
      ) : null}
    </div>
  )
}

export const PreviewUpright = ({ media, children }: MediaProps & { children: ReactNode }) => {
  const [first] = media
  return (
    <div className="relative mx-auto aspect-[9/16] w-full max-w-64 overflow-hidden rounded-card bg-ink text-surface">
      {first ? <PreviewPicture resource={first} className="absolute! inset-0" /> : null}
      <div className="absolute inset-x-0 bottom-0 grid grid-cols-1 gap-1 bg-ink/80 p-3 text-label">
        {children}
      </div>
    </div>
  )
}

/** A thread: each post replies to the previous one. */
export const PreviewChain = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts of a thread are identified by index
    <div key={index} className="border-l-2 border-line pl-3">
      <PreviewText text={text} />
    </div>
  ))

/** The comment published right after the post. */
export const PreviewComment = ({ text, name }: { text: string; name: string }) => {
  if (text === '') return null
  return (
    <div className="rounded-control bg-sunken p-2.5">
      <p className="text-caption font-semibold">{name}</p>
      <PreviewText text={text} />
    </div>
  )
}
