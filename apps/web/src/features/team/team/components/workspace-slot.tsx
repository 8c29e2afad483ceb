import {
  useChooseWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

/** All states have the same height, to avoid layout shift. */
export const WorkspaceSlot = () => {
  const { data: workspaces, isError, isFetching, refetch } = useWorkspaces()
  const current = useCurrentWorkspace()
  const choose = useChooseWorkspace()
  if (workspaces && current) {
    return <WorkspaceSwitcher workspaces={workspaces} current={current} onChoose={choose} />
  }
  if (isError) {
    return (
      <div role="alert" className="grid min-h-13 gap-1 px-3 text-caption text-ink-3">
        {copy.failed}
        <Button variant="text" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </div>
    )
  }
  return (
    <SkeletonGroup label={copy.loading} className="flex min-h-13 items-center gap-2.5 px-3">
      <Skeleton className="size-5" />
      <Skeleton className="h-4 w-28" />
    </SkeletonGroup>
  )
}
