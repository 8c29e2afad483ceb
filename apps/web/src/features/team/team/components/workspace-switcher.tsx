import type { Workspace } from '@kadr/contract/identity/workspaces'
import { ChevronsUpDown } from 'lucide-react'
import { Menu, MenuChoice } from '../../../../ui/overlays/menu.tsx'
import { copy, ROLE_NAME } from '../copy.ts'
import { WorkspaceMark } from './workspace-mark.tsx'

const Label = ({ workspace }: { workspace: Workspace }) => (
  <>
    <WorkspaceMark workspace={workspace} />
    <span className="grid min-w-0 flex-1 text-left">
      <span className="truncate text-label font-medium">{workspace.name}</span>
      <span className="truncate text-caption text-ink-3">{ROLE_NAME[workspace.role]}</span>
    </span>
  </>
)

const FRAME = 'flex min-h-13 w-full min-w-0 items-center gap-2.5 rounded-control px-3 py-2'

type Props = {
  workspaces: Workspace[]
  current: Workspace
  onChoose: (id: string) => void
}

/** A single workspace is shown as a plain label. */
export const WorkspaceSwitcher = ({ workspaces, current, onChoose }: Props) => {
  if (workspaces.length < 2) {
    return (
      <div className={FRAME}>
        <span className="sr-only">{copy.label}:</span>
        <Label workspace={current} />
      </div>
    )
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={`${FRAME} cursor-pointer border border-line bg-surface hover:border-line-strong`}
        >
          <span className="sr-only">{copy.choose}, сейчас:</span>
          <Label workspace={current} />
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        </button>
      }
    >
      <MenuChoice
        label={copy.label}
        value={current.id}
        options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={onChoose}
      />
    </Menu>
  )
}
