import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewGrid, PreviewUpright } from '../preview-media.tsx'
import { PreviewCard, PreviewComment, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readText } from '../read-setting.ts'

export default function VkPreview({ account, text, media, settings }: PostPreviewProps) {
  if (readText({ settings, name: 'format' }) === 'story') {
    return (
      <PreviewUpright media={media}>
        <p className="truncate font-semibold">{account.title}</p>
      </PreviewUpright>
    )
  }
  return (
    <PreviewCard>
      <PreviewPerson account={account} line="только что" />
      <PreviewText text={text} lines={8} />
      <PreviewGrid media={media} className="rounded-control" />
      <PreviewComment text={readText({ settings, name: 'firstComment' })} name={account.title} />
    </PreviewCard>
  )
}
