import type { PostPreviewProps } from './composing-parts.ts'
import { PreviewGrid } from './preview-media.tsx'
import { PreviewChain, PreviewText } from './preview-parts.tsx'
import { readButtons, readTexts } from './read-setting.ts'

/** A post of a channel: its name, files, words and what follows, with buttons below. */
export function ChannelPreview({ account, text, media, settings }: PostPreviewProps) {
  const buttons = readButtons(settings).filter((button) => button.text !== '')
  return (
    <div className="mx-auto grid w-full max-w-96 grid-cols-1 gap-1.5 rounded-card bg-sunken p-4 text-label">
      <div className="overflow-hidden rounded-card bg-surface">
        <p className="px-3 py-2 font-semibold text-accent">{account.title}</p>
        <PreviewGrid media={media} />
        <div className="grid grid-cols-1 gap-3 px-3 py-2">
          <PreviewText text={text} />
          <PreviewChain texts={readTexts({ settings, name: 'chain' })} />
        </div>
      </div>
      {buttons.map((button, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons are identified by index
          key={index}
          className="truncate rounded-control bg-surface px-3 py-2 text-center font-medium text-accent"
        >
          {button.text}
        </span>
      ))}
    </div>
  )
}
