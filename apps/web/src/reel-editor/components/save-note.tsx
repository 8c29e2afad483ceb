import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import { editorCopy } from '../copy.ts'
import type { SaveState } from '../document/use-reel-saving.ts'

const { save: copy } = editorCopy

const WORDS: Record<SaveState['kind'], { text: string; Icon: typeof Check }> = {
  saved: { text: copy.saved, Icon: Check },
  unsaved: { text: copy.unsaved, Icon: Pencil },
  saving: { text: copy.saving, Icon: LoaderCircle },
  offline: { text: copy.offline, Icon: CloudOff },
  refused: { text: copy.refused, Icon: TriangleAlert },
  conflict: { text: copy.conflict, Icon: TriangleAlert },
}

/** Whether what is on screen is safe, and where. */
export const SaveNote = ({ state }: { state: SaveState }) => {
  const { text, Icon } = WORDS[state.kind]
  const isBad = state.kind === 'refused' || state.kind === 'conflict'
  return (
    <p
      role="status"
      className={`flex min-w-0 items-center gap-1.5 text-label ${isBad ? 'text-failed' : 'text-ink-3'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {state.kind === 'refused' ? `${text}: ${state.text}` : text}
      </span>
    </p>
  )
}
