import type { Workspace } from '@kadr/contract/identity/workspaces'
import { getTeam } from '@kadr/contract/team/team'
import { Link } from '@tanstack/react-router'
import { Check, Plus, Settings2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useCan, useChooseWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy, ROLE_NAME } from '../copy.ts'
import { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
import { WorkspaceMark } from './workspace-mark.tsx'

const ROW =
  'flex min-h-13 w-full min-w-0 cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left text-ink no-underline hover:bg-sunken'
const ICON = 'mx-1.5 size-5 shrink-0 text-ink-2'

type Props = { workspaces: readonly Workspace[]; current: Workspace; onClose: () => void }

const Choices = ({ workspaces, current, onClose }: Props) => {
  const choose = useChooseWorkspace()
  return (
    <ul aria-label={copy.choose}>
      {workspaces.map((workspace) => (
        <li key={workspace.id}>
          <button
            type="button"
            aria-current={workspace.id === current.id ? 'true' : undefined}
            className={ROW}
            onClick={() => {
              choose(workspace.id)
              onClose()
            }}
          >
            <WorkspaceMark workspace={workspace} />
            <span className="grid min-w-0 flex-1">
              <span className="font-medium wrap-anywhere">{workspace.name}</span>
              <span className="text-label text-ink-3">{ROLE_NAME[workspace.role]}</span>
            </span>
            {workspace.id === current.id ? (
              <Check aria-hidden="true" className="size-5 shrink-0 text-accent" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where one is, where one can go, and who else is there. */
const WorkspaceSheet = (props: Props) => {
  const { current, onClose } = props
  const canSeeTeam = useCan(getTeam.action)
  const [isCreating, setIsCreating] = useState(false)
  if (isCreating) {
    return <CreateWorkspaceDialog timeZone={current.timeZone} onClose={onClose} />
  }
  return (
    <Dialog open title={copy.label} onOpenChange={onClose}>
      <div className="-mx-2 grid grid-cols-1 gap-2">
        <Choices {...props} />
        <ul className="border-t border-line pt-2">
          <li>
            <button type="button" className={ROW} onClick={() => setIsCreating(true)}>
              <Plus aria-hidden="true" className={ICON} />
              {copy.create}
            </button>
          </li>
          {canSeeTeam ? (
            <li>
              <Link to="/team" className={ROW} onClick={onClose}>
                <UsersRound aria-hidden="true" className={ICON} />
                {copy.members}
              </Link>
            </li>
          ) : null}
          <li>
            <Link to="/workspaces" className={ROW} onClick={onClose}>
              <Settings2 aria-hidden="true" className={ICON} />
              {copy.settings}
            </Link>
          </li>
        </ul>
      </div>
    </Dialog>
  )
}

export default WorkspaceSheet
