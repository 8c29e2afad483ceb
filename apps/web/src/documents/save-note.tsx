import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import { failureText } from '../platform/api/failure-text.ts'
import { documentCopy } from './copy.ts'
import type { SaveState } from './document.ts'

const { save: copy } = documentCopy

const ICONS: Record<SaveState['kind'], typeof Check> = {
  new: Pencil,
  saved: Check,
  unsaved: Pencil,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
}

export const SaveNote = ({ state }: { state: SaveState }) => {
  const Icon = ICONS[state.kind]
  const isBad = state.kind === 'refused' || state.kind === 'conflict'
  const text = copy[state.kind]
  return (
    <p
      role="status"
      className={`flex min-w-0 items-center gap-1.5 text-label ${isBad ? 'text-failed' : 'text-ink-3'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {state.kind === 'refused' ? `${text}: ${failureText(state.error)}` : text}
      </span>
    </p>
  )
}
