import { useMe } from '../../features/account/api/get-me.ts'
import { useSignIns } from '../../features/account/api/get-sign-ins.ts'
import { DevicesCard } from '../../features/account/components/devices-card.tsx'
import { SignInsCard } from '../../features/account/components/sign-ins-card.tsx'
import { browserTimeZone, isSameClock } from '../../features/account/model/time-zones.ts'
import { MetersSection } from '../../features/billing/components/meters-section.tsx'
import { PlanSection } from '../../features/billing/components/plan-section.tsx'
import { SubscriptionNoticePlace } from '../../features/billing/components/subscription-notice-place.tsx'
import { ChecklistPlace } from '../../features/dashboard/components/checklist-place.tsx'
import { DashboardView } from '../../features/dashboard/components/dashboard-view.tsx'
import { StartFailure } from '../../features/dashboard/components/start-failure.tsx'
import { failureText } from '../../platform/failure-text.ts'
import { useIsSignedIn, useStart } from '../../platform/services.tsx'

/** Why the person is not known: Telegram's start failed, or the profile could not be read. */
const useStartFailure = () => {
  const isSignedIn = useIsSignedIn()
  const start = useStart()
  const me = useMe()
  if (start.status === 'failed' || (!isSignedIn && start.status === 'running')) {
    return { error: start.error, isRetrying: start.status === 'running', retry: start.retry }
  }
  if (me.user || !me.isError) return undefined
  return { error: me.error, isRetrying: me.isFetching, retry: me.refetch }
}

/** Puts the parts of several features onto one screen. */
export default function DashboardPage() {
  const { user } = useMe()
  const { data: signIns } = useSignIns()
  const failure = useStartFailure()
  const now = new Date()
  const deviceZone = browserTimeZone()
  const timeZone = user?.timeZone ?? deviceZone
  const frame = { firstName: user?.firstName, timeZone, now }

  if (failure) {
    return (
      <DashboardView
        {...frame}
        notice={
          <StartFailure
            text={failureText(failure.error)}
            isRetrying={failure.isRetrying}
            onRetry={() => void failure.retry()}
          />
        }
      />
    )
  }
  return (
    <DashboardView
      {...frame}
      notice={<SubscriptionNoticePlace />}
      main={
        <>
          <ChecklistPlace
            facts={{
              firstName: user?.firstName,
              isClockRight:
                user && isSameClock({ zone: user.timeZone, other: deviceZone, at: now }),
              signInCount: signIns?.length,
            }}
          />
          <MetersSection />
          <DevicesCard timeZone={timeZone} />
        </>
      }
      aside={
        <>
          <PlanSection timeZone={timeZone} />
          <SignInsCard />
        </>
      }
    />
  )
}
