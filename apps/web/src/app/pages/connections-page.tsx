import { beginHandover } from '@kadr/contract/connect-handover'
import { refreshConnection } from '@kadr/contract/connecting'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMe } from '../../features/account/api/account.queries.ts'
import { useSubscription } from '../../features/billing/api/billing.queries.ts'
import { ConnectionsScreen } from '../../features/connections/components/connections-screen.tsx'
import { setupCopy } from '../../features/connections/setup-copy.ts'
import { LiftLimitLink } from '../../media/components/lift-limit-link.tsx'
import { useCan } from '../../platform/current-workspace.ts'
import { browserTimeZone } from '../../platform/time-zones.ts'

const SetupScreen = lazy(() => import('../../features/connections/components/setup-screen.tsx'))

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
  const { telegram, connect, account, back } = useSearch({ from: '/app/connections' })
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
      wish={{ channel: telegram?.toString(), network: connect, accountId: account, back }}
      onWishTaken={() => void navigate({ to: '/connections', replace: true })}
    />
  )
}
