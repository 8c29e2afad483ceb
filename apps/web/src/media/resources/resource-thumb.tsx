import type { Resource } from '@kadr/contract/library/resources'
import { clsx } from 'clsx'
import { AudioLines, ImageIcon, Play, TriangleAlert, Video } from 'lucide-react'
import { useRef } from 'react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useLiveResource, useRefreshResource } from '../api/media.queries.ts'
import { copy } from '../copy.ts'
import { formatDuration } from './format-file.ts'

const ICONS = { image: ImageIcon, video: Video, audio: AudioLines }

/** Signed addresses expire after some hours: one that fails is refetched once. */
const usePictureRepair = (id: string) => {
  const refresh = useRefreshResource()
  const repaired = useRef<string>(undefined)
  return (src: string) => {
    if (repaired.current === src) return
    repaired.current = src
    void refresh(id)
  }
}

const Picture = ({ resource, src }: { resource: Resource; src: string }) => {
  const repair = usePictureRepair(resource.id)
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => repair(src)}
      className={clsx(
        'absolute inset-0 size-full',
        resource.kind === 'audio' ? 'object-contain p-3' : 'object-cover object-top',
      )}
    />
  )
}

const Length = ({ resource }: { resource: Resource }) => {
  if (resource.durationSeconds === null) return null
  return (
    <span className="absolute right-2 bottom-2 flex items-center gap-1 rounded-chip bg-night/80 px-1.5 py-0.5 text-caption text-on-night tabular-nums">
      {resource.kind === 'video' ? (
        <Play aria-hidden="true" className="size-3 fill-current" />
      ) : (
        <AudioLines aria-hidden="true" className="size-3" />
      )}
      {formatDuration(resource.durationSeconds)}
    </span>
  )
}

const State = ({ resource }: { resource: Resource }) => {
  const { state, progress } = resource
  if (state === 'ready') return null
  const isFailed = state === 'failed'
  return (
    <span
      className={clsx(
        'absolute inset-x-2 bottom-2 flex items-center justify-center gap-1.5 rounded-chip px-2 py-1 text-caption font-medium',
        isFailed ? 'bg-failed-soft text-failed' : 'bg-working-soft text-working',
      )}
    >
      {isFailed ? (
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      ) : (
        <Spinner size={14} />
      )}
      <span className="truncate">
        {isFailed ? copy.processingFailed : copy.processing(progress)}
      </span>
    </span>
  )
}

export const ResourceThumb = ({ resource }: { resource: Resource }) => {
  const Icon = ICONS[resource.kind]
  const { thumbnail } = resource.urls
  return (
    <span
      className="relative block aspect-square overflow-hidden rounded-control bg-sunken bg-cover bg-center"
      {...(resource.placeholder && {
        style: { backgroundImage: `url("${resource.placeholder}")` },
      })}
    >
      {thumbnail ? (
        <Picture resource={resource} src={thumbnail} />
      ) : (
        <Icon aria-hidden="true" className="absolute inset-0 m-auto size-9 text-line-strong" />
      )}
      {resource.state === 'ready' ? <Length resource={resource} /> : null}
      <State resource={resource} />
    </span>
  )
}

/** For pictures outside the library's lists, which update their files themselves. */
export const LiveThumb = ({ resource }: { resource: Resource }) => (
  <ResourceThumb resource={useLiveResource(resource)} />
)
