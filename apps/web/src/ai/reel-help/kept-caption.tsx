import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Textarea } from '../../ui/forms/text-input.tsx'
import { TemplateMark } from '../ask/ai-note.tsx'
import { CopyButton } from '../results/copy-button.tsx'
import { reelHelpCopy as copy } from './copy.ts'

const MAX = 5000

/** Saved with the reel; a post of it starts with this text. */
export const KeptCaption = ({
  caption,
  isOffline,
  onChange,
}: {
  caption: string
  isOffline: boolean
  onChange: (caption: string) => void
}) => {
  const id = useId()
  return (
    <section
      aria-label={copy.caption}
      className="grid grid-cols-1 gap-2 rounded-card bg-surface p-3 shadow-card lg:p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-label font-medium">
          {copy.caption}
        </label>
        <IconButton
          label={copy.dropCaption}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => onChange('')}
        />
      </div>
      {isOffline ? (
        <div>
          <TemplateMark />
        </div>
      ) : null}
      <Textarea
        id={id}
        rows={5}
        maxLength={MAX}
        value={caption}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-caption text-ink-3">{copy.captionHint}</p>
      <div>
        <CopyButton text={caption} of={copy.caption.toLocaleLowerCase('ru')} />
      </div>
    </section>
  )
}
