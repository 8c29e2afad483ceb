import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewGrid } from '../preview-media.tsx'
import { PreviewCard, PreviewChain, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readTexts } from '../read-setting.ts'

export default function ThreadsPreview({ account, text, media, settings }: PostPreviewProps) {
  return (
    <PreviewCard>
      <PreviewPerson account={account} line={account.handle ?? undefined} />
      <PreviewText text={text} />
      <PreviewGrid media={media} className="rounded-control" />
      <PreviewChain texts={readTexts({ settings, name: 'chain' })} />
    </PreviewCard>
  )
}
