import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { reelHelpCopy as copy } from '../../reel-help-copy.ts'
import { CopyButton } from '../copy-button.tsx'
import { TemplateMark } from '../template-mark.tsx'
import type { ReelCaption } from './reel-help-dialog.tsx'

/** The caption for the post, kept until the reel is rendered. */
export const KeptCaption = ({
  caption: { text, isOffline },
  onDrop,
}: {
  caption: ReelCaption
  onDrop: () => void
}) => (
  <section
    aria-label={copy.caption}
    className="grid grid-cols-1 gap-2 rounded-card bg-surface p-3 shadow-card lg:p-4"
  >
    <div className="flex items-center justify-between gap-2">
      <h2 className="text-label font-medium">{copy.caption}</h2>
      <IconButton
        label={copy.dropCaption}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onDrop}
      />
    </div>
    {isOffline ? (
      <div>
        <TemplateMark />
      </div>
    ) : null}
    <p className="whitespace-pre-wrap wrap-anywhere text-label">{text}</p>
    <div>
      <CopyButton text={text} of={copy.caption.toLocaleLowerCase('ru')} />
    </div>
  </section>
)
