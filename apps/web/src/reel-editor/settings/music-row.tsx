import type { Resource } from '@kadr/contract/library/resources'
import { Check, Pause, Play } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { editorCopy } from '../copy.ts'

const { music: copy } = editorCopy

type Props = {
  name: string
  note: string
  isChosen: boolean
  isSuited?: boolean
  onChoose: () => void
  /** Undefined for an option without sound. */
  listening?: { resource: Resource; isPlaying: boolean; onToggle: () => void } | undefined
}

export const MusicRow = ({ name, note, isChosen, isSuited, onChoose, listening }: Props) => (
  <li
    className={`flex items-center gap-1 rounded-control ${isChosen ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
  >
    {listening ? (
      <IconButton
        label={listening.isPlaying ? copy.stop(name) : copy.listen(name)}
        icon={
          listening.isPlaying ? (
            <Pause aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4 fill-current" />
          )
        }
        onClick={listening.onToggle}
      />
    ) : (
      <span className="w-11" />
    )}
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-control py-1.5 pr-3 text-left"
    >
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-label font-medium">{name}</span>
        {note ? <span className="truncate text-caption text-ink-2">{note}</span> : null}
      </span>
      {isSuited ? <Badge tone="accent">{copy.suits}</Badge> : null}
      {isChosen ? <Check aria-hidden="true" className="size-5 shrink-0 text-accent" /> : null}
    </button>
  </li>
)
