import { videoTitleOf } from '@kadr/domain/publishing/posts/video-title'
import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewGrid } from '../preview-media.tsx'
import { PreviewCard, PreviewComment, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readText } from '../read-setting.ts'

export default function YoutubePreview({ account, text, media, settings }: PostPreviewProps) {
  const title = readText({ settings, name: 'title' }) || videoTitleOf(text) || 'Без названия'
  return (
    <PreviewCard>
      <PreviewGrid media={media.slice(0, 1)} className="rounded-control" />
      <p className="text-body font-semibold wrap-anywhere">{title}</p>
      <PreviewPerson account={account} line={account.handle ?? undefined} />
      <PreviewText text={text} lines={6} />
      <PreviewComment text={readText({ settings, name: 'firstComment' })} name={account.title} />
    </PreviewCard>
  )
}
