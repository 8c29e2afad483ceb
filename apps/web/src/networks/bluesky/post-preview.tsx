import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewGrid } from '../preview-media.tsx'
import { PreviewCard, PreviewChain, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readLinkCard, readTexts } from '../read-setting.ts'

const Card = ({ settings }: Pick<PostPreviewProps, 'settings'>) => {
  const card = readLinkCard(settings)
  if (!card) return null
  return (
    <div className="grid grid-cols-1 gap-0.5 rounded-control border border-line p-3">
      <p className="font-medium wrap-anywhere">{card.title || card.uri}</p>
      {card.description ? <p className="text-ink-2 wrap-anywhere">{card.description}</p> : null}
      <p className="truncate text-caption text-ink-3">{card.uri}</p>
    </div>
  )
}

export default function BlueskyPreview({ account, text, media, settings }: PostPreviewProps) {
  return (
    <PreviewCard>
      <PreviewPerson account={account} line={account.handle ?? undefined} />
      <PreviewText text={text} />
      <PreviewGrid media={media} className="rounded-control" />
      {media.length === 0 ? <Card settings={settings} /> : null}
      <PreviewChain texts={readTexts({ settings, name: 'chain' })} />
    </PreviewCard>
  )
}
