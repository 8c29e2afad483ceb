import type { PostPreviewProps } from '../composing-parts.ts'
import { PreviewUpright } from '../preview-media.tsx'
import { readFlag, readText } from '../read-setting.ts'

export default function TiktokPreview({ account, text, media, settings }: PostPreviewProps) {
  const title = readText({ settings, name: 'title' })
  const isPaid = readFlag({ settings, name: 'isBrandContent' })
  const isOwn = readFlag({ settings, name: 'isOwnBrand' })
  return (
    <PreviewUpright media={media}>
      <p className="truncate font-semibold">{account.handle ?? account.title}</p>
      {title ? <p className="font-medium wrap-anywhere">{title}</p> : null}
      <p className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {isPaid || isOwn ? (
        <p className="text-caption">{isPaid ? 'Оплачиваемое партнёрство' : 'Рекламный контент'}</p>
      ) : null}
      {media.length > 1 ? <p className="text-caption">1/{media.length}</p> : null}
    </PreviewUpright>
  )
}
