import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '../../features/account/api/account.queries.ts'
import { browserTimeZone } from '../../features/account/model/time-zones.ts'
import { useSubscription } from '../../features/billing/api/billing.queries.ts'
import { copy as billing } from '../../features/billing/copy.ts'
import { PLANS_PLACE } from '../../features/billing/model/plans-place.ts'
import { ConnectionsScreen } from '../../features/connections/components/connections-screen.tsx'
import { useCurrentWorkspace } from '../../platform/use-current-workspace.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The accounts of the workspace, with the plan and the role that bound what can be done. */
export default function ConnectionsPage() {
  const { user } = useMe()
  const { subscription, query } = useSubscription()
  const { telegram } = useSearch({ from: '/app/connections' })
  const navigate = useNavigate()
  // Until the list has come, the server's answer decides: most people own their only workspace.
  const role = useCurrentWorkspace()?.role ?? 'owner'
  return (
    <ConnectionsScreen
      plan={{ subscription, isFailed: query.isError, retry: () => void query.refetch() }}
      plansLink={
        <LinkButton asChild variant="secondary" size="sm">
          <Link {...PLANS_PLACE}>{billing.compare}</Link>
        </LinkButton>
      }
      timeZone={user?.timeZone ?? browserTimeZone()}
      canManage={role === 'owner' || role === 'admin'}
      canCheck={role !== 'viewer'}
      channel={telegram?.toString()}
      onChannelTaken={() => void navigate({ to: '/connections', replace: true })}
    />
  )
}
