import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewCarousel, PreviewUpright } from '../preview-media.tsx'
import { PreviewCard, PreviewComment, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readText } from '../read-setting.ts'

const isUpright = ({ media, settings }: PostPreviewProps) => {
  const format = readText({ settings, name: 'format' }) || 'auto'
  if (format === 'story' || format === 'reel') return true
  return format === 'auto' && media.length === 1 && media[0]?.kind === 'video'
}

export default function InstagramPreview(props: PostPreviewProps) {
  const { account, text, media, settings } = props
  if (isUpright(props)) {
    return (
      <PreviewUpright media={media}>
        <p className="truncate font-semibold">{account.handle ?? account.title}</p>
        {readText({ settings, name: 'format' }) === 'story' ? null : (
          <p className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
        )}
      </PreviewUpright>
    )
  }
  return (
    <PreviewCard>
      <PreviewPerson account={account} line={account.handle ?? undefined} />
      <div className="-mx-4">
        <PreviewCarousel media={media} className="aspect-[4/5]" />
      </div>
      <PreviewText text={text} lines={5} />
      <PreviewComment text={readText({ settings, name: 'firstComment' })} name={account.title} />
    </PreviewCard>
  )
}
