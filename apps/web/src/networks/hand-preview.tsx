import type { PostPreviewProps } from './composing-parts.ts'
import { PreviewGrid } from './preview-media.tsx'
import { PreviewCard, PreviewPerson, PreviewText } from './preview-parts.tsx'
import { readText } from './read-setting.ts'

/** Its app lays the post out: here is what is brought to it. */
export default function HandPreview({ account, text, media, settings }: PostPreviewProps) {
  const title = readText({ settings, name: 'title' })
  return (
    <PreviewCard>
      <PreviewPerson account={account} line={account.handle ?? undefined} />
      {title === '' ? null : <p className="font-semibold wrap-anywhere">{title}</p>}
      <PreviewGrid media={media} className="rounded-control" />
      <PreviewText text={text} />
    </PreviewCard>
  )
}
