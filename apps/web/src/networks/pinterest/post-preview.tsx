import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewCarousel } from '../preview-media.tsx'
import { PreviewCard, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readText } from '../read-setting.ts'

export default function PinterestPreview({ account, text, media, settings }: PostPreviewProps) {
  const title = readText({ settings, name: 'title' })
  const link = readText({ settings, name: 'link' })
  return (
    <PreviewCard>
      <div className="overflow-hidden rounded-control">
        <PreviewCarousel media={media} className="aspect-[4/5]" />
      </div>
      {title ? <p className="text-body font-semibold wrap-anywhere">{title}</p> : null}
      <PreviewText text={text} lines={4} />
      {link ? <p className="truncate text-accent">{link}</p> : null}
      <PreviewPerson account={account} />
    </PreviewCard>
  )
}
