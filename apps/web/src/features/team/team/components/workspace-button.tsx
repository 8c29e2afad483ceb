import { type ComponentType, useState } from 'react'
import {
  useCurrentWorkspace,
  useWorkspaces,
} from '../../../../platform/session/current-workspace.ts'
import { copy } from '../copy.ts'
import { WorkspaceMark } from './workspace-mark.tsx'
import type WorkspaceSheet from './workspace-sheet.tsx'

const BUTTON_ID = 'workspace-button'

type Sheet = ComponentType<Parameters<typeof WorkspaceSheet>[0]>

/** The mark of the current workspace in the header of a phone; opens the list of workspaces. */
export const WorkspaceButton = () => {
  const { data: workspaces } = useWorkspaces()
  const current = useCurrentWorkspace()
  const [Sheet, setSheet] = useState<Sheet>()
  const [isOpen, setIsOpen] = useState(false)
  if (!(workspaces && current)) return <span className="size-11 shrink-0" />
  const open = () => {
    setIsOpen(true)
    // Not part of the first paint. A chunk that fails to load is asked for again at the next press.
    const load = async () => {
      const loaded = await import('./workspace-sheet.tsx')
      setSheet(() => loaded.default)
    }
    void load().catch(() => setIsOpen(false))
  }
  return (
    <>
      <button
        type="button"
        id={BUTTON_ID}
        aria-label={copy.here(current.name)}
        aria-haspopup="dialog"
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control"
        onClick={open}
      >
        <WorkspaceMark workspace={current} />
      </button>
      {Sheet && isOpen ? (
        <Sheet workspaces={workspaces} current={current} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

/** The name, where there is more than one workspace to be in; a press on it presses the button. */
export const WorkspaceLine = () => {
  const { data: workspaces = [] } = useWorkspaces()
  const current = useCurrentWorkspace()
  if (!current || workspaces.length < 2) return null
  return (
    <label htmlFor={BUTTON_ID} className="cursor-pointer truncate text-caption text-ink-3">
      {current.name}
    </label>
  )
}
