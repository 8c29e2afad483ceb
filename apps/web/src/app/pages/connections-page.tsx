import { beginHandover } from '@kadr/contract/publishing/connect-handover'
import { refreshConnection } from '@kadr/contract/publishing/connecting'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMe } from '../../features/identity/users/api/users.queries.ts'
import { useSubscription } from '../../features/money/billing/api/billing.queries.ts'
import { ConnectionsScreen } from '../../features/publishing/connections/list/connections-screen.tsx'
import { readOfferedChannel } from '../../features/publishing/connections/list/connections-search.ts'
import { setupCopy } from '../../features/publishing/connections/setup/copy.ts'
import { LiftLimitLink } from '../../media/limits/lift-limit-link.tsx'
import { useCan } from '../../platform/session/current-workspace.ts'
import { browserTimeZone } from '../../platform/text/time-zones.ts'

const SetupScreen = lazy(
  () => import('../../features/publishing/connections/setup/setup-screen.tsx'),
)

/** A part of this page and not a route: it is opened once, by the owner of an installation. */
const SETUP = 'real-networks'

export default function ConnectionsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const canManage = useCan(beginHandover.action)
  if (hash !== SETUP || !canManage) return <Connections />
  return (
    <Suspense>
      <SetupScreen />
    </Suspense>
  )
}

const Connections = () => {
  const { user } = useMe()
  const { subscription, query } = useSubscription()
  const { connect, account, back, ...channels } = useSearch({ from: '/app/connections' })
  const navigate = useNavigate()
  return (
    <ConnectionsScreen
      plan={{ subscription, isFailed: query.isError, retry: () => void query.refetch() }}
      plansLink={<LiftLimitLink limit="connectedAccounts" />}
      setupLink={
        <Link to="/connections" hash={SETUP} className="text-accent underline">
          {setupCopy.link}
        </Link>
      }
      timeZone={user?.timeZone ?? browserTimeZone()}
      canManage={useCan(beginHandover.action)}
      canCheck={useCan(refreshConnection.action)}
      wish={{ channel: readOfferedChannel(channels), network: connect, accountId: account, back }}
      onWishTaken={() => void navigate({ to: '/connections', replace: true })}
    />
  )
}
