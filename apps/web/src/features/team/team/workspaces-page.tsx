import { updateWorkspace } from '@kadr/contract/identity/workspaces'
import { getTeam } from '@kadr/contract/team/team'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  useCan,
  useChooseWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../platform/text/moment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { List, ListRow } from '../../../ui/layout/list-row.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useRestoreWorkspace } from './api/team.mutations.ts'
import { useClosedWorkspaces } from './api/team.queries.ts'
import { CreateWorkspaceDialog } from './components/create-workspace-dialog.tsx'
import { CurrentWorkspaceCard } from './components/current-workspace-card.tsx'
import { TeamCard } from './components/team-card.tsx'
import { WorkspaceMark } from './components/workspace-mark.tsx'
import { ROLE_NAME } from './copy.ts'
import { useOutcome } from './model/use-outcome.ts'
import { workspacesCopy as copy } from './team-copy.ts'

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
        <CreateWorkspaceDialog timeZone={timeZone} onClose={() => setIsCreating(false)} />
      ) : null}
    </div>
  )
}
