import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewGrid } from '../preview-media.tsx'
import { PreviewCard, PreviewComment, PreviewPerson, PreviewText } from '../preview-parts.tsx'
import { readText } from '../read-setting.ts'

export default function LinkedinPreview({ account, text, media, settings }: PostPreviewProps) {
  const isForContacts = readText({ settings, name: 'visibility' }) === 'CONNECTIONS'
  return (
    <PreviewCard>
      <PreviewPerson account={account} line={isForContacts ? 'Только контактам' : 'Всем'} />
      <PreviewText text={text} lines={8} />
      <div className="-mx-4">
        <PreviewGrid media={media} />
      </div>
      <PreviewComment text={readText({ settings, name: 'firstComment' })} name={account.title} />
    </PreviewCard>
  )
}
