import { closeWorkspace, type Workspace } from '@kadr/contract/identity/workspaces'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { useUpdateWorkspace } from '../api/team.mutations.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { workspacesCopy as copy } from '../team-copy.ts'
import { CloseWorkspace } from './close-workspace.tsx'
import { TeamCard } from './team-card.tsx'
import { WorkspaceForm } from './workspace-form.tsx'

export const CurrentWorkspaceCard = ({ workspace }: { workspace: Workspace }) => {
  const update = useUpdateWorkspace()
  const canClose = useCan(closeWorkspace.action)
  const outcome = useOutcome()
  return (
    <TeamCard title={copy.settings} text={workspace.name}>
      <div className="grid grid-cols-1 gap-6 p-4 pt-2">
        <WorkspaceForm
          key={workspace.id}
          start={workspace}
          hasBrand
          submitLabel={copy.save}
          isPending={update.isPending}
          error={update.error}
          onSubmit={({ name, timeZone, brandColor, pictureId, logoId }) =>
            update.mutate({ name, timeZone, brandColor, pictureId, logoId }, outcome(copy.saved))
          }
        />
        {canClose && !workspace.isPersonal ? (
          <div className="border-t border-line pt-4">
            <CloseWorkspace workspace={workspace} />
          </div>
        ) : null}
      </div>
    </TeamCard>
  )
}
