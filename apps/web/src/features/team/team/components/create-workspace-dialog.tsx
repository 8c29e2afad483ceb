import { PLANS } from '@kadr/domain/money/plans'
import { effectivePlan } from '@kadr/domain/money/subscription-state'
import { LiftLimitLink } from '../../../../media/limits/lift-limit-link.tsx'
import { useChooseWorkspace } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useSubscription } from '../../../money/billing/api/billing.queries.ts'
import { useCreateWorkspace } from '../api/team.mutations.ts'
import { workspacesCopy as copy } from '../team-copy.ts'
import { WorkspaceForm } from './workspace-form.tsx'

/** True until the plan is known: the server decides. */
const useHasTeamPlan = () => {
  const { subscription } = useSubscription()
  if (!subscription) return true
  return PLANS[effectivePlan({ ...subscription, now: new Date() })].teamSize > 1
}

type Props = { timeZone: string; onClose: () => void }

const CreateForm = ({ timeZone, onClose }: Props) => {
  const create = useCreateWorkspace()
  const choose = useChooseWorkspace()
  return (
    <WorkspaceForm
      start={{ name: '', timeZone, brandColor: null, pictureId: null, logoId: null }}
      hasBrand={false}
      submitLabel={copy.create}
      isPending={create.isPending}
      error={create.error}
      onSubmit={({ name, timeZone: zone }) =>
        create.mutate(
          { name, timeZone: zone },
          {
            onSuccess: ({ id }) => {
              notify.success(copy.created)
              choose(id)
              onClose()
            },
          },
        )
      }
    />
  )
}

/** Without a plan for it, says so before anything is typed. */
export const CreateWorkspaceDialog = (props: Props) => {
  const hasPlan = useHasTeamPlan()
  return (
    <Dialog
      open
      title={hasPlan ? copy.create : copy.noPlan}
      onOpenChange={props.onClose}
      {...(!hasPlan && { description: copy.noPlanText })}
    >
      {hasPlan ? (
        <CreateForm {...props} />
      ) : (
        <LiftLimitLink limit="workspaces" onFollow={props.onClose} />
      )}
    </Dialog>
  )
}
