import type { Resource } from '@kadr/contract/library/resources'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { ProgressBar } from '../../../../media/uploads/progress-bar.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import { AudioPreview } from './audio-preview.tsx'
import { ImagePreview } from './image-preview.tsx'

const Playable = ({ resource }: { resource: Resource }) => {
  const src = resource.urls.preview ?? resource.urls.original
  if (resource.kind === 'image') return <ImagePreview resource={resource} src={src} />
  if (resource.kind === 'audio') return <AudioPreview resource={resource} src={src} />
  return (
    <video
      key={src}
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={resource.name}
      {...(resource.urls.thumbnail && { poster: resource.urls.thumbnail })}
      className="max-h-[38dvh] w-full rounded-control bg-night object-contain md:max-h-[60dvh]"
    />
  )
}

export const ResourcePreview = ({ resource }: { resource: Resource }) => {
  if (resource.state === 'ready') return <Playable resource={resource} />
  if (resource.state === 'failed') {
    return (
      <Banner
        tone="danger"
        title={copy.detail.failedTitle}
        {...(resource.failure && { text: resource.failure })}
      />
    )
  }
  return (
    <div
      role="status"
      className="grid aspect-video content-center gap-3 rounded-control bg-sunken p-6 text-center"
    >
      <p className="font-medium">{mediaCopy.processing(resource.progress)}</p>
      <ProgressBar label={mediaCopy.processing(resource.progress)} percent={resource.progress} />
      <p className="text-label text-ink-3">{copy.detail.noPreview}</p>
    </div>
  )
}
