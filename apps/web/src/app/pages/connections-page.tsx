import { beginHandover } from '@kadr/contract/connect-handover'
import { refreshConnection } from '@kadr/contract/connecting'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '../../features/account/api/account.queries.ts'
import { browserTimeZone } from '../../features/account/model/time-zones.ts'
import { useSubscription } from '../../features/billing/api/billing.queries.ts'
import { copy as billing } from '../../features/billing/copy.ts'
import { PLANS_PLACE } from '../../features/billing/model/plans-place.ts'
import { ConnectionsScreen } from '../../features/connections/components/connections-screen.tsx'
import { useCan } from '../../platform/use-can.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export default function ConnectionsPage() {
  const { user } = useMe()
  const { subscription, query } = useSubscription()
  const { telegram, connect, account, back } = useSearch({ from: '/app/connections' })
  const navigate = useNavigate()
  return (
    <ConnectionsScreen
      plan={{ subscription, isFailed: query.isError, retry: () => void query.refetch() }}
      plansLink={
        <LinkButton asChild variant="secondary" size="sm">
          <Link {...PLANS_PLACE}>{billing.compare}</Link>
        </LinkButton>
      }
      timeZone={user?.timeZone ?? browserTimeZone()}
      canManage={useCan(beginHandover.action)}
      canCheck={useCan(refreshConnection.action)}
      wish={{ channel: telegram?.toString(), network: connect, accountId: account, back }}
      onWishTaken={() => void navigate({ to: '/connections', replace: true })}
    />
  )
}
