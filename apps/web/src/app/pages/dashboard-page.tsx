import { useMe } from '../../features/account/api/get-me.ts'
import { useSignIns } from '../../features/account/api/get-sign-ins.ts'
import { DevicesCard } from '../../features/account/components/devices-card.tsx'
import { SignInsCard } from '../../features/account/components/sign-ins-card.tsx'
import { failureText } from '../../features/account/model/failure-text.ts'
import { browserTimeZone, isSameClock } from '../../features/account/model/time-zones.ts'
import { MetersSection } from '../../features/billing/components/meters-section.tsx'
import { PlanSection } from '../../features/billing/components/plan-section.tsx'
import { SubscriptionNoticePlace } from '../../features/billing/components/subscription-notice-place.tsx'
import { ChecklistPlace } from '../../features/dashboard/components/checklist-place.tsx'
import { DashboardView } from '../../features/dashboard/components/dashboard-view.tsx'
import { StartFailure } from '../../features/dashboard/components/start-failure.tsx'
import { useIsSignedIn, useStart } from '../../platform/services.tsx'

/** Puts the parts of several features onto one screen. */
export default function DashboardPage() {
  const { user } = useMe()
  const { data: signIns } = useSignIns()
  const isSignedIn = useIsSignedIn()
  const start = useStart()
  const now = new Date()
  const deviceZone = browserTimeZone()
  const timeZone = user?.timeZone ?? deviceZone

  const failure =
    start.status === 'failed' || (!isSignedIn && start.status === 'running') ? (
      <StartFailure
        text={failureText(start.error)}
        isRetrying={start.status === 'running'}
        onRetry={() => void start.retry()}
      />
    ) : null

  return (
    <DashboardView
      firstName={user?.firstName ?? ''}
      timeZone={timeZone}
      now={now}
      notice={
        <>
          {failure}
          {isSignedIn ? <SubscriptionNoticePlace /> : null}
        </>
      }
      main={
        isSignedIn ? (
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
        ) : null
      }
      aside={
        isSignedIn ? (
          <>
            <PlanSection timeZone={timeZone} />
            <SignInsCard />
          </>
        ) : null
      }
    />
  )
}
