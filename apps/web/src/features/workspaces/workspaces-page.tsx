import { getTeam } from '@kadr/contract/team'
import { updateWorkspace } from '@kadr/contract/workspaces'
import { PLANS } from '@kadr/domain/plans'
import { effectivePlan } from '@kadr/domain/subscription-state'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  useCan,
  useChooseWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '../../platform/current-workspace.ts'
import { describeDay } from '../../platform/moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { notify } from '../../ui/toast.tsx'
import { useSubscription } from '../billing/api/billing.queries.ts'
import { useCreateWorkspace, useRestoreWorkspace } from './api/team.mutations.ts'
import { useClosedWorkspaces } from './api/team.queries.ts'
import { CurrentWorkspaceCard } from './components/current-workspace-card.tsx'
import { PlansLink } from './components/failure-note.tsx'
import { TeamCard } from './components/team-card.tsx'
import { WorkspaceForm } from './components/workspace-form.tsx'
import { WorkspaceMark } from './components/workspace-mark.tsx'
import { ROLE_NAME } from './copy.ts'
import { useOutcome } from './model/use-outcome.ts'
import { workspacesCopy as copy } from './team-copy.ts'

/** True until the plan is known: the server decides. */
const useHasTeamPlan = () => {
  const { subscription } = useSubscription()
  if (!subscription) return true
  return PLANS[effectivePlan({ ...subscription, now: new Date() })].teamSize > 1
}

type CreateProps = { timeZone: string; onClose: () => void }

const CreateDialog = ({ onClose, ...start }: CreateProps) => {
  const hasPlan = useHasTeamPlan()
  return (
    <Dialog
      open
      title={hasPlan ? copy.create : copy.noPlan}
      onOpenChange={onClose}
      {...(!hasPlan && { description: copy.noPlanText, footer: <PlansLink /> })}
    >
      {hasPlan ? <CreateForm onClose={onClose} {...start} /> : null}
    </Dialog>
  )
}

const CreateForm = ({ timeZone, onClose }: CreateProps) => {
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

const ClosedCard = ({ timeZone }: { timeZone: string }) => {
  const { data: closed = [] } = useClosedWorkspaces()
  const restore = useRestoreWorkspace()
  const outcome = useOutcome()
  if (closed.length === 0) return null
  return (
    <TeamCard title={copy.closed}>
      <List label={copy.closed}>
        {closed.map(({ id, name, deletesAt }) => (
          <ListRow
            key={id}
            isWrapped
            title={name}
            subtitle={copy.until(
              describeDay({ at: new Date(deletesAt), now: new Date(), timeZone }),
            )}
            trailing={
              <Button
                variant="secondary"
                size="sm"
                isLoading={restore.isPending && restore.variables === id}
                onClick={() => restore.mutate(id, outcome(copy.restored))}
              >
                {copy.restore}
              </Button>
            }
          />
        ))}
      </List>
    </TeamCard>
  )
}

export default function WorkspacesPage() {
  const { data: workspaces = [] } = useWorkspaces()
  const current = useCurrentWorkspace()
  const canManage = useCan(updateWorkspace.action)
  const canSeeTeam = useCan(getTeam.action)
  const choose = useChooseWorkspace()
  const [isCreating, setIsCreating] = useState(false)
  const timeZone = current?.timeZone ?? 'Europe/Moscow'
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            {canSeeTeam ? (
              <LinkButton asChild variant="secondary">
                <Link to="/team">{copy.team}</Link>
              </LinkButton>
            ) : null}
            <Button
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setIsCreating(true)}
            >
              {copy.create}
            </Button>
          </>
        }
      />
      <TeamCard title={copy.title}>
        <List label={copy.title}>
          {workspaces.map(({ id, name, role, isPersonal, ...face }) => (
            <ListRow
              key={id}
              isWrapped
              leading={<WorkspaceMark workspace={{ name, ...face }} />}
              title={name}
              subtitle={isPersonal ? `${ROLE_NAME[role]}, ${copy.personal}` : ROLE_NAME[role]}
              trailing={
                id === current?.id ? (
                  <Badge tone="accent">{copy.current}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={copy.openNamed(name)}
                    onClick={() => choose(id)}
                  >
                    {copy.open}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </TeamCard>
      {current && canManage ? <CurrentWorkspaceCard workspace={current} /> : null}
      <ClosedCard timeZone={timeZone} />
      {isCreating ? (
        <CreateDialog timeZone={timeZone} onClose={() => setIsCreating(false)} />
      ) : null}
    </div>
  )
}
